/** The width from which the boards have their own column; `viewer.css` has the same. */
const WIDE = 1200;

/** Boards are drawn as wide as they are shown, so that their text stays large. */
export const boardWidth = (): number =>
  Math.round(Math.max(320, Math.min(520, innerWidth >= WIDE ? innerWidth * 0.3 : innerWidth - 16)));
