import type { Either } from 'fp-ts/lib/Either.js';
import type { GameSetup, Json, Violation } from '@woodlog/core/kernel';
import type { Box, NamedBox, Palette } from '@woodlog/draw/kernel';
import type { ComponentType } from 'preact';
import type { AskedQuestion, Moment, Option, Part, Refusal, Session } from '@woodlog/session/kernel';

/** A player as the page shows it. */
export interface Player {
  readonly index: number;
  readonly letter: string;
  /** What the player plays; empty where a game has no factions. */
  readonly faction: string;
  /** The name of the person or bot; empty without one. */
  readonly name: string;
  readonly isBot: boolean;
  readonly score: number;
  /** The dominance card that took the marker off the track, if any. */
  readonly marker: string | null;
  /** Names of the palette. */
  readonly colour: string;
  readonly ink: string;
}

/** What a board shows besides its pieces. */
export interface Look {
  /** The step shown, or the last one. */
  readonly step?: Part;
  /** Where a battle is fought. */
  readonly battle?: string;
  /** Highlighted places. */
  readonly open: readonly string[];
  /** Places that a tap may mean, including those that would change the choice. */
  readonly tappable: readonly string[];
  readonly chosen: string | null;
  /** The option at the chosen place. */
  readonly previewed?: Option | undefined;
}

/** Where a log stands. */
export interface LogStanding {
  readonly players: readonly Player[];
  readonly isBegun: boolean;
  readonly winners: readonly string[] | null;
}

export interface AnswersProps {
  readonly question: AskedQuestion;
  readonly chosen: string | null;
  /** Which of several rotations is shown on the chosen place. */
  readonly way: number;
  readonly onWay: (way: number) => void;
  readonly onAnswer: (answer: Json) => void;
}

/** The setup of a game that asks only for players and a few rules. */
export interface NewGame {
  readonly fewest: number;
  readonly most: number;
  /** Ids of bots with descriptions; the first is the default. */
  readonly bots: readonly (readonly [id: string, words: string])[];
  /** Further choices, with the setup's options for them. */
  readonly extras: readonly (readonly [id: string, words: string])[];
  readonly extrasLegend: string;
  optionsOf(extras: readonly string[]): NonNullable<GameSetup['options']>;
  /** What a table without real chance replaces. */
  readonly chance: string;
  start(setup: GameSetup, options: { readonly chance?: Session['chance'] }): Either<Violation, Session>;
}

/** The real board, as a person sets it. */
export interface BoardDraft {
  readonly pieces: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly points: Readonly<Record<string, number>>;
  readonly hands: Readonly<Record<string, number>>;
}

/** Turns that are recorded by the board after them. */
export interface BoardRecording<Table = object> {
  places(table: Readonly<Table>): readonly string[];
  piecesAt(
    table: Readonly<Table>,
    place: string,
  ): readonly { readonly piece: string; readonly label: string; readonly count: number }[];
  handOf(table: Readonly<Table>, letter: string): number;
  /** The actions that explain the board, in notation. */
  actionsTo(table: Readonly<Table>, draft: BoardDraft): readonly string[];
  endWith(session: Session, draft: BoardDraft): Session | Refusal;
}

/** What the page needs of a game: the session's functions, and pictures of its table. */
export interface Playable<Table = object> {
  readonly name: string;
  readonly palette: Palette;
  /** The ending of a saved file. */
  readonly fileName: string;
  /** An example of the notation. */
  readonly example: string;
  readonly newGame?: NewGame;
  readonly recording?: BoardRecording<Table>;
  openSession(log: string): Either<Violation, Session>;
  ask(session: Session): Moment<Table>;
  answer(session: Session, given: Json): Session | Refusal;
  undo(session: Session): Session;
  redo(session: Session): Session;
  /** Takes notation; with `free` it is checked against the pieces alone, in games that can. */
  write(session: Session, words: string, free?: boolean): Session | Refusal;
  /** Loads this game with the parts that writing needs, when a person first writes. */
  forWriting?(): Promise<Playable>;
  playersOf(log: string, table: Readonly<Table>): readonly Player[];
  /** Where a log stands; null without a table. */
  standingOf(log: string): LogStanding | null;
  /** The table after a log and the first steps of the next turn; null if they cannot be read alone. */
  tableAfter(log: string, letter: string, steps: readonly Part[]): Readonly<Table> | null;
  /** What people do with their own cards before the game. */
  ownCards?(table: Readonly<Table>): string;
  /** The table as everybody may see it. */
  openlySeen?(table: Readonly<Table>): Readonly<Table>;
  /** Whether a step is not for everybody's eyes. */
  isHidden?(text: string): boolean;
  /** The log without people's names. */
  nameless(log: string): string;
  /** The strength of each side in a battle. */
  strength?(table: Readonly<Table>, letter: string, clearing: number): string;
  boardName(table: Readonly<Table>): string;
  board(table: Readonly<Table>, log: string, look: Look): Box;
  /** The place that a tap means; `point` is in units of the picture. */
  placeNear(table: Readonly<Table>, point: { readonly x: number; readonly y: number }, look: Look): string | null;
  isOnBoard(table: Readonly<Table>, place: string): boolean;
  /** The heading of options at a tapped place: `From clearing 5`. */
  fromPlace(place: string): string;
  /** What is drawn beside the board. */
  beside(table: Readonly<Table>, log: string, width: number): readonly NamedBox[];
  /** The game's own way to answer. */
  readonly Answers?: ComponentType<AnswersProps>;
  /** Rotations on a chosen place; another tap shows the next. */
  waysOf?(question: AskedQuestion, chosen: string): readonly (readonly Option[])[];
}

export const NO_LOOK: Look = { open: [], tappable: [], chosen: null };

/** A player's name in a line: `Ann`, `Electric Eyrie`, `Marquise de Cat`. */
export const shortName = ({ name, faction, letter }: Player): string =>
  name === '' ? (faction === '' ? letter : faction) : (name.split(' (')[0] ?? name);

/** Whether several people play, so that secrets need a cover. */
export const hasManyPeople = (players: readonly Player[]): boolean => players.filter(({ isBot }) => !isBot).length > 1;
