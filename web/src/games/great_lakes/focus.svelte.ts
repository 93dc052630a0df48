// What is pointed at, on the map or beside it: the map and the panels show it both.

export const focus = $state<{ ticket: string | null; route: string | null; city: string | null }>({
  ticket: null, // its cities are ringed, and what is missing of its way is drawn
  route: null,
  city: null,
});
