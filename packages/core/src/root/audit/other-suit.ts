import { capital } from '../../kernel/index.ts';
import type { Part, SuitLetter } from '../action.ts';
import { SUIT_NAMES } from '../data/names.ts';
import { isOfSuit } from '../law/context.ts';
import type { Refusal } from '../law/faction-law.ts';
import type { Turn } from '../law/step.ts';
import { clearingOf } from '../table/look-up.ts';
import { theOwner } from '../words/names.ts';
import { countedThing } from '../words/things.ts';

/** Why a piece may not be placed in a clearing of another suit than its own; `null` if it has none, or that one. */
export function otherSuit(turn: Turn, { what, from, to }: Part): Refusal | null {
  const clearing = clearingOf(to);
  const there = clearing === null ? null : turn.suits[clearing];
  if (clearing === null || there == null || !from?.startsWith('supply')) return null;
  // A bot builds by its own law.
  const { bot, sheet } = turn.layout.seats.find(({ faction }) => what.startsWith(faction)) ?? {};
  const law = bot === undefined ? sheet?.suited : undefined;
  const suit = what.split('_')[1]?.toUpperCase();
  if (law === undefined || suit === undefined || isOfSuit(turn, clearing, suit)) return null;
  const { letter } = turn.me;
  const act = `${capital(theOwner(letter))} may not place ${countedThing(1, what, letter)} in clearing ${clearing}`;
  return { law, because: `${act}: that is a ${SUIT_NAMES[there as SuitLetter]} clearing` };
}
