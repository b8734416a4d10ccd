"""The table server: rooms that never lose a move, over HTTP and WebSocket."""
