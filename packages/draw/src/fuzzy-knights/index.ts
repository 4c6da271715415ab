// Fuzzy Knights in pictures: the whole table, or its parts as boxes.
export { mapBox, squareTapped } from './map.ts';
export { KNIGHTS_PALETTE, seatColour, seatInk } from './palette.ts';
export { boxesBeside } from './players.ts';
export { drawKnights } from './table.ts';
