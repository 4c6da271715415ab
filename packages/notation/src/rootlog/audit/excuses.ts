import {
  type Action,
  CLEARINGS,
  type Part,
  type Table,
  cardNames,
  copyTable,
  layoutOf,
  readCardName,
} from '@woodlog/core/root';
import { type Breach, type Match, partsOf } from '@woodlog/core/root-law';
import { enactLeniently, lacksIn, slipsIn } from './ledger.ts';
import { type Judged, type LogLine, breachesOf } from './log-line.ts';

type Illegal = Extract<Match, { verdict: 'illegal' }>;

/**
 * Makes violations undecided that depend on earlier lines not known to be legal. `isLegalAt` tells whether the line is
 * legal at another table, as far as a quick check shows.
 */
export function excused(
  line: LogLine,
  match: Illegal,
  judged: readonly Judged[],
  isLegalAt: (before: Table) => boolean,
): Match {
  return (
    ofPawn(line, match, judged) ??
    ofAttackedPawn(line, match, judged) ??
    ofHand(line, match, judged) ??
    ofFerry(line.before, isLegalAt) ??
    ofBreach(judged, isLegalAt) ??
    match
  );
}

/** The ferry's moves are often not written (M.3.5), so it may be elsewhere on the coast or river. */
function ofFerry(before: Readonly<Table>, isLegalAt: (before: Table) => boolean): Match | null {
  const { map, columnOf, placeOf } = layoutOf(before.setup);
  const ferry = columnOf.get('ferry');
  if (ferry === undefined) return null;
  const banks = CLEARINGS.filter((clearing) => map.clearings[clearing].river);
  const from = banks.find((bank) => (before.rows[placeOf.get(`${bank}`)?.row ?? -1]?.[ferry] ?? 0) > 0);
  for (const to of from === undefined ? [] : banks) {
    const there = copyTable(before);
    enactLeniently(there, { kind: 'move', parts: [{ count: 1, what: 'ferry', from: `${from}`, to: `${to}` }] });
    if (to === from || !isLegalAt(there)) continue;
    const assumed = `the ferry stood in clearing ${to}, though the log did not move it there`;
    return { verdict: 'legal', assumed: [assumed] };
  }
  return null;
}

/**
 * Violations, omissions and pieces taken from nowhere (D5) may be errors of writing: who is legal without them is not
 * accused.
 */
function ofBreach(judged: readonly Judged[], isLegalAt: (before: Table) => boolean): Match | null {
  const broken = judged.flatMap((one, i) => {
    const readings = one.line.setup ? [] : lawfulReadings(one);
    return readings.length === 0 ? [] : [{ one, i, readings }];
  });
  for (const { one, i, readings } of broken.slice(-MOST_BROKEN).reverse()) {
    const { taker, before } = one.line;
    const isLegalAfter = (meant: readonly Action[]): boolean => {
      const table = copyTable(before);
      slipsIn(table, { taker, actions: meant }, false);
      for (const { line: later } of judged.slice(i + 1)) slipsIn(table, later, later.setup);
      return isLegalAt(table);
    };
    if (!readings.some(isLegalAfter)) continue;
    const what = one.match === null ? `nothing explains line ${one.at}` : `line ${one.at} breaks the law`;
    return mayFollow(what);
  }
  return null;
}

const MOST_BROKEN = 4;

export const mayFollow = (what: string): Match => ({
  verdict: 'undecided',
  because: `${what}, and this may follow from it`,
});

/**
 * A line without the pieces that it may not move or takes from nowhere and the points that are not its due, and with what it
 * left out; none if nothing is wrong.
 */
function lawfulReadings({ line, match }: Judged): readonly (readonly Action[])[] {
  const breaches = breachesOf(match);
  const lacks = match === null ? lacksIn(copyTable(line.before), line, false) : [];
  const missing = breaches.flatMap(({ kind, acts = [] }) => (kind === 'missing' ? acts : []));
  const wrong = new Set([...breaches.filter(({ kind }) => kind === 'extra'), ...lacks].map(({ action }) => action));
  if (wrong.size + missing.length === 0) return [];
  const actions = line.actions.flatMap((act, i) => {
    if (!wrong.has(i)) return act;
    if (act.kind === 'move') return { ...act, parts: act.parts.filter(({ what }) => what.includes('#')) };
    return act.kind === 'score' ? [] : act;
  });
  // Where something else is wrong, that may be what is written for the leader.
  return (wrong.size > 0 ? [missing] : withAnyLeader(missing)).map((one) => [...actions, ...one]);
}

/** What a line left out; of a leader, mood or minister it may have been any. */
function withAnyLeader(missing: readonly Action[]): readonly (readonly Action[])[] {
  const pileOf = (name: string): string | undefined => readCardName('E&P', name)?.pile;
  for (const [n, act] of missing.entries()) {
    const [part] = partsOf(act);
    const pile = part && pileOf(part.what.slice(1));
    if (!part || pile === undefined) continue;
    const others = cardNames('E&P').filter((name) => pileOf(name) === pile);
    return others.map((name) => missing.with(n, { kind: 'move', parts: [{ ...part, what: `#${name}` }] }));
  }
  return [missing];
}

/** Whether a line is not known to be legal. Setup lines are complete: what they place is there. */
const isUnsure = ({ line, match }: Judged): boolean => match === null || (match.verdict !== 'legal' && !line.setup);

/**
 * An earlier line may leave out where a pawn went, what was exhausted or repaired, or who became hostile (9.2.9.III).
 * Certain violations stay.
 */
function ofPawn({ taker, before, actions }: LogLine, { breaches }: Illegal, judged: readonly Judged[]): Match | null {
  if (!layoutOf(before.setup).columnOf.has(`${taker}p`)) return null;
  const unsure = judged.find((one) => one.line.taker === taker && isUnsure(one));
  const certain = breaches.filter(
    (breach) => breach.kind === 'extra' && (breach.isCertain === true || isUnfought(breach, actions)),
  );
  return only(certain, unsure, `leave out what ${taker} did with pawn and items`);
}

/** Violations that stay because of an earlier line, if there is one; without any, the line is undecided. */
const only = (breaches: readonly Breach[], unsure: Judged | undefined, what: string): Match | null => {
  if (unsure === undefined) return null;
  const because = `line ${unsure.at} may ${what}`;
  return breaches.length > 0 ? { verdict: 'illegal', breaches } : { verdict: 'undecided', because };
};

/** Whether others' pieces go without a battle, strike, torch or crafted card: no item explains that (4.3). */
const isUnfought = ({ law, action, isVague }: Breach, actions: readonly Action[]): boolean =>
  law === '4.3' && isVague !== true && actions[action]?.kind === 'move' && !actions.some(mayRemove);

const mayRemove = (action: Action): boolean =>
  action.kind === 'craft'
    ? !action.what.startsWith('%')
    : partsOf(action).some(({ what, turn }) => (what === '%x' || what === '%r') && turn !== 'r');

/** A pawn may be attacked where it went unwritten; certain duties stay. */
function ofAttackedPawn({ before, actions }: LogLine, { breaches }: Illegal, judged: readonly Judged[]): Match | null {
  if (breaches.every(({ isCertain }) => isCertain === true)) return null;
  const { columnOf } = layoutOf(before.setup);
  const attacked = actions.flatMap((act) =>
    act.kind === 'battle' && columnOf.has(`${act.defender}p`) ? [act.defender] : [],
  );
  const unsure = judged.find((one) => attacked.includes(one.line.taker) && isUnsure(one));
  // Pawns score for nobody.
  const scores = breaches.filter(({ kind, action }) => kind === 'extra' && actions[action]?.kind === 'score');
  return only(scores, unsure, `leave out where the pawn of ${unsure?.line.taker} went`);
}

/** A hand may be too full because of an earlier line that is not fully known. */
function ofHand({ taker }: LogLine, { breaches }: Illegal, judged: readonly Judged[]): Match | null {
  const isOwn = (breach: Breach): boolean => isDiscardOf(breach, taker);
  if (!breaches.some(isOwn)) return null;
  const isAssumed = ({ line, match }: Judged): boolean =>
    match?.verdict === 'legal' && match.assumed.length > 0 && line.taker !== taker;
  const unsure = judged.find((one) => (isUnsure(one) || isAssumed(one)) && givesCards(one.line, taker));
  const rest = breaches.filter((breach) => !isOwn(breach));
  return only(rest, unsure, `have given ${taker} a card too many`);
}

const givesCards = ({ actions }: LogLine, taker: string): boolean =>
  actions.some((act) => act.kind === 'move' && act.parts.some(({ what, to }) => to === taker && what.includes('#')));

/** Whether only some cards are due to be discarded, and from one player's hand. */
export const isDiscard = (breach: Breach): boolean =>
  breach.kind === 'missing' && areMoves(breach, ({ what, to }) => what === '#' && to === 'discard');
const isDiscardOf = (breach: Breach, letter: string): boolean =>
  isDiscard(breach) && areMoves(breach, ({ from }) => from === letter);

/** Whether only cards are due to be drawn into a hand, where they may stay for many turns. */
export const isDraw = (breach: Breach): boolean =>
  areMoves(breach, ({ from, to }) => from === 'draw' && !`${to}`.includes('$'));

/** Whether a duty is nothing but such moves. */
export const areMoves = ({ acts = [] }: Breach, isSuch: (part: Part) => boolean): boolean =>
  acts.length > 0 && acts.every((act) => act.kind === 'move' && act.parts.every(isSuch));
