import type { Either } from 'fp-ts/lib/Either.js';
import type { GameSetup, Json, Violation } from '@woodlog/core/kernel';
import type { Box, Palette } from '@woodlog/draw/kernel';
import type { ComponentType } from 'preact';
import type { AskedQuestion, Moment, Option, Part, Refusal, Session } from '@woodlog/session/kernel';

/** A player as the page shows one. */
export interface Player {
  readonly index: number;
  readonly letter: string;
  /** What the player plays; empty where that says nothing. */
  readonly faction: string;
  /** The name of the person or the bot; empty if nobody gave one. */
  readonly name: string;
  readonly isBot: boolean;
  readonly score: number;
  /** The dominance card that took the marker off the track, if one did. */
  readonly marker: string | null;
  /** Names of the palette. */
  readonly colour: string;
  readonly ink: string;
}

/** What a board shows besides what stands on it. */
export interface Look {
  /** The step that is shown, or the last one. */
  readonly step?: Part;
  /** Where a battle is fought. */
  readonly battle?: string;
  /** Places that are lit. */
  readonly open: readonly string[];
  /** Places that a tap may mean, with those that would be chosen instead. */
  readonly tappable: readonly string[];
  readonly chosen: string | null;
  /** The option that the chosen place would be. */
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
  /** Which of several ways to lie on the chosen place is shown. */
  readonly way: number;
  readonly onWay: (way: number) => void;
  readonly onAnswer: (answer: Json) => void;
}

/** How a game begins that asks for no more than players and a few rules. */
export interface NewGame {
  readonly fewest: number;
  readonly most: number;
  /** Ids of bots, and what they are like; the first is offered first. */
  readonly bots: readonly (readonly [id: string, words: string])[];
  /** What can be chosen besides, and the options of a setup that say so. */
  readonly extras: readonly (readonly [id: string, words: string])[];
  readonly extrasLegend: string;
  optionsOf(extras: readonly string[]): NonNullable<GameSetup['options']>;
  /** What chance the table makes itself. */
  readonly chance: string;
  start(setup: GameSetup, options: { readonly chance?: Session['chance'] }): Either<Violation, Session>;
}

/** What lies on the real board, as a person sets it. */
export interface BoardDraft {
  readonly pieces: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly points: Readonly<Record<string, number>>;
  readonly hands: Readonly<Record<string, number>>;
}

/** Turns that are told by what lies on the board after them. */
export interface BoardRecording<Table = object> {
  places(table: Readonly<Table>): readonly string[];
  piecesAt(
    table: Readonly<Table>,
    place: string,
  ): readonly { readonly piece: string; readonly label: string; readonly count: number }[];
  handOf(table: Readonly<Table>, letter: string): number;
  /** What explains the board, as the log writes it. */
  actionsTo(table: Readonly<Table>, draft: BoardDraft): readonly string[];
  endWith(session: Session, draft: BoardDraft): Session | Refusal;
}

/** What the page needs of a game to play it: the session's functions, and pictures of its table. */
export interface Playable<Table = object> {
  readonly name: string;
  readonly palette: Palette;
  /** Where somebody's file of this game ends. */
  readonly fileName: string;
  /** Something that can be written, as an example. */
  readonly example: string;
  readonly newGame?: NewGame;
  readonly recording?: BoardRecording<Table>;
  openSession(log: string): Either<Violation, Session>;
  ask(session: Session): Moment<Table>;
  answer(session: Session, given: Json): Session | Refusal;
  undo(session: Session): Session;
  redo(session: Session): Session;
  /** Takes words in the game's notation; with `free` it is held to the pieces alone, where the game can do that. */
  write(session: Session, words: string, free?: boolean): Session | Refusal;
  /** The same with what writing needs, where that is loaded only once somebody writes. */
  forWriting?(): Promise<Playable>;
  playersOf(log: string, table: Readonly<Table>): readonly Player[];
  /** Where a log stands; null for one without a table. */
  standingOf(log: string): LogStanding | null;
  /** The table after a log, and the first steps of the turn after it; null if they cannot be read alone. */
  tableAfter(log: string, letter: string, steps: readonly Part[]): Readonly<Table> | null;
  /** The table as all may see it. */
  openlySeen?(table: Readonly<Table>): Readonly<Table>;
  /** Whether what was done is not for the eyes of all. */
  isHidden?(text: string): boolean;
  /** The log without the names of people. */
  nameless(log: string): string;
  /** What each side of a battle brings. */
  strength?(table: Readonly<Table>, letter: string, clearing: number): string;
  boardName(table: Readonly<Table>): string;
  board(table: Readonly<Table>, log: string, look: Look): Box;
  /** The place that a tap means; `point` is in units of the picture. */
  placeNear(table: Readonly<Table>, point: { readonly x: number; readonly y: number }, look: Look): string | null;
  isOnBoard(table: Readonly<Table>, place: string): boolean;
  /** What a tapped place is called above its options: `From clearing 5`. */
  fromPlace(place: string): string;
  /** What lies beside the board. */
  beside(table: Readonly<Table>, log: string, width: number): readonly { readonly name: string; readonly box: Box }[];
  /** Answers that are given in the game's own way. */
  readonly Answers?: ComponentType<AnswersProps>;
  /** Ways to lie on a chosen place; a second tap shows the next. */
  waysOf?(question: AskedQuestion, chosen: string): readonly (readonly Option[])[];
}

export const NO_LOOK: Look = { open: [], tappable: [], chosen: null };

/** What a player is called in a line: `Ann`, `Electric Eyrie`, `Marquise de Cat`. */
export const shortName = ({ name, faction, letter }: Player): string =>
  name === '' ? (faction === '' ? letter : faction) : (name.split(' (')[0] ?? name);

/** Whether a table has more than one person, so that secrets need a cover. */
export const hasManyPeople = (players: readonly Player[]): boolean => players.filter(({ isBot }) => !isBot).length > 1;
