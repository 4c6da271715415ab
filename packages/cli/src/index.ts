// The library entry, which joins rules, notation and bots. Everything else is internal. It runs in browsers.
export type { GameSetup, Json, SeatSetup, Violation } from '@woodlog/core/kernel';
export type {
  BotId as RootBot,
  Deck as RootDeck,
  Faction as RootFaction,
  MapName as RootMap,
  RootSeat,
  RootSetup,
} from '@woodlog/core/root';
export type { BotName as CarcassonneBot } from '@woodlog/bots/carcassonne';
export type { BotName as FuzzyKnightsBot } from '@woodlog/bots/fuzzy-knights';
export { check, moves, nextTurn, play, positions, simulate } from './any-game.ts';
export type { CheckRequest, CheckedLog } from './check.ts';
export type { GameId } from './games/game-ids.ts';
export type { LogPosition, LogPositions } from './games/root/positions.ts';
export type { RunConfiguration } from './simulate/configuration.ts';
export type { GameRow } from './simulate/row.ts';
export type { AuditedLine } from '@woodlog/notation/kernel';
export type {
  CarcassonneMoves,
  KnightsMoves,
  MovesReport,
  RootMoves,
  MovesRequest,
  PendingTurn,
  PlayedTurn,
  Scene,
  TurnPart,
  TurnQuestion,
  TurnRequest,
} from './turn/turn-adapter.ts';
