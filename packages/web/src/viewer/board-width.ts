/** A screen on which the boards stand in a column of their own; `viewer.css` has the same. */
const WIDE = 1200;

/** How wide boards are drawn: as wide as they are shown, so that their words stay large. */
export const boardWidth = (): number =>
  Math.round(Math.max(320, Math.min(520, innerWidth >= WIDE ? innerWidth * 0.3 : innerWidth - 16)));
