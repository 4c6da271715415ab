import {
  CLEARINGS,
  type Clearing,
  DECK_CARDS,
  DECREE_COLUMNS,
  ROOT_MAPS,
  SUIT_NAMES,
  type Table,
  locations,
  suitOf,
  placeText,
  theOwner,
  thingText,
} from '@woodlog/core/root';
import type { Offer } from '../kernel/language.ts';

type Contents = Readonly<Record<string, number>>;

/** A place's contents by thing. */
const contentsOf = (table: Readonly<Table>, place: string): Contents => {
  const there: unknown = locations(table)[place] ?? {};
  if (!Array.isArray(there)) return there as Contents;
  return Object.fromEntries(there.map((what) => [String(what), 1]));
};

const isClearing = (place: string): boolean => /^([1-9]|1[0-2])$/.test(place);

/** Actions, and starts of actions, that the table allows. `written` is the action so far. */
export function* stemsOf(table: Readonly<Table>, taker: string, written: string): Generator<Offer> {
  const [, things = '', count = '', piece = '', from = ''] =
    /^((\d*)([A-Z]?[a-z](?:_[a-z])?)(\d*))->/.exec(written) ?? [];
  if (piece !== '') yield* targets(table, taker, things, Number(count || 1), piece, from);
  else if (/^[BFMR]?#[a-z@]*[A-Z]?\$?->/.test(written)) yield* cardTargets(table, taker, written);
  else if (/^%/.test(written)) yield* items(table, taker);
  else if (/^Z/.test(written)) yield* crafts(table, taker);
  else if (/^(\d*|[BFMR])#/.test(written)) yield* cards(table, taker, written);
  else {
    const [amount = ''] = /^\d+/.exec(written) ?? [];
    yield* pieces(table, taker, amount);
    yield* battles(table, taker);
    yield { text: '++', label: 'scores one point', kind: 'action' };
    yield* supplies(table, taker, amount);
    yield* cards(table, taker, written);
    yield* crafts(table, taker);
    yield* items(table, taker);
    yield { text: '--', label: 'loses one point', kind: 'action' };
  }
}

/** Own pieces on the map, in the written number. */
function* pieces(table: Readonly<Table>, taker: string, amount: string): Generator<Offer> {
  for (const [place, there] of Object.entries(locations(table))) {
    if (!/^\d/.test(place) || typeof there !== 'object' || Array.isArray(there)) continue;
    for (const [what, count] of Object.entries(there as Contents)) {
      if (!what.startsWith(taker) || !/^[A-Z][wp]/.test(what) || Number(amount) > count) continue;
      const label = `${thingText(Number(amount) || count, what, taker)} in ${placeText(place, taker)}: to where?`;
      yield { text: `${amount}${what.slice(1)}${place}->`, label, kind: 'action' };
    }
  }
}

function* supplies(table: Readonly<Table>, taker: string, amount: string): Generator<Offer> {
  for (const [what, count] of Object.entries(contentsOf(table, `supply:${taker}`)))
    if (Number(amount) <= count)
      yield {
        text: `${amount}${what.slice(1)}->`,
        label: `${thingText(Number(amount) || 1, what, taker)} from the supply (${count})`,
        kind: 'action',
      };
}

/** Clearings with pieces of both. */
function* battles(table: Readonly<Table>, taker: string): Generator<Offer> {
  for (const [place, there] of Object.entries(locations(table))) {
    if (!isClearing(place) || typeof there !== 'object') continue;
    const owners = new Set(Object.keys(there as Contents).flatMap((what) => /^([A-Z])[wbtp]/.exec(what)?.[1] ?? []));
    if (!owners.has(taker)) continue;
    for (const other of owners)
      if (other !== taker)
        yield {
          text: `X${other}${place}`,
          label: `attacks ${theOwner(other)} in ${clearingText(table, place)}`,
          kind: 'action',
        };
  }
}

function clearingText(table: Readonly<Table>, place: string): string {
  const suit = isClearing(place) ? suitOf(table.setup, Number(place) as Clearing) : null;
  return `${placeText(place, '')}${suit === null ? '' : ` (${SUIT_NAMES[suit]})`}`;
}

/** Where a piece may go: adjacent clearings first, and off the map. */
function* targets(
  table: Readonly<Table>,
  taker: string,
  things: string,
  count: number,
  piece: string,
  from: string,
): Generator<Offer> {
  const what = /^[A-Z]/.test(piece) ? piece : taker + piece;
  const words = thingText(count, what, taker);
  const { adjacent } = ROOT_MAPS[table.setup.map];
  const near: readonly number[] = isClearing(from) ? adjacent[Number(from) as Clearing] : [];
  const own = CLEARINGS.filter((one) => Object.keys(contentsOf(table, String(one))).some((it) => it.startsWith(taker)));
  for (const to of from === '' ? [...own, ...CLEARINGS] : near)
    yield { text: `${things}->${to}`, label: `${words} to ${clearingText(table, String(to))}`, kind: 'place' };
  if (from !== '') yield { text: `${things}->`, label: `removes ${words}`, kind: 'place' };
  else yield { text: `${things}->$`, label: `${words} to the board`, kind: 'place' };
}

/**
 * Known cards in the hand or on the own board; with unknown ones in hand, their suits as well. After a suit, its cards:
 * to be drawn, or to name an unknown one.
 */
function* cards(table: Readonly<Table>, taker: string, written: string): Generator<Offer> {
  const hand = Object.keys(contentsOf(table, taker));
  const isNamed = (what: string): boolean => /#[a-z@]/.test(what);
  yield { text: `#->${taker}`, label: 'draws one card', kind: 'card' };
  for (const what of hand) if (isNamed(what)) yield card(`${what}${taker}->`, what);
  for (const what of Object.keys(contentsOf(table, `${taker}$`)))
    if (what.includes('#')) yield card(`${what}$->`, what, '', ' from the board');
  const [suit] = /^[BFMR]#/.exec(written) ?? [];
  const deck = DECK_CARDS[table.setup.deck].map((one) => `${one.suit}#${one.spelling}`);
  if (suit !== undefined)
    for (const what of new Set(deck.filter((one) => one.startsWith(suit)))) {
      if (!hand.every(isNamed)) yield card(`${what}${taker}->`, what);
      if (!hand.includes(what)) yield card(`${what}->${taker}`, what, 'draws ');
    }
  for (const one of ['F', 'M', 'R', 'B']) yield card(`${one}#${taker}->`, `${one}#`);
  yield card(`#${taker}->`, '#');
  for (const what of hand) if (isNamed(what)) yield card(`${what}^`, what, 'shows ');
}

const card = (text: string, what: string, does = '', where = ''): Offer => ({
  text,
  label: `${does}${thingText(1, what, '')}${where}`,
  kind: 'card',
});

/** Where a card may go: discarded, onto its player's board, to another player. */
function* cardTargets(table: Readonly<Table>, taker: string, written: string): Generator<Offer> {
  const stem = written.slice(0, written.indexOf('->') + 2);
  const what = /^[BFMR]?#[a-z@]*/.exec(stem)?.[0] ?? '#';
  const words = thingText(1, what, taker);
  yield { text: stem, label: `discards ${words}`, kind: 'card' };
  if (taker === 'E')
    for (const column of DECREE_COLUMNS)
      yield { text: `${stem}$_${column}`, label: `${words} to ${placeText(`E$_${column}`, 'E')}`, kind: 'card' };
  yield { text: `${stem}$`, label: `${words} to the board`, kind: 'card' };
  for (const { faction } of table.setup.seats)
    yield { text: `${stem}${faction}`, label: `${words} to ${placeText(faction, taker)}`, kind: 'card' };
}

/** What may be crafted: known cards of the hand first, then others of the deck if some cards in hand are unknown. */
function* crafts(table: Readonly<Table>, taker: string): Generator<Offer> {
  const hand = contentsOf(table, taker);
  const known = Object.keys(hand).filter((what) => /#[a-z@]/.test(what));
  const hasUnknown = Object.keys(hand).some((what) => !/#[a-z@]/.test(what));
  const deck = DECK_CARDS[table.setup.deck].filter(({ kind }) => kind !== 'ambush' && kind !== 'dominance');
  const isKnown = ({ suit, spelling }: (typeof deck)[number]): boolean => known.includes(`${suit}#${spelling}`);
  const offered = [...deck.filter(isKnown), ...(hasUnknown ? deck.filter((one) => !isKnown(one)) : [])];
  for (const { name, craftSpelling, item, cost } of offered) {
    const price = cost.map((icon) => (icon === 'any' ? '?' : icon)).join('');
    const text = item === null ? `Z${craftSpelling}` : `Z%${item}`;
    yield { text, label: `crafts ${name}${price === '' ? '' : ` (${price})`}`, kind: 'card' };
  }
}

/** A player's items, to exhaust, refresh and repair. */
function* items(table: Readonly<Table>, taker: string): Generator<Offer> {
  const areas = ['', 's', 't', 'b', 'd', 'x'];
  const there = areas.flatMap((area) => Object.keys(contentsOf(table, `${taker}$${area}`)));
  for (const what of new Set(there)) {
    const [, item, side] = /^(%[a-z])(e?)$/.exec(what) ?? [];
    if (item === undefined) continue;
    const words = thingText(1, item, taker).replace(/^one /, 'the ');
    if (side === '') yield { text: `${item}->e`, label: `exhausts ${words}`, kind: 'action' };
    else yield { text: `${item}->r`, label: `refreshes ${words}`, kind: 'action' };
    yield { text: `${item}->d`, label: `damages ${words}`, kind: 'action' };
  }
}
