import { type BotSheet, CHAMELEANDROID_DIFFICULTIES, DIFFICULTIES } from '@woodlog/core/root';

/** A seat during setup. */
export interface SeatDraft {
  readonly letter: string;
  readonly name: string;
  /** The id of a bot; people have none. */
  readonly bot?: string;
  readonly difficulty: string;
  readonly traits: readonly string[];
  /** Of a Vagabot. */
  readonly character?: string;
}

/** A game during setup. */
export interface Draft {
  readonly seats: readonly SeatDraft[];
  readonly map: string;
  readonly deck: string;
  readonly isDealt: boolean;
  readonly hirelings: readonly string[];
  readonly landmarks: readonly string[];
  readonly isAdvanced: boolean;
}

export const FIRST_DRAFT: Draft = {
  seats: [
    { letter: 'C', name: '', difficulty: 'default', traits: [] },
    { letter: 'E', name: '', bot: 'electric-eyrie', difficulty: 'default', traits: [] },
  ],
  map: 'Fall',
  deck: 'E&P',
  isDealt: false,
  hirelings: [],
  landmarks: [],
  isAdvanced: false,
};

export const difficultiesOf = ({ letters }: BotSheet): readonly string[] =>
  letters.includes('N') ? CHAMELEANDROID_DIFFICULTIES : DIFFICULTIES;

/** Only bots play these: the law of people lacks them. */
export const isForBots = (letter: string): boolean => letter === 'N';
