import { layoutOf } from '@woodlog/core/root';
import type { Breach, Match } from '@woodlog/core/root-law';
import type { Judged, LogLine } from './log-line.ts';

type Illegal = Extract<Match, { verdict: 'illegal' }>;

/** What is not certain to break the law, because a line before it is not known to be legal, is undecided. */
export function doubt(line: LogLine, match: Illegal, judged: readonly Judged[]): Match {
  return ofPawn(line, judged) ?? ofHand(line, match, judged) ?? match;
}

/**
 * A line before may leave out where a player's pawn went, what was exhausted or repaired, or who is hostile since
 * (9.2.9.III).
 */
function ofPawn({ taker, before }: LogLine, judged: readonly Judged[]): Match | null {
  if (!layoutOf(before.setup).columnOf.has(`${taker}p`)) return null;
  const unsure = judged.find(({ line, match }) => line.taker === taker && match?.verdict !== 'legal');
  if (unsure === undefined) return null;
  return { verdict: 'undecided', because: `line ${unsure.at} may leave out what ${taker} did with pawn and items` };
}

/** Whose hand is too full may have been given a card too many by a line before. */
function ofHand({ taker }: LogLine, { breaches }: Illegal, judged: readonly Judged[]): Match | null {
  if (!breaches.some(isDiscard)) return null;
  const unsure = judged.find(({ line, match }) => match?.verdict !== 'legal' && givesCards(line, taker));
  if (unsure === undefined) return null;
  const rest = breaches.filter((breach) => !isDiscard(breach));
  if (rest.length > 0) return { verdict: 'illegal', breaches: rest };
  return { verdict: 'undecided', because: `line ${unsure.at} may have given ${taker} a card too many` };
}

const givesCards = ({ actions }: LogLine, taker: string): boolean =>
  actions.some((act) => act.kind === 'move' && act.parts.some(({ what, to }) => to === taker && what.includes('#')));

/** Whether only cards are due to be discarded, whichever. */
export const isDiscard = ({ kind, acts }: Breach): boolean =>
  kind === 'missing' &&
  acts?.every((act) => act.kind === 'move' && act.parts.every(({ what, to }) => what === '#' && to === 'discard')) ===
    true;
