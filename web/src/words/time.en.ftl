### Time to change one's mind.

grace = Time to change your mind
grace-seconds = { $count ->
    [0] None
    [one] { $count } second
   *[other] { $count } seconds
}

hand-over = Hand over to { $name }
connection-silent = no answer…
