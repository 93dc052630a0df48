### Time to change one's mind.

grace = Time to change your mind
grace-seconds = { $count ->
    [0] None
    [one] { $count } second
   *[other] { $count } seconds
}
