"""What a seat sees of a table, as a row of small numbers for programs that learn and for bots that have learnt."""
