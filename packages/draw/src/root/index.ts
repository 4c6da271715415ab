// Root in pictures: the whole table, or its parts as boxes.
export type { ClearingLaw, LawOfClearings } from './clearing.ts';
export { mapBox } from './map.ts';
export type { Mark } from './marks.ts';
export { ROOT_PALETTE, colourOf, inkOn } from './palette.ts';
export { scoreTrackBox } from './score-track.ts';
export { boxesBeside, drawRoot } from './table.ts';
export { isOnMap, placeNear, placeWords } from './targets.ts';
