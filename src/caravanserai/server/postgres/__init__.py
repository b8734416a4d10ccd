"""Tables in PostgreSQL: the one truth of any number of servers."""
