# The browser's own words; sentences about play come from the games' and the table's files.
fault-unknown = Something went wrong in this page. Reload it and go on where you were.
fault-offline = The server cannot be reached. Check the connection and try again.
fault-server = The server answered with an error ({ $status }). Try again in a moment.
seat-nameless = Seat { $number }
