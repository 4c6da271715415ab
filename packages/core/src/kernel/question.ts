/**
 * What a turn may ask. Chance and people answer in the same way, so a turn is a function of the table and the answers
 * so far.
 *
 * `draw`: cards from a pile; the answer is the cards. `roll`: dice; the answer is a face for each. `pick`: chance takes
 * one of the options. `choose`: the person at a seat takes one of the options or, if they cannot be listed, gives
 * anything that the game accepts.
 */
const QUESTION_KINDS = ['draw', 'roll', 'pick', 'choose'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

interface Asked<Kind extends QuestionKind> {
  readonly kind: Kind;
  /** The section that asks for it. */
  readonly law: string;
  /** What to show a person: `which clearing to move to`. */
  readonly prompt?: string;
}

export interface DrawQuestion extends Asked<'draw'> {
  /** The pile, as the game writes it. */
  readonly from: string;
  /** The number of cards in the answer; the turn has made sure that there are enough. */
  readonly count: number;
}

export interface RollQuestion extends Asked<'roll'> {
  readonly dice: number;
  /** The faces of each die; a more likely face is listed more often. */
  readonly faces: readonly number[];
}

export interface PickQuestion<Option> extends Asked<'pick'> {
  /** All equally likely, never empty. */
  readonly options: readonly Option[];
}

export interface ChooseQuestion<Option> extends Asked<'choose'> {
  readonly seat: number;
  /** Never empty; absent if they cannot be listed. */
  readonly options?: readonly Option[];
}

/**
 * The types of a game's questions: what a card is, what may be picked or chosen, and what else each kind carries. A
 * game extends it with its own types.
 *
 * @example
 * interface RootQuestions extends Questions {
 *   draw: { card: Card; extra: { faction: Faction } };
 *   choose: { option: Clearing | Card };
 * }
 */
export interface Questions {
  draw: { card: unknown; extra?: object };
  roll: { extra?: object };
  pick: { option: unknown; extra?: object };
  choose: { option: unknown; extra?: object };
}

type Extra<T> = T extends { extra: infer E extends object } ? E : unknown;

interface QuestionTable<Q extends Questions> {
  draw: DrawQuestion & Extra<Q['draw']>;
  roll: RollQuestion & Extra<Q['roll']>;
  pick: PickQuestion<Q['pick']['option']> & Extra<Q['pick']>;
  choose: ChooseQuestion<Q['choose']['option']> & Extra<Q['choose']>;
}

interface AnswerTable<Q extends Questions> {
  draw: readonly Q['draw']['card'][];
  roll: readonly number[];
  pick: Q['pick']['option'];
  choose: Q['choose']['option'];
}

export type Question<Q extends Questions, Kind extends QuestionKind = QuestionKind> = QuestionTable<Q>[Kind];

export type Answer<Q extends Questions, Kind extends QuestionKind = QuestionKind> = AnswerTable<Q>[Kind];

/** The answer to this very question: one of its options, if it has them. */
export type AnswerTo<Q extends Questions, Asking extends Question<Q>> = Asking extends {
  readonly options: readonly (infer Option)[];
}
  ? Option
  : Answer<Q, Asking['kind']>;
