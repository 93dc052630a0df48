"""What a player could do: the ways that complete tickets, and all payments; for views and hints, in plain Python."""
