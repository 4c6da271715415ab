import { type Action, SERVICES } from '@woodlog/core/root';
import type { Edit } from '../../kernel/diagnostic.ts';
import { printCount, printOwned } from '../print/words.ts';
import { type Entry, type Repair, readLines, withMore } from './entry.ts';
import type { Judged } from './log-line.ts';
import { WORD_REPAIRS } from './word-repairs.ts';

/** A thing is left out more seldom than a character is wrong; a missing price or outcast is hardly anything else. */
const COST = 4;
const COST_OF_MARK = 2;

/** A setup line with one thing more that is due, or with another choice of it. */
export function repairsOfSetup(
  text: string,
  entry: Entry,
  judged: Judged | undefined,
  seats: readonly string[],
): Repair[] {
  if (judged?.match?.verdict !== 'illegal' || !judged.line.setup) return [];
  const { taker } = entry.written;
  const { breaches } = judged.match;
  // What stands in the place of what is due is wrong itself.
  if (breaches.some(({ kind }) => kind === 'extra')) return [];
  const due = breaches.flatMap(({ acts = [] }) => acts);
  const all = due.map((act) => textOf(act, taker));
  const texts = [...new Set(all.flatMap((one) => [one, ...choicesOf(one)]))];
  const read = readLines(
    seats,
    texts.map((one) => `${taker}:${one}`),
  );
  return texts.flatMap((one, n) => {
    const { actions = [] } = read[n] ?? {};
    const slots = actions.length === 0 ? [] : slotsOf(text, entry, one);
    return slots.map((slot, k): Repair => {
      const { edits, reading } = withMore(entry, slot, one, actions);
      const cost = (one.startsWith('$') ? COST_OF_MARK : COST) + n / 100 + k / 1000;
      return { kind: 'action-missing', cost, reading, edits: listed(text, entry, one) ?? edits };
    });
  });
}

/** What a setup does: it places things, and sets an outcast and prices. */
function textOf(act: Action, taker: string): string {
  if (act.kind === 'outcast') return `$_o->${act.suit}`;
  if (act.kind === 'price') return `${act.services.map((one) => `$_${one}`).join('+')}->${act.price}`;
  if (act.kind !== 'move') return '';
  const things = act.parts.map(({ count, what }) => printCount(count) + printOwned(what, taker));
  return `${things.join('+')}->${printOwned(act.parts[0]?.to ?? '', taker)}`;
}

/** Where something may be missing: after what is written of such things or before it, prices in order, else at the end. */
function slotsOf(text: string, { pieces }: Entry, added: string): number[] {
  const sort = (one: string): string => one.replace(/^\d+/, '').charAt(0);
  const alike = [...pieces.keys()].filter((n) => sort(text.slice(pieces[n]?.start, pieces[n]?.end)) === sort(added));
  const [first, last = 0] = [alike[0], alike.at(-1)];
  if (first === undefined) return [pieces.length];
  if (sort(added) !== '$') return [last + 1, first];
  const rank = (one: string): number => SERVICES.findIndex((service) => one.startsWith(`$_${service}`));
  const next = alike.find((n) => rank(text.slice(pieces[n]?.start, pieces[n]?.end)) > rank(added)) ?? last + 1;
  return [...new Set([next, last + 1, ...alike])];
}

const CHOSEN: ReadonlySet<string> = new Set(['place', 'card', 'target']);

/** The same elsewhere, or with another card or relic. */
const choicesOf = (text: string): string[] => [
  ...['f', 'j', 't'].map((relic) => text.replace(/^t_[fjt](?=->)/, `t_${relic}`)),
  ...WORD_REPAIRS.filter(([kind]) => CHOSEN.has(kind)).flatMap(([, , where, instead]) =>
    [...text.matchAll(where)].flatMap(({ 0: found, index }) =>
      instead(found, [], [], []).map((meant) => text.slice(0, index) + meant + text.slice(index + found.length)),
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
