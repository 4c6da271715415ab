// Carcassonne: the base game as state and rules. Notations and bots build on this entry point.
export {
  type AbandonAction,
  type CarcassonneAction,
  type ConcedeAction,
  type DiscardAction,
  type FinishAction,
  type PlaceAction,
  type StartAction,
  carcassonneActions,
  tileKind,
} from './action.ts';
export { STARTER } from './data/tiles.ts';
export { dealer, shuffledBag, tilesInBag } from './deal.ts';
export { enactPlan } from './enact.ts';
export { finalParts } from './final.ts';
export { carcassonne } from './game.ts';
export {
  EXPANSIONS,
  EXPANSION_NAMES,
  type Expansion,
  expansionsOf,
  sortedExpansions,
} from './expansions.ts';
export { GOODS, type Good } from './data/kind-data.ts';
export { FIGURES, FIGURES_OF, FIGURE_NAMES, type Figure, figureBit, figuresIn, isClaiming } from './figures.ts';
export { FARTHEST, stepsOf, valueAt } from './grid.ts';
export { type Placement, legalMoves, legalPlacements, movesAt } from './legal.ts';
export { type CarcassonnePlan, type LayPlan, type Lenience, planAction, planLoss } from './plan.ts';
export { MOST_OF_A_GOOD } from './goods.ts';
export { STEPS } from './river.ts';
export { type Extent, FIELD_CITY, PIG_CITY, completedPoints, majority, unfinishedPoints } from './scoring.ts';
export {
  type CarcassonneState,
  FEWEST_SEATS,
  type FinalPart,
  MEEPLES,
  MOST_SEATS,
  type Meeple,
  type PlacedTile,
  copyState,
  newState,
  segmentOf,
  shapeOf,
  tileOf,
  totalOf,
} from './state.ts';
export {
  CLAIMS,
  type Claim,
  EDGE_LETTERS,
  type FeatureType,
  KINDS,
  type Kind,
  SEGMENTS,
  SHAPES,
  type Segment,
  type Shape,
  type Side,
  type TileKind,
  boxOf,
  kindOf,
  kindOfTile,
  kindsOf,
  shapeAt,
  strangeShape,
  turnsThatFit,
} from './tile.ts';
export { type StrangeTile, planStrange } from './strange.ts';
export { turnAction, turnSquare } from './turn-board.ts';
export { type CarcassonneQuestions, acceptDraw, carcassonneTurn } from './turn.ts';
