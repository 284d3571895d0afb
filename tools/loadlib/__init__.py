"""What puts a server under load: people who play, the servers they talk to, and what those cost."""
