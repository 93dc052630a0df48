# Direct hands: settings and keys.

skip = Skip steps without a choice
refill = Fill gaps from the same pile

# What a move brings, told before the click.

brings = { $points ->
    [one] Brings 1 point at once.
   *[other] Brings { $points } points at once.
}
costs = { $points ->
    [one] Costs 1 point at once.
   *[other] Costs { $points } points at once.
}
