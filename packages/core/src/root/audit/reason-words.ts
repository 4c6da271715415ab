import { capital } from '../../kernel/index.ts';
import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { Refusal } from '../law/faction-law.ts';
import type { Turn } from '../law/step.ts';
import type { Unmet } from '../law/unmet.ts';
import { clearingOf } from '../table/look-up.ts';
import { theOwner } from '../words/names.ts';
import { countedThing } from '../words/things.ts';

/** `The Eyrie`. */
export const taker = ({ me }: Turn): string => capital(theOwner(me.letter));

export const counted = ({ me }: Turn, count: number, what: string): string => countedThing(count, what, me.letter);

/** A clearing, or the Burrow, by its number. */
export const spotOf = (place: string | null): ClearingOrBurrow | null => (place === '0' ? 0 : clearingOf(place));

/** What is not allowed, and the condition that is not met. */
export const inWords = (turn: Turn, { law, because, more = '' }: Unmet, act: string): Refusal => ({
  law,
  because: `${act}${more}: ${because(turn)}`,
});

/** The section by which a player spends such a piece. */
export const spentBy = ({ layout, me }: Turn, what: string): string | undefined =>
  layout.playerOf.get(me.letter)?.sheet.pieces.find(({ piece }) => me.letter + piece === what)?.spentBy;
