// The entry point of Root's law: questions and procedures that bots and people share.
export { type BattleTerms, battle, defendersAt, mayBattle } from './law/battle.ts';
export { hiredAt, isDefenseless } from './law/battle-hits.ts';
export {
  askForCard,
  cardsToGive,
  drawCards,
  drawToHand,
  fitsHand,
  matchingSuits,
  moveRandomCard,
  suitOfCard,
  cardsInPile,
} from './law/cards.ts';
export { transfer, moveCards, moveParts } from './law/transfer.ts';
export { repeated, sumOf } from './sum-of.ts';
export { isClosed } from './law/closed.ts';
export { HIRELING_LAWS } from './hirelings/laws.ts';
export { landmarkAt, passOf, preferredPass } from './table/landmarks-at.ts';
export { LANDMARK_LAWS } from './landmarks/laws.ts';
export { hirelingSetup } from './hirelings/setup.ts';
export { combineLaws } from './law/combine-laws.ts';
export { itemsOnSide } from './law/items.ts';
export { availableItem, craftItem, craftedItems, listedPoints } from './law/craft.ts';
export { deckOf } from './law/deck.ts';
export { CARD_EFFECTS } from './law/effects/effects.ts';
export { isInPlay } from './law/effects/play-area.ts';
export { areEnemies, controllerOf, deciderOf, enemiesOf, exposedTo, isProtected } from './law/enemies.ts';
export type { BattleState, Moving, PieceCount, Placing, Removal, Triggered } from './law/events.ts';
export type { FactionLaw } from './law/faction-law.ts';
export { putPawn } from './factions/vagabond/moves.ts';
export { enlistments } from './factions/vagabond/arbiter.ts';
export { explode } from './factions/corvids/bomb.ts';
export { PLOTS_LAW } from './factions/corvids/law.ts';
export { KINDS as PLOT_KINDS, faceUp, hasFaceUp, hasPlot, kindOfPlot, plotColumn } from './factions/corvids/plots.ts';
export { pawnClearing, pawnForest } from './factions/vagabond/pawn.ts';
export { THE_BURROW } from './factions/duchy/law.ts';
export { PEOPLE_LAWS } from './factions/laws.ts';
export { keepClearing, THE_KEEP } from './factions/marquise/law.ts';
export { type Losses, loseBuildings, loseInOrder, loseWarriors, pieceCounts } from './law/hits.ts';
export { hiredToFight } from './law/mercenaries.ts';
export { destinations, mayMove, move, moveWarriors } from './law/move.ts';
export { byPath, byRiver, neighbours } from './law/neighbours.ts';
export {
  boardRow,
  clearingWith,
  buildingsAt,
  enemyBuildingsAt,
  enemyPiecesAt,
  enemyTokensAt,
  enemyWarriorsAt,
  inSupply,
  onBoard,
  oneOfEach,
  onMap,
  piecesAt,
  playersAt,
  tokensAt,
  warriorsAt,
} from './law/pieces.ts';
export { anytime } from './law/triggered.ts';
export {
  mayPlace,
  mayPutWarriors,
  openToWarriors,
  oneAClearing,
  oneWhereTheyMatch,
  place,
  placeWhatFits,
  putPiece,
  putWarriors,
  putWarriorsInEach,
  whereTheyMatch,
} from './law/place.ts';
export { DEEDS, type Deed, type DeedKind, type DeedView, type Spot, touchedBy } from './law/deed.ts';
export { rootDeed } from './deed-codec.ts';
export { rootQuestion } from './question-codec.ts';
export {
  type AskedAbout,
  type FromHand,
  NO_CARD,
  type OptionOf,
  type RootQuestions,
  type RootTurn,
  ask,
} from './law/questions.ts';
export {
  clearingsLosing,
  countKind,
  mayBeRemoved,
  raze,
  removableAt,
  remove,
  removeAllEnemies,
  removeAtOnceByEffect,
  removeByEffect,
  removeFrom,
  rewarded,
} from './law/remove.ts';
export { hiddenItems } from './law/ruins.ts';
export { ruler, rules, warriorsToRule } from './law/rule.ts';
export { lose, pointsOf, score, scorePlaced, standingOf } from './law/score.ts';
export { openSlots } from './law/slots.ts';
export { unknownRules } from './law/unknown-rules.ts';
export {
  type Player,
  type Players,
  type SeatedPlayer,
  type Rules,
  type RulesContext,
  NO_SEAT,
  isOfSuit,
  suitToBuild,
  playerOf,
  sideOf,
  contextOf,
} from './law/context.ts';
export type { TargetChoice, TurnWatcher, WatchedBattle } from './law/watcher.ts';
export { Desk } from './turn/desk.ts';
export { END } from './turn/menu.ts';
export {
  type LineWatcher,
  beginLine,
  lineOf,
  nextStep,
  restOfLine,
  stepNow,
  turnAt,
  watchedLine,
} from './turn/line.ts';
export type { Choice, Outcome, Phase, Phases, Step, Turn } from './law/step.ts';
export {
  type Memory,
  type Order,
  PHASES,
  type PhaseName,
  type Setup,
  type Stage,
  type TurnFlags,
  type TurnState,
} from './law/turn-state.ts';
export { Dealer } from './turn/dealer.ts';
export { viewOf } from './view/view-of.ts';
export { type Deal, redeal } from './view/redeal.ts';
export { NOTHING_SEEN, type Seen, type SeenCard } from './turn/seen.ts';
export type { Answered } from './view/answered.ts';
export { type Request, Requests, type RootPlayer } from './view/request.ts';
export { Replay } from './view/replay.ts';
export { chanceOf, everybody } from './turn/random-answers.ts';
export { leftToChance, lookAtCards } from './turn/left-to-chance.ts';
export { type Position, copyPosition } from './turn/position.ts';
export { askChance, askPlayer, byChance } from './law/choose.ts';
export { freeCorners, oppositeCorner } from './law/corners.ts';
export { PEOPLE_PHASES } from './factions/phases.ts';
export { dueByLedger } from './factions/due.ts';
export {
  type Answerers,
  type GameWatcher,
  type Line,
  MOST_ROUNDS,
  type RootAnswerer,
  type Until,
  runOn,
} from './turn/run-on.ts';
export { type MoveKind, STEP_NAMES, type StepName } from './law/step-name.ts';
export { countMoves } from './turn/count-moves.ts';
export { type LegalMove, type LegalMoves, legalMoves } from './turn/legal-moves.ts';
export { unmetBy, whyNot } from './turn/why-not.ts';
export type { DeedRule, Unmet } from './law/unmet.ts';
export type { Breach, Match } from './audit/breach.ts';
export { partsOf } from './parts-of.ts';
export { AT_ONCE, type Stuck, isLawful, matchLine, matchOpenLine, stuckAt, unwrittenIn } from './audit/match.ts';
export { strays } from './audit/strays.ts';
export { Sum } from './audit/sum.ts';
export { type RulesOfBots, type SeatOptions, seatPlayers } from './seats.ts';
export { type Edition, byEdition, editionOf } from './edition.ts';
export { columnOf, countThere, nameOf, rowThere } from './table/look-up.ts';
