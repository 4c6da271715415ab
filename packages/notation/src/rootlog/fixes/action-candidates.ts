import { landmarkAt, partsOf } from '@woodlog/core/root-law';
import { type Action, type Table, copyTable, locations } from '@woodlog/core/root';
import { type Diagnostic, type Span, textAt } from '../../kernel/diagnostic.ts';
import { actionsOf } from '../../kernel/tree.ts';
import { actionsIn } from '../read/actions.ts';
import { faction, factionOf } from '../owners.ts';
import { knownAt } from '../read/parse.ts';
import { suggestions } from '../read/suggest.ts';
import type { ActionNode, Tree, TurnLine } from '../tree.ts';
import { slipsIn } from '../audit/ledger.ts';
import { type Candidate, writing } from './candidate.ts';
import { type Variant, oneEdit } from './one-edit.ts';

/** The number of candidates that fit their own line and are played on, and of lines after it: a mistake soon shows. */
const MOST_PLAYED = 20;
const LINES_AFTER = 40;

/** What an action may have meant: readable texts, those with the fewest ledger errors first. */
export function actionCandidates(
  { text, lines }: Tree,
  line: TurnLine,
  node: ActionNode,
  diagnostic: Diagnostic,
  table: Readonly<Table> | null,
): readonly Candidate[] {
  const written = textAt(text, node);
  const known = { ...knownAt(text, node.start), taker: factionOf(line.taker.charCodeAt(0)) ?? faction.C };
  const index = line.actions.indexOf(node);
  const later = lines.slice(lines.indexOf(line) + 1);
  const refusedWith = (read: readonly Action[], ahead: number): number => {
    if (table === null) return 0;
    const at = copyTable(table);
    const actions = line.actions.flatMap(({ action }, i) => (i === index ? read : (action ?? [])));
    const refused = slipsIn(at, { taker: line.taker, actions }, line.setup);
    return later.slice(0, ahead).reduce((sum, one) => {
      if (one.kind !== 'turn') return sum;
      return sum + slipsIn(at, { taker: one.taker, actions: actionsOf(one.actions) }, one.setup);
    }, refused);
  };
  const ranked = (all: readonly Meant[], ahead: number): Meant[] =>
    all
      .map((one) => ({ ...one, refused: refusedWith(one.read, ahead) }))
      .sort((a, b) => a.refused - b.refused || a.candidate.cost - b.candidate.cost);
  const seen = new Set([JSON.stringify([node.action])]);
  const fitting: Meant[] = [];
  const cheapestFirst = [...variants(written, node, diagnostic, line.taker, table)].sort((a, b) => a[1] - b[1]);
  for (const [variant, cost] of cheapestFirst) {
    const meant = COUNT_OF_ONE.test(written) ? variant : variant.replace(COUNT_OF_ONE, '');
    const read = STAYS.test(meant) ? null : actionsIn(meant, known);
    if (read === null || (table && lacksFerry(read, table))) continue;
    // Of several ways to write the same meaning, the cheapest is offered.
    const meaning = JSON.stringify(read);
    if (seen.has(meaning)) continue;
    seen.add(meaning);
    fitting.push({ candidate: writing(node.start, written, meant, cost), read });
  }
  return ranked(ranked(fitting, 0).slice(0, MOST_PLAYED), LINES_AFTER).map(({ candidate }) => candidate);
}

/** A candidate, and what it does. */
interface Meant {
  readonly candidate: Candidate;
  readonly read: readonly Action[];
}

/** Whether actions are about a ferry on a map without one. */
export const lacksFerry = (actions: readonly Action[], table: Readonly<Table>): boolean =>
  actions.flatMap(partsOf).some(({ what }) => what === 'ferry') && landmarkAt(table, 'ferry') === null;

/** A count of one, usually omitted. */
const COUNT_OF_ONE = /(?<=^|[/+(])1(?=[A-Za-z#%])/;

/** A move that ends where it begins. */
const STAYS = /(?<![\d_])([\d_]+)->\1(?![\d_])/;

/** What is not certain, though it is the likeliest. */
const UNSURE = 1.1;

/** Other texts of an action with their costs; the first of equal ones counts. */
function* variants(
  written: string,
  node: Span,
  { start, end, meant }: Diagnostic,
  taker: string,
  table: Readonly<Table> | null,
): Generator<Variant> {
  const wrong = Math.max(0, start - node.start);
  if (meant !== undefined) yield [written.slice(0, wrong) + meant + written.slice(end - node.start), 0.5];
  for (const { text, isUnsure } of suggestions(written, wrong)) yield [text, isUnsure ? UNSURE : 0.5];
  for (const other of table === null ? [] : ofOthers(written, table)) yield [other, 1.4];
  yield* oneEdit(written);
  const card = /([BFMR]?)#[a-z@]+/.exec(written)?.[0];
  if (card !== undefined && table !== null)
    for (const held of cardsNear(table, taker)) yield [written.replace(card, held), 3];
}

/** A piece that is removed, as the same one of whoever has it there: a letter is easily left out, or a wrong one. */
function ofOthers(written: string, table: Readonly<Table>): readonly string[] {
  const [, count = '', piece = '', place = ''] = REMOVED.exec(written) ?? [];
  const there = Object.keys(locations(table)[place] ?? {});
  return there.flatMap((what) => (what.slice(1) === piece ? [`${count}${what}${place}->`] : []));
}

/** `2w5->`, `Ct_k5->`. */
const REMOVED = /^(\d*)[A-Z]?([a-z](?:_[a-z]+)*)(\d+)->$/;

/** The known cards in a player's hand and on their board. */
function cardsNear(table: Readonly<Table>, taker: string): readonly string[] {
  const all = locations(table);
  return Object.entries(all).flatMap(([place, there = {}]) => {
    if (!place.startsWith(taker)) return [];
    return (Array.isArray(there) ? (there as string[]) : Object.keys(there)).filter((what) => /#[a-z@]/.test(what));
  });
}
