### Moments.

moment-last-round = The last round begins.
