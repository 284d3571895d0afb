"""The server: tables over HTTP and WebSocket, on an append-only log."""
