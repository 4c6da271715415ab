import { type Action, SERVICES } from '@woodlog/core/root';
import { type Breach, partsOf } from '@woodlog/core/root-law';
import type { Edit } from '../../kernel/diagnostic.ts';
import { printMove } from '../print/move.ts';
import { printCount, printOwned } from '../print/words.ts';
import {
  type Entry,
  type Reading,
  type Repair,
  existing,
  readActions,
  textsOf,
  withActions,
  withMore,
} from './entry.ts';
import { isClearing, isSupply } from './ledger.ts';
import { OWN_CARDS, WORD_REPAIRS, meantBy } from './word-repairs.ts';

/** A thing is left out more seldom than a character is wrong; a missing price or outcast is hardly anything else. */
const COST = 4;
const COST_OF_MARK = 2;
/** In a turn something else is likelier, unless nothing of what is due is written. */
const COST_IN_TURN = 6;
/** How a player discards the whole Decree; a player without one cannot write it. */
const PURGE = '$_->';
const COST_OF_WHOLE = 2.9;

/** Actions that may be missing, the numbers of the actions before which they may stand, and the cost. */
interface Due {
  readonly text: string;
  readonly slots: readonly number[];
  readonly cost: number;
  /** Whether it is meant instead of what is written there: a marker that says something else, or what is not allowed. */
  readonly instead?: true;
}

/** An illegal line with what is due and not written: of a setup with one thing more, or with another choice of it. */
export function repairsOfDuties(
  text: string,
  entry: Entry,
  seats: readonly string[],
  breaches: readonly Breach[],
  isSetup: boolean,
  unwritten: readonly (readonly Breach[])[] = [],
): Repair[] {
  if (breaches.length === 0 || entry.repairs.length > 0) return [];
  const { taker } = entry.written;
  const due = isSetup
    ? ofSetup(text, entry, breaches)
    : [
        ...ofTurn(entry.written, breaches),
        ...battlesOf(entry.written),
        ...purgesOf(entry.written),
        ...namesFor(entry.written, breaches),
        ...unwritten.map((all, n) => ofUnwritten(entry.written, all, n)),
      ];
  const texts = due.map((one) => one.text);
  const read = readActions(seats, taker, texts);
  return due.flatMap(({ text: added, slots, cost, instead }, n) => {
    const actions = read[n] ?? [];
    return (actions.length === 0 ? [] : slots).map((slot): Repair => {
      if (instead) {
        const { start, end } = existing(entry.pieces[slot], slot);
        const edits = [{ start, end, text: added }];
        return {
          kind: added.startsWith('$_') ? 'marker' : 'action',
          cost,
          edits,
          reading: withActions(entry, slot, actions),
        };
      }
      const { edits, reading } = withMore(entry, slot, added, actions);
      const list = isSetup ? listed(text, entry, added) : null;
      return { kind: 'action-missing', cost, reading, edits: list ?? edits };
    });
  });
}

function ofSetup(text: string, entry: Entry, breaches: readonly Breach[]): Due[] {
  // What stands in the place of what is due is wrong itself.
  if (breaches.some(({ kind }) => kind === 'extra')) return [];
  const all = breaches.flatMap(({ acts = [] }) => acts).map((act) => textOf(act, entry.written.taker));
  return [...new Set(all.flatMap((one) => [one, ...choicesOf(one)]))].map((one) => {
    const cost = one.startsWith('$') ? COST_OF_MARK : COST;
    return { text: one, slots: slotsOf(text, entry, one), cost };
  });
}

/** Of a turn all that is due. */
function ofTurn(written: Reading, breaches: readonly Breach[]): Due[] {
  const { taker } = written;
  const markers = markersOf(written, breaches);
  if (markers.length > 0) return markers;
  const missing = breaches.filter(({ kind }) => kind === 'missing');
  const [{ before = 0, acts: [first] = [], done } = {}] = missing;
  // What is due at several places would be written at one.
  if (missing.some((one) => one.before !== before)) return [];
  const text = missing.flatMap((one) => (one.acts ?? []).flatMap((act) => textOf(act, taker) || [])).join('/');
  // Nothing of the points or of the item is written, and nothing else is wrong: so no number is.
  const isWhole =
    done === undefined && missing.length === breaches.length && (first?.kind === 'score' || first?.kind === 'craft');
  // It may be meant in place of the same sort of thing.
  const wrong = breaches.flatMap(({ kind, action }) => {
    const act = written.actions[action];
    return kind === 'extra' && act && sortOf(textOf(act, taker)) === sortOf(text) ? [action] : [];
  });
  return [
    { text, slots: [before], cost: isWhole ? COST_OF_WHOLE : COST_IN_TURN },
    { text, slots: wrong, cost: COST, instead: true },
  ];
}

/** A deed that the line may have left out, with the points that it brought. */
function ofUnwritten({ taker }: Reading, breaches: readonly Breach[], n: number): Due {
  const texts = breaches.flatMap(({ acts = [] }) => acts.map((act) => textOf(act, taker)));
  const [{ before = 0 } = {}] = breaches;
  return {
    text: texts.join('/'),
    slots: texts.some((text) => /^(?:\$_|$)/.test(text)) ? [] : [before],
    cost: COST_IN_TURN + n / 1000,
  };
}

/** Markers that are set to something else than is due. */
const markersOf = ({ taker, actions }: Reading, breaches: readonly Breach[]): Due[] =>
  breaches.flatMap(({ kind, acts: [act] = [] }) => {
    const text = act && kind === 'missing' ? textOf(act, taker) : '';
    const isIt = (one: Action): boolean => one.kind === act?.kind && markerOf(textOf(one, taker)) === markerOf(text);
    const at = text.startsWith('$_') ? actions.findIndex(isIt) : -1;
    return at < 0 ? [] : [{ text, slots: [at], cost: COST_OF_MARK, instead: true }];
  });

/** `w` for `2Lw$->`, `#` for a card. */
const sortOf = (text: string): string => text.replace(/^[\dA-Z(]+/, '').charAt(0);

const markerOf = (text: string): string => text.replace(/h?o?->.*/, '');

/** Battles that are not written, before what they remove of others' pieces. */
function battlesOf({ taker, actions }: Reading): Due[] {
  const found = new Map<string, Due>();
  const fought = new Set<string>();
  let [first, last] = [0, ''];
  for (const [n, act] of actions.entries()) {
    if (act.kind === 'battle') fought.add(`X${act.defender}${act.clearing}`);
    const [{ what = '', from = null, to = '' } = {}] = partsOf(act);
    if (!isSupply(to)) last = '';
    else if (`${from}` !== last) [first, last] = [n, `${from}`];
    const text = `X${what.charAt(0)}${from}`;
    if (isClearing(last) && what.charAt(0) !== taker && !fought.has(text) && !found.has(text))
      found.set(text, { text, slots: [first], cost: COST });
  }
  return [...found.values()];
}

/** The Decree that is not discarded before a new leader. */
const purgesOf = ({ taker, actions }: Reading): Due[] =>
  actions.flatMap((act, n) =>
    partsOf(act).some(({ what, to }) => /^#[a-z]/.test(what) && to === `${taker}$`)
      ? [{ text: PURGE, slots: [n], cost: COST }]
      : [],
  );

/** Leaders, ministers and moods that points may be for. */
function namesFor({ actions }: Reading, breaches: readonly Breach[]): Due[] {
  const at = breaches.find(({ kind, action }) => kind === 'extra' && actions[action]?.kind === 'score')?.action;
  return at === undefined ? [] : OWN_CARDS.map((name) => ({ text: `#${name}->$`, slots: [at], cost: COST }));
}

/** What is due: to place, move or draw things, to craft or score, to set an outcast, prices, funds and relationships. */
function textOf(act: Action, taker: string): string {
  if (act.kind === 'outcast') return `$_${act.hated ? 'h' : ''}o->${act.suit}`;
  if (act.kind === 'relate' && act.vagabond === taker) return `$_${act.factions.join('')}->${act.status}`;
  if (act.kind === 'funds') return `$_f->${act.funds}`;
  if (act.kind === 'price') return `${act.services.map((one) => `$_${one}`).join('+')}->${act.price}`;
  if (act.kind === 'craft') return `Z${act.what}`;
  if (act.kind === 'score')
    return `${printOwned(act.faction, taker)}${act.points < 0 ? '--' : '++'}${printCount(Math.abs(act.points))}`;
  if (act.kind === 'open-path') return `${act.path}->`;
  return act.kind === 'move' ? printMove(act, taker) : '';
}

/** Where something may be missing: after what is written of such things or before it, prices in order, else at the end. */
function slotsOf(text: string, entry: Entry, added: string): number[] {
  const sort = (one: string): string => one.replace(/^\d+/, '').charAt(0);
  const texts = textsOf(text, entry);
  const alike = texts.flatMap((one, n) => (sort(one) === sort(added) ? n : []));
  const [first, last = 0] = [alike[0], alike.at(-1)];
  if (first === undefined) return [texts.length];
  if (sort(added) !== '$') return [last + 1, first];
  const rank = (one: string): number => SERVICES.findIndex((service) => one.startsWith(`$_${service}`));
  const next = alike.find((n) => rank(texts[n] ?? '') > rank(added)) ?? last + 1;
  return [...new Set([next, last + 1, ...alike])];
}

const CHOSEN: ReadonlySet<string> = new Set(['place', 'card', 'target']);

/** The same elsewhere, or with another card or relic. */
const choicesOf = (text: string): string[] => [
  ...['f', 'j', 't'].map((relic) => text.replace(/^t_[fjt](?=->)/, `t_${relic}`)),
  ...WORD_REPAIRS.filter(([kind]) => CHOSEN.has(kind)).flatMap(([, , where, instead]) =>
    [...text.matchAll(where)].flatMap(({ 0: found, index }) =>
      meantBy(instead, found).map((meant) => text.slice(0, index) + meant + text.slice(index + found.length)),
    ),
  ),
];

/** A clearing more for what the line places in others. */
function listed(text: string, { pieces }: Entry, added: string): Edit[] | null {
  const [, what, place] = /^(.*->)(\d+)$/.exec(added) ?? [];
  for (const { start, end } of pieces) {
    const places = text.slice(start, end).replace(what ?? '/', '');
    if (!/^\d+(?:\+\d+)+$/.test(places)) continue;
    const all = places.split('+');
    const next = all.findIndex((one) => Number(one) > Number(place));
    const at = next < 0 ? end : end - all.slice(next).join('+').length;
    return [{ start: at, end: at, text: next < 0 ? `+${place}` : `${place}+` }];
  }
  return null;
}
