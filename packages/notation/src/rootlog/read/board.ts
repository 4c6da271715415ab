import {
  type Action,
  CONSPIRACY_SPACES,
  MOST_FUNDS,
  PRICES,
  type Relationship,
  SERVICES,
  type Service,
} from '@woodlog/core/root';
import { clearingSuit } from '../letters.ts';
import { faction, factionOf } from '../owners.ts';
import type { Owner } from '../vocabulary.ts';
import { takeSuit } from './card.ts';
import { SIGN, isDigit, isLower } from './codes.ts';
import { type Failure, failed } from './failure.ts';
import type { Reader } from './reader.ts';

/** A setting on a board, written with an arrow: what may follow the arrow, and what it means. */
interface Setting {
  readonly expected: string;
  readonly example: string;
  readonly read: (r: Reader) => Action | null;
}

/** Reads a setting on a board, at its `$`: prices, funds, the outcast, relationships; or the discarded decree. */
export function readBoardAction(r: Reader, owner: Owner): Action | Failure {
  const start = r.pos;
  const targets = readTargets(r, owner);
  return readSetting(r, start, settingOf(owner, targets, start));
}

/** Reads `($_h+$_m)->2`, at the bracket. */
export function readBracketedPrices(r: Reader, owner: Owner): Action | Failure {
  const start = r.pos++;
  const targets = readTargets(r, owner);
  const closed = r.take(SIGN.close);
  const action = readSetting(r, start, closed ? pricesOf(targets) : undefined);
  if (!failed(action)) r.dialect(start, '$_h+$_m->2');
  return action;
}

function readSetting(r: Reader, start: number, setting: Setting | undefined): Action | Failure {
  const action = setting !== undefined && r.arrow() ? setting.read(r) : null;
  if (action !== null) return action;
  const { expected, example } = setting ?? UNKNOWN_SETTING;
  return r.fail(start, 'board', expected, example);
}

const UNKNOWN_SETTING = {
  expected: 'unknown board setting',
  example: '`$_h->3` sets a price, `$_C->1` a relationship, `$_->` discards the Decree',
};

/** Reads `$_O+$_C`, `$_h+m` as letters; `$` alone has none. */
function readTargets(r: Reader, owner: Owner): readonly string[] {
  const targets: string[] = [];
  r.pos++;
  for (let marked = takeUnderscore(r); marked || targets.length > 0; marked = readMark(r, owner)) {
    const start = r.pos;
    if (marked && factionOf(r.at(0)) !== null) r.pos++;
    else while (isLower(r.at(0))) r.pos++;
    targets.push(r.text.slice(start, r.pos));
    if (!r.take(SIGN.plus)) break;
  }
  return targets;
}

/** Takes the `$_` before another letter, if present; the owner's letter may precede it. */
function readMark(r: Reader, owner: Owner): boolean {
  if (factionOf(r.next()) === owner) r.pos++;
  return r.take(SIGN.dollar) && takeUnderscore(r);
}

function takeUnderscore(r: Reader): boolean {
  const there = r.at(0) === SIGN.underscore;
  if (there) r.pos++;
  return there;
}

function settingOf(owner: Owner, targets: readonly string[], start: number): Setting | undefined {
  const [first = ''] = targets;
  if (targets.length === 0 || (targets.length === 1 && first === ''))
    return wholeBoard(owner, targets.length > 0, start);
  if (factionOf(first.charCodeAt(0)) !== null) return relationships(owner, targets);
  return targets.length === 1 && SETTINGS.has(first) ? SETTINGS.get(first) : pricesOf(targets);
}

/** A setting to a number within these limits. */
const numbered = (
  expected: string,
  example: string,
  least: number,
  most: number,
  meaning: (number: number) => Action,
): Setting => ({
  expected,
  example,
  read(r) {
    const number = r.number();
    return number >= least && number <= most ? meaning(number) : null;
  },
});

const outcast = (hated: boolean): Setting => ({
  expected: 'expected the suit of the outcast: F, M or R',
  example: '`$_o->F`, or `$_ho->F` when hated',
  read(r) {
    const suit = clearingSuit(takeSuit(r));
    return suit === null ? null : { kind: 'outcast', suit, hated };
  },
});

const SETTINGS: ReadonlyMap<string, Setting> = new Map([
  [
    'f',
    numbered(`expected funds from 0 to ${MOST_FUNDS}`, 'such as `$_f->4`', 0, MOST_FUNDS, (funds) => ({
      kind: 'funds',
      funds,
    })),
  ],
  [
    'c',
    numbered(`expected a space from 1 to ${CONSPIRACY_SPACES}`, 'such as `$_c->3`', 1, CONSPIRACY_SPACES, (space) => ({
      kind: 'conspiracy',
      space,
    })),
  ],
  ['o', outcast(false)],
  ['ho', outcast(true)],
]);

const PRICE = `expected a price from ${PRICES.least} to ${PRICES.most}`;

/** `$_h+$_m->2`: services by their letters. */
function pricesOf(targets: readonly string[]): Setting | undefined {
  const services = SERVICES.filter((service) => targets.includes(service));
  if (services.length < new Set(targets).size) return undefined;
  return pricing(PRICE, 'such as `$_h->3`', services);
}

const pricing = (expected: string, example: string, services: readonly Service[]): Setting =>
  numbered(expected, example, PRICES.least, PRICES.most, (price) => ({ kind: 'price', services, price }));

/** `$_->3`, in logs before V2.8 `$->3`: all prices; `$_->`: the decree. */
function wholeBoard(owner: Owner, marked: boolean, start: number): Setting {
  const expected = marked ? PRICE : UNKNOWN_SETTING.expected;
  const prices = pricing(expected, '`$_->3` sets all prices, `E$_->` discards the Decree', SERVICES);
  return {
    ...prices,
    read(r) {
      if (marked && owner === faction.E && !isDigit(r.next())) return { kind: 'discard-decree', faction: 'E' };
      const read = prices.read(r);
      if (read?.kind === 'price' && !marked) r.dialect(start, `$_->${read.price}`);
      return read;
    },
  };
}

const STATUSES = 'h012a';

/** `$_O+$_C->h`: factions by their letters. */
function relationships(owner: Owner, targets: readonly string[]): Setting {
  const factions = targets.filter((target) => factionOf(target.charCodeAt(0)) !== null);
  return {
    expected: owner.areas.size > 0 ? 'expected a relationship: h, 0, 1, 2 or a' : 'only Vagabonds have relationships',
    example: 'such as `V$_C->1`',
    read(r) {
      const status = r.next() && r.text.charAt(r.pos++);
      if (owner.areas.size === 0 || factions.length < targets.length || !isStatus(status)) return null;
      return { kind: 'relate', vagabond: owner.letter, factions, status };
    },
  };
}

const isStatus = (letter: unknown): letter is Relationship =>
  typeof letter === 'string' && letter !== '' && STATUSES.includes(letter);
