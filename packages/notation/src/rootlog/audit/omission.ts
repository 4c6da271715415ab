import { type Action, locations } from '@woodlog/core/root';
import { type Breach, partsOf } from '@woodlog/core/root-law';
import { type DecodedLog, LINES_AHEAD, LINES_BACK } from './decoded-log.ts';
import { type Candidate, type Entry, type Reading, type Repair, readActions, textsOf, withMore } from './entry.ts';
import { type Lack, isClearing, isSupply, placesIn } from './ledger.ts';
import { CLEARINGS } from './word-repairs.ts';
import { actsOfTrouble, lacksAt } from './wrong-spans.ts';

/** Illegal lines, and lines of one player, in which something may be left out. */
const MOST_LINES = 2;
const MOST_OWN = 6;
/** Pieces that one move may have brought. */
const MOST_MOVED = 6;
/** Cards that may have been drawn together. */
const MANY = [2, 3, 4, 5];
/** An action is left out more seldom than a character is wrong. */
const COST = 6;
/** A card that lies where it would be then is hardly another one. */
const COST_OF_HELD = 2.5;

/**
 * Pieces that are lacking in a clearing, in the Burrow or in a supply, or that something illegal may need there, or a card
 * or an item that is lacking in a hand or on a board.
 */
interface Want {
  readonly owner: string;
  readonly pieces: readonly string[];
  readonly thing?: string;
  readonly to: string;
}

/** What earlier illegal lines may leave out that a line in trouble needs. */
export function omissionsBefore(log: DecodedLog, i: number): Candidate[] {
  if (log.judgedOf(i)?.match?.verdict === 'legal') return [];
  // What is not done, or what no rule forbids by itself, may lack something before it.
  const isOne = (at: number): boolean =>
    log.breachesAt(at).some(({ kind, isVague }) => kind === 'missing' || isVague === true);
  const wants = wantsOf(log, i, true);
  return linesBefore(log, i - 1, MOST_LINES, isOne).flatMap((at) => bringing(log, at, i, wants));
}

/** What a line in trouble may leave out itself, or its player's lines before it. */
export function omissionsOf(log: DecodedLog, i: number): Candidate[] {
  return wantsOf(log, i, false).flatMap((want) => {
    // Any line may have emptied a supply; that this one filled it before shows here alone.
    const isOwn = (at: number): boolean => log.reading(at)?.taker === want.owner && (at === i || !isSupply(want.to));
    return linesBefore(log, i, MOST_OWN, isOwn).flatMap((at) => bringing(log, at, i, [want]));
  });
}

/** The last lines of a kind that may lack something. */
function linesBefore(log: DecodedLog, last: number, most: number, isOne: (at: number) => boolean): number[] {
  const found: number[] = [];
  for (let at = last; at >= Math.max(0, last - LINES_BACK) && found.length < most; at--) {
    const { repairs, isUnread, pieces, written } = log.entryAt(at);
    const isWhole = repairs.length === 0 && !isUnread && pieces.length > 0 && !log.isSetup(at, written.taker);
    if (isWhole && isOne(at)) found.push(at);
  }
  return found;
}

/** What a line lacks, by owner and place. An illegal one may need its player's warriors there, or buildings anywhere. */
function wantsOf(log: DecodedLog, i: number, withBuildings: boolean): Want[] {
  const reading = log.reading(i);
  if (reading === null || log.isUnread(i)) return [];
  const { taker: owner } = reading;
  const wants = new Map<string, Want>();
  const lacks = lacksAt(log, i, reading);
  for (const { what, from: to } of lacks) {
    if (/[#%]/.test(what) && /^[A-Z](?:\$(?:_\w)?)?$/.test(to))
      wants.set(`${what} ${to}`, { owner: to.charAt(0), pieces: [], thing: what, to });
    const [, whose = '', piece = ''] = /^([A-Z])([a-z](?:_[a-z])*)/.exec(what) ?? [];
    if (whose === '' || !(isClearing(to) || isSupply(to) || isBoard(to))) continue;
    const known = wants.get(`${whose} ${to}`)?.pieces ?? [];
    wants.set(`${whose} ${to}`, { owner: whose, pieces: [...new Set([...known, piece])], to });
  }
  if (lacks.length > 0) return [...wants.values()];
  const texts = withBuildings ? ownLines(log, i, i + LINES_AHEAD).flatMap((one) => textsOf(log.given.text, one)) : [];
  const built = new Set(texts.flatMap((text) => /^([bt](?:_[a-z])?)->\d+$/.exec(text)?.[1] ?? []));
  const there = [...new Set(placesOfTrouble(log, i))].filter(isClearing);
  return [
    ...[...built].flatMap((piece) => CLEARINGS.map((to) => ({ owner, pieces: [piece], to }))),
    ...there.map((to) => ({ owner, pieces: ['w'], to })),
  ];
}

/** Actions that bring what is wanted, and leave fewer lacks. */
function bringing(log: DecodedLog, at: number, i: number, wants: readonly Want[]): Candidate[] {
  const entry = log.entryAt(at);
  const { taker } = entry.written;
  const base = log.slipsAfter(at, log.reading(at), i);
  // Two illegal lines that fit with it show it as well as a lack does.
  const most = at < i && log.isIllegal(at) && log.judgedOf(i)?.match != null ? base : base - 1;
  if (most < 0) return [];
  const isHere = ({ from }: Lack): boolean => wants.some(({ to }) => from === to);
  const taken = at < i ? undefined : lacksAt(log, i, entry.written).find(isHere)?.action;
  const slotOf = slotsIn(log, at, ownLines(log, at, i + LINES_AHEAD), slotsFor(log.breachesAt(at), taken));
  // Others only take pieces away, and give up cards (8.2.6).
  const isGiven = ({ thing, to }: Want): boolean => thing?.includes('#') === true && isBoard(to);
  const own = wants.filter((want) => want.owner === taker || isSupply(want.to) || isGiven(want));
  const texts = own.flatMap((want) => textsOfBringing(want, taker));
  const read = readActions(log.given.seats, taker, texts);
  return texts.flatMap((text, n): Candidate[] => {
    const [added] = read[n] ?? [];
    if (added === undefined) return [];
    // Where such things may stand, where the player writes them, or just before it is taken.
    const slots = new Set([mayStandAt(added, entry.written), slotOf(formOf(text)).slot, taken ?? []].flat());
    return [...slots].flatMap((slot, k) => {
      const { edits, reading } = withMore(entry, slot, text, [added]);
      const slips = log.slipsAfter(at, reading, i, LINES_AHEAD, most);
      const cost = isHeld(log, i, added) ? COST_OF_HELD : COST;
      const repair: Repair = { kind: 'action-missing', cost: cost + k / 10 + n / 1000, edits, reading };
      return slips > most ? [] : [{ at, repair: at === i ? repair : { ...repair, shown: [i] }, slips }];
    });
  });
}

/** Whether a card that is lacking elsewhere is where an action takes it from, as far as the log goes. */
const isHeld = (log: DecodedLog, i: number, added: Action): boolean =>
  partsOf(added).some(({ what, from }) => {
    const there = locations(log.tableAt(i))[`${from}`];
    return /#[a-z@]/.test(what) && typeof there === 'object' && what in there;
  });

/**
 * What is crafted stands before the points, what is lost after the battle, and what is drawn at the end; a card of the hand
 * is laid down before that.
 */
function mayStandAt(added: Action, { taker, actions }: Reading): readonly number[] {
  if (added.kind === 'craft') return actions.flatMap(({ kind }, n) => (kind === 'score' ? n : []));
  const [{ from = null, to = '' } = {}] = partsOf(added);
  if (isSupply(to)) return actions.flatMap((act, n) => (act.kind === 'battle' && act.clearing === from ? n + 1 : []));
  const isDrawn = (act: Action): boolean => partsOf(act).some(({ from, to }) => from === 'draw' && to === taker);
  if (isDrawn(added)) return [actions.length];
  return from === taker ? [actions.findLastIndex((act) => !isDrawn(act)) + 1] : [];
}

/** Something is missing before it is taken, or beside what nothing allows. */
function slotsFor(breaches: readonly Breach[], taken: number | undefined): number[] {
  if (taken !== undefined) return [...new Array(taken + 1).keys()];
  return breaches.flatMap(({ kind, action }) => (kind === 'extra' ? [action, action + 1] : []));
}

/** What may bring a card or pieces to a place, as the player of a line writes it: the fewest first. */
function textsOfBringing({ owner, pieces, thing, to }: Want, taker: string): string[] {
  if (thing !== undefined && owner !== taker) return [`${thing}${taker}->${to}`];
  if (thing !== undefined && to !== owner)
    return [...(isBoard(to) ? [`Z${thing}`] : []), `${thing}${owner}->${to.slice(1)}`];
  // With a card that is lacking others may have been drawn.
  if (thing !== undefined) return [`${thing}->${owner}`, ...MANY.map((many) => `${many}#->${owner}`)];
  const letter = owner === taker ? '' : owner;
  const [isTaken, isWarriors] = [isSupply(to), pieces.includes('w')];
  const places = isBoard(to) ? [] : CLEARINGS.filter((place) => place !== to);
  const sources = [isTaken ? '$' : '', ...places];
  const end = isTaken ? '' : to === `${taker}$` ? '$' : to;
  const rest = pieces.filter((piece) => piece !== 'w').map((piece) => `${letter}${piece}`);
  return Array.from({ length: isWarriors ? MOST_MOVED : 1 }, (_, n) => {
    const all = isWarriors ? [`${n === 0 ? '' : n + 1}${letter}w`, ...rest] : rest;
    const what = all.length > 1 ? `(${all.join('+')})` : all.join('');
    return sources.map((from) => `${what}${from}->${end}`);
  }).flat();
}

const isBoard = (place: string): boolean => /^[A-Z]\$$/.test(place);

/** What the player of a line has written up to some line, and can be read. */
export const ownLines = ({ entries }: DecodedLog, at: number, last: number): Entry[] =>
  entries.slice(0, last + 1).filter((one) => one.written.taker === entries[at]?.written.taker && !one.isUnread);

/** An action without its numbers and cards. */
export const formOf = (action: string): string => action.replace(/\d+/g, '0').replace(/[BFMR]?#[a-z@]*/g, '#');

/**
 * Where an action of some form fits best in a line, and how well, by what its player writes before and after; only in some
 * places, if any are given.
 */
export function slotsIn(log: DecodedLog, at: number, own: readonly Entry[], only: readonly number[] = []) {
  const formsOf = (one: Entry): string[] => ['^', ...textsOf(log.given.text, one).map(formOf), '$'];
  const pairs = new Map<string, number>();
  for (const forms of own.map(formsOf))
    for (const [n, form] of forms.entries()) {
      const pair = `${forms[n - 1]} ${form}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  const often = (one = '', other = ''): number => pairs.get(`${one} ${other}`) ?? 0;
  const here = formsOf(log.entryAt(at));
  const slots = [...here.keys()].slice(0, -1).filter((slot) => only.length === 0 || only.includes(slot));
  return (form: string) => {
    const fits = slots.map((slot) => {
      const [before, after] = [here[slot], here[slot + 1]];
      return { slot, fit: often(before, form) + often(form, after) - 2 * often(before, after) };
    });
    return fits.reduce((one, other) => (other.fit > one.fit ? other : one), { slot: 0, fit: Number.NEGATIVE_INFINITY });
  };
}

/** The clearings and players that a line's trouble is about; if it is about no clearing, all that it names. */
export function placesOfTrouble(log: DecodedLog, i: number): string[] {
  const found = actsOfTrouble(log, i).flatMap(placesIn);
  const { actions = [] } = log.judgedOf(i)?.line ?? {};
  return found.some(isClearing) ? found : [...found, ...actions.flatMap(placesIn).filter(isClearing)];
}
