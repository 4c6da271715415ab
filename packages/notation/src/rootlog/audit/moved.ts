import { partsOf } from '@woodlog/core/root-law';
import type { Span } from '../../kernel/diagnostic.ts';
import { type DecodedLog, LINES_AHEAD } from './decoded-log.ts';
import { type Candidate, type Repair, isWithin, readActions, textsOf, unreadIn, withMore } from './entry.ts';
import { placesIn } from './ledger.ts';
import { formOf, ownLines, placesOfTrouble, slotsIn } from './omission.ts';
import { goneEdit } from './repairs.ts';
import { forbiddenIn } from './wrong-spans.ts';

/** Seldom an action is written a line early or late. */
const COST = 5;

/**
 * What may be written a line late or early, of each player in the last line up to the one in trouble and the next, and of
 * its own player in that line and the one before; or in the line of whoever plays before or after that.
 */
export function movesAround(log: DecodedLog, i: number): Candidate[] {
  const takers = log.entries.map((_, at) => log.reading(at)?.taker);
  const around = (taker: string | undefined, last: number) =>
    [takers.slice(0, last + 1).lastIndexOf(taker), takers.indexOf(taker, last + 1)] as const;
  const own = [...new Set(takers)].map((taker) => around(taker, i));
  return [...own, around(takers[i], i - 1), [i, i + 1] as const, [i - 1, i] as const].flatMap(([one, two]) => {
    const taker = takers[one];
    if (taker === undefined || takers[two] === undefined || two > i + LINES_AHEAD || log.isSetup(one, taker)) return [];
    // Of the line in trouble one action may be unreadable.
    const isPlain = (at: number): boolean => {
      const { repairs, pieces, written } = log.entryAt(at);
      const unread = at === i && log.isUnread(i) ? 1 : 0;
      return repairs.length === 0 && pieces.length > 0 && pieces.length === written.actions.length + unread;
    };
    if (!isPlain(one) || !isPlain(two)) return [];
    const slips = log.slipsAfter(one, log.reading(one), i);
    const isFree = isShown(log, one, two, i);
    const all = [true, false].flatMap((isLate) => moved(log, i, one, two, isLate, isFree));
    return all.map((repair) => ({ at: one, repair, slips, isUncounted: true as const }));
  });
}

/**
 * The actions of a line that may belong to the one before, or after it, of that player; if nothing else shows it (not
 * `isFree`), only what is not allowed, or cannot be read, in the line in trouble where it meets the other one.
 */
function moved(log: DecodedLog, i: number, one: number, two: number, isLate: boolean, isFree: boolean): Repair[] {
  const [here, there] = isLate ? [two, one] : [one, two];
  const [entry, target] = [log.entryAt(here), log.entryAt(there)];
  const isAnywhere = isFree && !entry.isUnread;
  if (target.isUnread || (!isAnywhere && (here !== i || two - one > 1))) return [];
  const { taker, actions } = entry.written;
  const slotOf = slotsIn(log, there, ownLines(log, one, two));
  const about = new Set(placesOfTrouble(log, i));
  const unread = unreadIn(entry);
  const wrong = here === i && !(isLate && isFree) ? [...forbiddenIn(log, i), ...unread] : unread;
  const edge = isLate ? 0 : entry.pieces.length - 1;
  const texts = textsOf(log.given.text, entry);
  const meant = readActions(log.given.seats, target.written.taker, texts);
  return texts.flatMap((text, n) => {
    const action = meant[n]?.[0];
    const places = action === undefined ? [] : placesIn(action);
    // It is what is not allowed, or about the same places or none.
    const isAbout = places.length === 0 || places.some((place) => about.has(place));
    const isHere = (span: Span | undefined): boolean => span?.start === entry.pieces[n]?.start;
    const isWrong = wrong.some(isHere);
    if (action === undefined || !(wrong.length > 0 ? isWrong : isAbout)) return [];
    // Who names the cards of a hand does it in a line of that player.
    if (partsOf(action).some(({ what, from, to }) => what.includes('#') && from === to)) return [];
    if (!isAnywhere && (!isWrong || n !== edge || isMeantOtherwise(log, i))) return [];
    const rest = { taker, actions: actions.filter((_, at) => !isHere(entry.spans[at])) };
    // It stands next to the line where it belongs, or where the player writes such things.
    const slots = new Set([isLate ? target.pieces.length : 0, slotOf(formOf(text)).slot]);
    return [...slots].map((slot, k): Repair => {
      const added = withMore(target, slot, text, [action]);
      const [reading, other] = isLate ? [added.reading, rest] : [rest, added.reading];
      const edits = [...added.edits, goneEdit(entry, n)].sort((a, b) => a.start - b.start);
      const kind = isLate ? 'action-late' : 'action-early';
      return { kind, cost: COST + k / 10, edits, reading: { ...reading, other: { at: two, reading: other } } };
    });
  });
}

/** Whether a change of what is not allowed in a line makes it legal, so that nothing of it need be moved. */
function isMeantOtherwise(log: DecodedLog, i: number): boolean {
  const [wrong, table] = [forbiddenIn(log, i), log.tableAt(i)];
  const isMeant = (one: Repair): boolean =>
    one.reading !== null && one.cost < COST && isWithin(one, wrong) && log.holdsAt(i, one.reading, table);
  return log.repairsAt(i).some(isMeant);
}

/** Whether two of the lines are in trouble as they are written, so that the move is no guess. */
function isShown(log: DecodedLog, one: number, two: number, i: number): boolean {
  if (one < i && log.isWrong(one)) return true;
  if (two === i) return false;
  const read = log.readAfter(one, log.reading(one), two);
  return read !== null && !log.holdsAt(two, read.reading, read.table, true);
}
