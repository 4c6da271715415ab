import { copyTable, isWon } from '@woodlog/core/root';
import type { Span } from '../../kernel/diagnostic.ts';
import { type DecodedLog, LINES_AHEAD, LINES_BACK } from './decoded-log.ts';
import { type Candidate, MOST_FIXES, type Reading, type Repair, isWithin, mendedWith, unreadIn } from './entry.ts';
import { pastBreach } from './past-breach.ts';
import { drawnAgain, drawnIn, isTwice } from './drawn-again.ts';
import { type Lack, apart, helps, isSupply, lacksIn } from './ledger.ts';
import { movesAround } from './moved.ts';
import { omissionsBefore, omissionsOf } from './omission.ts';
import { spellingsOf } from './repairs.ts';
import { COST_OF_LINE, weighed } from './weighed.ts';
import { isDoubtful, isHalfRead, lacksAt, nothingIn, wrongIn } from './wrong-spans.ts';

/** More than any repair costs. */
const COST_OF_PLACE = 99;
/** What makes an illegal line legal is likelier by so much. */
const LAWFUL = 2;
/** Repairs of one line in trouble that are checked against the law. */
const MOST_LAWFUL = 40;
/** Those checked again, with more work, if none is surely lawful. */
const MOST_UNDECIDED = 2;
/** The same at the line in trouble itself. */
const MOST_HERE = 4;
/** Omissions that are weighed against each other. */
const MOST_WEIGHED = 6;

/** Finds and makes the repair that explains a line's trouble; returns the line from which to continue. */
export function lookBack(log: DecodedLog, i: number): number | null {
  const reading = log.reading(i);
  if (reading === null) return null;
  log.dependOn(i + LINES_AHEAD);
  const lacks = lacksAt(log, i, reading);
  const isUnread = log.isUnread(i);
  const isOfLedger = isUnread || lacks.length > 0 || log.judgedOf(i)?.match == null;
  const elsewhere = (at: number): Candidate[] => (isOfLedger ? ofLedger(log, i, lacks, isUnread, at) : []);
  const ofMoves = isOfLedger ? [] : ofNothing(log, i);
  const ofDeeds = (): readonly Candidate[] => (ofMoves.length === 0 && log.isIllegal(i) ? ofLaw(log, i) : ofMoves);
  const ofWords = isOfLedger ? ofLedger(log, i, lacks, isUnread) : ofDeeds();
  const moved = isUnread ? lawful(log, i, movesAround(log, i)).slice(0, 1) : [];
  const others = isUnread || isTurnMissing(log, i) ? ofWords : likeliest(log, i, ofWords, elsewhere);
  const found = moved.length > 0 ? moved : others;
  const [best] = found;
  if (best === undefined) return null;
  const before = log.entryAt(best.at).repairs;
  const repairs = found.filter(({ at }) => at === best.at).map(({ repair }) => repair);
  log.explain(best.at, repairs);
  // If a turn is missing before the line in trouble, what stands in a line that can be read may be what was done.
  if (!log.entryAt(best.at).isUnread && isTurnMissing(log, i)) {
    log.explain(best.at, before);
    return null;
  }
  // In a line with something that cannot be read another slip may show later.
  const entry = log.entryAt(best.at);
  if (best.repair.reading?.taker === entry.written.taker && isWithin(best.repair, unreadIn(entry)))
    log.replace(best.at, mendedWith({ ...entry, repairs: [] }, repairs));
  return best.at;
}

/**
 * A change of what is written, an action that is written a line early or late, or one that is left out: of those that the
 * law allows the one that costs least, counting the lines that it leaves in trouble.
 */
function likeliest(
  log: DecodedLog,
  i: number,
  ofWords: readonly Candidate[],
  elsewhere: (than: number) => readonly Candidate[],
): readonly Candidate[] {
  if (ofWords.length === 0) {
    const [moved] = lawful(log, i, movesAround(log, i));
    if (moved !== undefined) return [moved];
  }
  const left = [omissionsBefore(log, i), omissionsOf(log, i)].flatMap((all) => lawful(log, i, all, MOST_WEIGHED));
  const words = [ofWords, ...ofWords.slice(0, 1).map(({ at }) => elsewhere(at))];
  const all = [...words.flatMap(([one]) => one ?? []), ...left];
  const [best] = all.length > 1 ? weighed(log, i, all, words[1]?.[0]) : all;
  return (
    words.find(([one]) => one === best) ??
    left.filter(({ at, repair }) => at === best?.at && repair.cost >= best.repair.cost).slice(0, MOST_FIXES)
  );
}

/** Whether a turn is missing before a line. */
export const isTurnMissing = (log: DecodedLog, i: number): boolean =>
  [...log.turns().gaps.keys()].some((at) => at <= i);

/** A line in trouble and those before it, from which a cause may be: far back only those in trouble themselves. */
const linesBack = (log: DecodedLog, i: number, isNear: (at: number) => boolean): number[] =>
  Array.from({ length: i + 1 }, (_, n) => i - n).filter(
    (at) => at === i || (i - at <= LINES_BACK && isNear(at)) || isOpen(log, at),
  );

/** Repairs of a line that leave fewer slips by so many, or more. */
function lessBy(less: number, log: DecodedLog, i: number, at: number, repairs: readonly Repair[]): Candidate[] {
  const most = log.slipsAfter(at, log.reading(at), i) - less;
  return (most < 0 ? [] : repairs).flatMap((repair) => {
    const slips = log.slipsAfter(at, repair.reading, i, LINES_AHEAD, most);
    return slips <= most ? [{ at, repair, slips }] : [];
  });
}

/**
 * For a lack or an unreadable line: repairs that supply what is missing, or need nothing. Without a lack, an item is turned
 * that lies so already: another is meant here, or where the player turned one before, or had one.
 */
export function ofLedger(
  log: DecodedLog,
  i: number,
  lacks: readonly Lack[],
  isUnread: boolean,
  except?: number,
): Candidate[] {
  const isItem = lacks.length === 0 && !isUnread;
  const isOfCards = lacks.some(({ what }) => what.includes('#'));
  const again = isOfCards ? drawnAgain(log, i) : new Set<string>();
  const tried = (at: number, repairs: readonly Repair[]): Candidate[] => {
    const now = log.reading(at);
    const here = log.slipsAfter(at, now, i, 0);
    const isDrawnAgain = drawnIn(now).some((card) => again.has(card));
    const isWrong = isOpen(log, at) || (isOfCards && (isDrawnAgain || isTwice(log, at, now)));
    const wrong = wrongIn(log, at);
    const isTried = (repair: Repair): boolean =>
      (at === i ||
        mayHelp(repair, now, lacks, isWrong) ||
        (isItem && repair.kind === 'item') ||
        (isWrong && isWithin(repair, wrong))) &&
      (isUnread || log.leavesAtMost(here - 1, at, repair.reading, i, 0));
    return lessBy(Number(isItem), log, i, at, repairs.filter(isTried));
  };
  // Any line may have emptied a supply.
  const isAny = isUnread || lacks.every(({ from }) => isSupply(from));
  const taker = log.reading(i)?.taker;
  const isNear = (at: number): boolean => (isItem ? log.reading(at)?.taker === taker : !isAny);
  const lines = isUnread && lacks.length === 0 ? [i] : linesBack(log, i, isNear);
  const candidates = lines.flatMap((at) => (at === except ? [] : tried(at, repairsIn(log, at, i))));
  // Of repairs that cost the same, the one at what is lacking comes first.
  const { spans } = log.entryAt(i);
  const lacking = lacks.flatMap(({ action }) => spans[action] ?? []);
  candidates.sort((a, b) => Number(isWithin(b.repair, lacking)) - Number(isWithin(a.repair, lacking)));
  const found = lawful(log, i, candidates);
  const least = found[0]?.slips;
  if (isUnread || least === 0 || except !== undefined) return found;
  const { text, seats } = log.given;
  const spelt = linesBack(log, i, () => false).flatMap((at) =>
    tried(at, spellingsOf(text, log.entryAt(at), at === i ? lacking : wrongIn(log, at), seats)),
  );
  const [better, ...others] = lawful(log, i, spelt);
  return better !== undefined && (least === undefined || better.slips < least) ? [better, ...others] : found;
}

/** What a line may mean with one slip of the pen, and what an illegal one before the one in trouble may leave out. */
function repairsIn(log: DecodedLog, at: number, i: number): readonly Repair[] {
  const repairs = log.repairsAt(at);
  const { instead = [], due: missing = [] } = (at < i && log.judgedOf(at)) || {};
  const due = [...new Set([...instead, ...missing])];
  return [...due.filter((one) => !repairs.includes(one)), ...repairs];
}

/** Repairs of moves from nowhere to nowhere. */
function ofNothing(log: DecodedLog, i: number): Candidate[] {
  const nothing = nothingIn(log, i);
  const repairs = log.repairsAt(i).filter((one) => one.kind !== 'count' && isWithin(one, nothing));
  return lawful(log, i, lessBy(0, log, i, i, repairs));
}

/** For a violation: repairs of this line, or of an earlier one in trouble if a later line needs it. */
function ofLaw(log: DecodedLog, i: number): Candidate[] {
  const candidates: Candidate[] = [];
  for (const at of linesBack(log, i, () => false)) {
    const now = log.reading(at);
    const slips = log.slipsAfter(at, now, i);
    const asGood = (repair: Repair): Candidate => ({ at, repair, slips, isUncounted: true });
    if (at === i) {
      // By the order of turns nobody takes two in a row, and a turn that is missing here may be this one.
      const skipped = log.turns().gaps.get(i);
      const shown = log.repairsAt(i).filter(({ reading }) => reading === null || reading.taker === skipped);
      candidates.push(...shown.map(asGood));
      if (slips === 0) continue;
    }
    const lacks = lacksAfter(log, at, i);
    const repairs = repairsIn(log, at, i);
    const helping = new Set(repairs.filter((repair) => mayHelp(repair, now, lacks, true)));
    candidates.push(...lessBy(at < i ? 0 : 1, log, i, at, [...helping]));
    // Repairs that bring nothing that is lacking leave no fewer slips; trying them shows whether they leave more.
    const others = at < i ? repairs.filter((repair) => !helping.has(repair)) : [];
    candidates.push(...others.map(asGood));
  }
  const found = lawful(log, i, candidates);
  if (found.length > 0) return found;
  const own = candidates.filter(({ at }) => at === i);
  const slips = Math.min(...own.map((one) => one.slips));
  const likely = own.flatMap((one) => (one.slips === slips ? [one.repair] : []));
  return pastBreach(log, i, likely).map((repair) => ({ at: i, repair, slips }));
}

/** What the line in trouble, and lines around it, lack. */
function lacksAfter(log: DecodedLog, at: number, i: number): Lack[] {
  const lacks: Lack[] = [];
  for (const { reading, setup, table } of log.linesFrom(at, log.reading(at), i + LINES_AHEAD))
    lacks.push(...lacksIn(copyTable(table), reading, setup));
  return lacks;
}

/** Whether a line is in trouble, or was repaired in one of several ways. */
function isOpen(log: DecodedLog, at: number): boolean {
  const entry = log.entryAt(at);
  return entry.repairs.length > 1 || isHalfRead(entry) || log.isWrong(at) || isDoubtful(log, at);
}

/** Whether a repair may bring what is lacking. Another card is meant only in a line that is wrong itself. */
function mayHelp({ kind, reading }: Repair, now: Reading | null, lacks: readonly Lack[], isWrong: boolean): boolean {
  if (kind === 'card' && !isWrong) return false;
  // What a character, a battle, a craft or another relation brings by itself only the ledger knows.
  if (kind === 'action-missing') return true;
  const [meant, written] = apart(reading, now);
  if (lacks.length > 0 && [...meant, ...written].some(({ kind: deed }) => deed !== 'move')) return true;
  return lacks.some((lack) => helps(meant, written, lack, isWrong || kind === 'suit'));
}

/** How late a repair is tried: what is not allowed comes first, then what the line does with the same pieces. */
function costOf(log: DecodedLog, i: number, { at, repair }: Candidate): number {
  const wrong = wrongIn(log, at);
  const whatOf = ({ start, end }: Span): string => log.given.text.slice(start, end).replace(/\d|->.*/g, '');
  const alike = log.entryAt(at).pieces.filter((piece) => wrong.some((one) => whatOf(one) === whatOf(piece)));
  // What would make that line legal is likely, wherever it stands.
  const isLawful = log.judgedOf(at)?.instead?.includes(repair) === true;
  const isMeant = repair.kind.startsWith('action-') || isLawful;
  const elsewhere = isMeant ? [] : [wrong, alike].filter((places) => !isWithin(repair, places));
  // A card that is somewhere else already is hardly the one that is meant.
  const isMended =
    /card|suit/.test(repair.kind) && isTwice(log, at, log.reading(at)) && !isTwice(log, at, repair.reading);
  const likelier = Number(isMended) + (isLawful ? LAWFUL : 0);
  return elsewhere.length * COST_OF_PLACE + repair.cost - likelier + (i - at) * COST_OF_LINE;
}

/**
 * The best candidates that the law allows, at their own line and at the one in trouble: those of one line, or, given how many
 * at `most`, those of any lines.
 */
function lawful(log: DecodedLog, i: number, candidates: Candidate[], most = 0): Candidate[] {
  const now = new Map(candidates.map(({ at }) => [at, 0]));
  for (const at of now.keys()) now.set(at, log.slipsAfter(at, log.reading(at), i));
  const ranked = candidates.map((one) => {
    // What other slips leave wrong between here and there counts for none of them.
    const more = one.slips - (now.get(one.at) ?? 0);
    return { ...one, more, cost: costOf(log, i, one) };
  });
  ranked.sort((a, b) => a.more - b.more || a.cost - b.cost);
  const found: Candidate[] = [];
  const unsure: typeof ranked = [];
  for (const one of ranked) {
    const [best] = found;
    if (most === 0 && best !== undefined && (one.slips > best.slips || one.at !== best.at)) continue;
    if (one.isUncounted && !log.leavesAtMost(one.slips, one.at, one.repair.reading, i)) continue;
    if (found.length + unsure.length === MOST_LAWFUL) break;
    (holds(log, one, i) ? found : unsure).push(one);
    if (found.length === (most || MOST_FIXES)) break;
  }
  if (found.length > 0) return found;
  // The first of the best that more work shows to be lawful, or that was not read before.
  const best = unsure.filter(({ more }) => more === unsure[0]?.more);
  const ofLines = (isHere: boolean): typeof best => best.filter(({ at }) => (at === i) === isHere);
  const tried = [...ofLines(true).slice(0, MOST_HERE), ...ofLines(false).slice(0, MOST_UNDECIDED)];
  const first = best.find((one) => tried.includes(one) && holds(log, one, i, true));
  return first === undefined ? [] : [first];
}

/** Whether the law allows a repair at its own lines, and the line in trouble with it. */
function holds(log: DecodedLog, { at, repair }: Candidate, i: number, patient = false): boolean {
  // A repair of what is not allowed that brings what is lacking here is confirmed, whatever else this line does.
  const isConfirmed = at < i && log.judgedOf(i)?.match === null && isWithin(repair, wrongIn(log, at));
  // There are no more pieces than that, even if the rest is not decided.
  const isSure = at === i && (repair.kind === 'count' || !log.isWrong(i)) && !log.isIllegal(i);
  // A line that was not wrong need not be surely legal, nor one whose repair is confirmed, if it only changes something.
  const isOpenTo = (line: number): boolean =>
    line < i && (!log.isIllegal(line) || (isConfirmed && repair.kind !== 'action-missing'));
  const lines = new Set([isConfirmed ? at : i, at, repair.reading?.other?.at ?? at]);
  return [...lines].every((line) => {
    const read = log.readAfter(at, repair.reading, line);
    // After a win everything is legal, so points that win explain nothing.
    if (read === null || (line > at && isWon(read.table))) return read === null;
    const isOpen = isSure || isOpenTo(line) || isHalfRead(log.entryAt(line));
    return log.holdsAt(line, read.reading, read.table, isOpen, patient);
  });
}
