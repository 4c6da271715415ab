import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type Action,
  type Building,
  ITEM_TABLE,
  type Item,
  type ItemKind,
  parseTerms,
  printPlace,
  type Place,
  type RollPurpose,
  type SquadName,
} from '@woodlog/core/fuzzy-knights';
import { implicationOf } from '../implication.ts';
import { isRamparts, KIND_WORDS, printWord, type Style, type Word } from '../lexicon.ts';
import { takerOf } from '../log.ts';

/**
 * Prints an action canonically, without its taker.
 *
 * @example printAction({ kind: 'construct', seat: 0, building: 'villa', at: [4, 1] }) // 'CONSTRUCT VILLA at (4, 1)'
 */
export function printAction(action: Action, style: Style = {}): string {
  const word = (name: Word) => printWord(name, style);
  const hero = (index: number) => printHero(index, style);
  switch (action.kind) {
    case 'drop':
    case 'place':
      return `${word(action.kind)} ${word(action.token)} at ${printPlace(action.at)}`;
    case 'daybreak':
      return `${word('daybreak')} ${action.day}`;
    case 'roll':
      return printRoll(action, style);
    case 'construct':
      return `${word('construct')} ${printBuilding(action.building, style)} at ${printPlace(action.at)}`;
    case 'pay':
    case 'retreat':
    case 'end':
      return word(action.kind);
    case 'unpaid':
    case 'capture':
      return `${word(action.kind)} ${hero(action.hero)}`;
    case 'recruit-hero':
      return `${word('recruit')} ${word('hero')} at ${printPlace(action.at)}`;
    case 'recruit':
      return `${word('recruit')} ${action.count} ${word('mercenaries')} at ${printPlace(action.at)}`;
    case 'move':
      return `${word('move')} ${hero(action.hero)} ${printPlace(action.to)}`;
    case 'interact':
      return `${word('interact')} ${hero(action.hero)} ${word(action.token)}`;
    case 'draw':
      return `${word('draw')} ${printKind(action.card, style)}`;
    case 'engage': {
      const { target } = action;
      const foe = typeof target === 'string' ? word(target) : `${takerOf(target.seat)}.${hero(target.hero)}`;
      return `${word('engage')} ${hero(action.hero)} ${foe}`;
    }
    case 'defect':
    case 'bribe':
      return `${word(action.kind)} ${action.count}`;
    case 'form':
      return `${word('form')} ${action.squads.join(' + ')}`;
    case 'attack': {
      const squads = action.squads.map((name) => printSquad(name, style)).join(' + ');
      return `${word('attack')} ${squads} on ${printSquad(action.on, style)}`;
    }
    case 'lose':
      return `${word('lose')} ${printSquad(action.squad, style)}`;
    case 'deposit':
    case 'withdraw':
      return `${word(action.kind)} ${hero(action.hero)} ${printWhat(action.what, style)}`;
    case 'offer':
      return `${word('offer')} ${word('alliance')} ${takerOf(action.to)}`;
    case 'break':
      return `${word('break')} ${word('alliance')} ${takerOf(action.with)}`;
    case 'propose':
      return `${word('propose')} ${word('rules')} ${action.rules}`;
    case 'reply':
      return word(action.yes ? 'accept' : 'decline');
    case 'vote':
      return `${word('vote')} ${word(action.yes ? 'yes' : 'no')}`;
  }
}

/** Steps of one taker on a line. Steps of a path, or tokens of a kind, are one list of places. */
export function printActions(actions: readonly Action[], style: Style = {}): string {
  let line = '';
  for (const [i, action] of actions.entries()) {
    const place = placeToJoin(actions[i - 1], action);
    if (place) line += ` ${printPlace(place)}`;
    else line += `${i === 0 ? '' : '; '}${printAction(action, style)}`;
  }
  return line;
}

/** The place that continues the list of the action before, if any. */
export function placeToJoin(before: Action | undefined, action: Action): Place | null {
  if (before?.kind === 'move' && action.kind === 'move' && before.hero === action.hero) return action.to;
  if (before?.kind === 'drop' && action.kind === 'drop' && before.token === action.token) return action.at;
  return null;
}

/** `H1`, `🧙1`. */
function printHero(hero: number, { symbols = false }: Style): string {
  return `${symbols ? printWord('hero', { symbols }) : 'H'}${hero + 1}`;
}

function printSquad(name: SquadName, style: Style): string {
  if (name === 'settlement') return printWord('settlement', style);
  if (name === 'H1' || name === 'H2') return printHero(Number(name[1]) - 1, style);
  return `S${name}`;
}

function printBuilding(building: Building, { symbols = false }: Style): string {
  const word = printWord(building, {});
  return symbols ? `${printWord(isRamparts(building) ? 'ramparts' : 'settlement', { symbols })} ${word}` : word;
}

function printKind(kind: ItemKind, style: Style): string {
  return KIND_WORDS[kind].map((word) => printWord(word, style)).join(' ');
}

function printWhat(what: number | Item, style: Style): string {
  if (typeof what === 'number') return `${what} ${printWord('mercenaries', style)}`;
  const { rarity, kind } = ITEM_TABLE[what];
  return `${printWord(rarity, style)} ${printKind(kind, style)}`;
}

function printPurpose(purpose: RollPurpose, style: Style): string {
  return purpose
    .split(' ')
    .map((word) => printWord(word as Word, style))
    .join(' ');
}

/** `ROLL ATTACK 5d6 +11 [20] +11 => 31`, as the rules write rolls. */
function printRoll({ for: purpose, dice, sum }: Extract<Action, { kind: 'roll' }>, style: Style): string {
  const terms = parseTerms(dice);
  const bonus = isLeft(terms) ? 0 : terms.right.reduce((total, term) => total + term.bonus, 0);
  const die = style.symbols ? printWord('roll', style) : '';
  const shown = `${die}[${sum}]${bonus > 0 ? ` +${bonus}` : bonus < 0 ? ` ${bonus}` : ''}`;
  const implied = implicationOf(purpose, sum, bonus);
  const note = implied === '' ? '' : ` => ${implied}`;
  return `${printWord('roll', style)} ${printPurpose(purpose, style)} ${dice} ${shown}${note}`;
}
