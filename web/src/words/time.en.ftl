### Time to change one's mind.

grace = Time to change your mind
grace-seconds = { $count ->
    [0] None
    [one] { $count } second
   *[other] { $count } seconds
}

hand-over = Hand over to { $name }
connection-silent = no answer…

since = Since your last turn:
since-more = { $short ->
    [0] Since your last turn: { $count }
   *[other] { $count } more
}
