// Carcassonne in pictures: the whole table, or its parts as boxes.
export { type BoardTargets, boardBox, frameOfTiles, frameWith, squareTapped, tileBox } from './board.ts';
export { CARCASSONNE_PALETTE, type DrawnPlayer, drawnPlayers } from './palette.ts';
export { playerBoxes } from './players.ts';
export { drawCarcassonne } from './table.ts';
