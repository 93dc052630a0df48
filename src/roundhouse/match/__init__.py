"""Matches between bots: many games with rotated seats, and what they show."""
