import type { Question } from '../../kernel/index.ts';
import type { RootQuestions } from '../law/questions.ts';
import type { Action, Component, Part } from '../action.ts';
import { ITEMS } from '../data/vocabulary.ts';
import { UNWRITTEN_PLOTS } from '../data/factions/corvids.ts';
import type { Layout } from '../table/layout.ts';
import { boardOf } from '../index.ts';
import { type Table, copyTable } from '../table/table.ts';
import { type Plan, POSTING, enact } from '../ledger/enact.ts';
import { planLeniently } from '../ledger/plan-action.ts';
import type { Position } from '../turn/position.ts';
import { countOf } from '../sum-of.ts';

/** From a row and column to a row and column. */
export interface Way {
  readonly from: number;
  readonly column: number;
  readonly to: number;
  readonly toColumn: number;
}

/**
 * What an action changes, in the smallest comparable pieces: pieces from place to place, points, a card, a battle. One
 * play may be written as one action or several, in another order, with the same effects.
 */
export interface Effect {
  /** The index of the action in its line. */
  readonly action: number;
  /** Equal keys are the same effect, `count` times. Cards and battles are compared by what they say. */
  readonly key: string;
  readonly count: number;
  /** An equivalent key: an item that moves and turns at once may turn before or after it moves. */
  readonly also?: string;
  /** For pieces, items and a faction's own cards. */
  readonly way?: Way;
  readonly card?: { readonly from: string; readonly to: string; readonly what: Component };
  readonly craft?: Component;
  readonly battle?: Extract<Action, { kind: 'battle' }>;
  readonly hire?: Extract<Action, { kind: 'hire' }>;
  /**
   * For pieces: the detour through the supply, as two keys. Warriors saved by field hospitals are removed, then placed
   * (6.2.3), but written as one move; acolytes the other way round.
   */
  readonly bySupply?: { readonly removed: string; readonly placed: string };
  /** Need not be written: shown cards, funds, which are zero without (Rootlog: Funds), bombs that go, raids turned. */
  readonly unsaid?: true;
  /** Shown cards change nothing, so showing some is always allowed. */
  readonly shown?: true;
}

/** Of unnamed cards from a part of a board, how many are the faction's own: retainers are pieces (15.3.5, D9). */
function ownCardsFrom({ columns, placeOf }: Layout, { postings }: Plan, { from, what }: Part): number {
  const row = what.endsWith('#') ? placeOf.get(from ?? '')?.row : undefined;
  let own = 0;
  for (let i = 0; i < postings.length; i += POSTING)
    if (postings[i] === row && columns[postings[i + 1] ?? -1]?.kind === 'own-card') own += postings[i + 4] ?? 0;
  return own;
}

/** Whether warriors move between clearings, and their faction cannot save them when they are removed (6.2.3). */
function isMarch({ columns, placeOfRow, playerOf }: Layout, column: number, from: number, to: number): boolean {
  const { owner = '', kind } = columns[column] ?? {};
  const isClearing = (row: number): boolean => placeOfRow[row]?.kind === 'clearing';
  return kind === 'warrior' && isClearing(from) && isClearing(to) && playerOf.get(owner)?.sheet.saved !== true;
}

export function effectsOf(table: Readonly<Table>, layout: Layout, action: Action, plan: Plan, index: number): Effect[] {
  const found: Effect[] = [];
  const add = (key: string, count = 1, more: Partial<Effect> = {}): void => {
    found.push({ action: index, key, count, ...more });
  };
  // What the start or end of a line causes is not written.
  if (action.kind === 'begin' || action.kind === 'end') return found;
  const { postings } = plan;
  for (let i = 0; i < postings.length; i += POSTING) {
    const [left, column, reached, toColumn, count] = postings.slice(i, i + POSTING) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const [from, to] = [rowAsTold(layout, left), rowAsTold(layout, reached)];
    if (count === 0 || (from === to && column === toColumn)) continue;
    const turned = itemWays(layout, { from, to, column, toColumn });
    if (turned !== null) {
      for (const { way, also } of turned) add(keyOf(way), count, { way, ...(also && { also: keyOf(also) }) });
      continue;
    }
    const supply: number = layout.supplyRow;
    const moved = column === toColumn && from !== supply && to !== supply && !isMarch(layout, column, from, to);
    // The face of a leaving piece need not be written; a bomb goes as the line ends (D68).
    const shows = to === supply ? (layout.columns[column]?.home ?? column) : column;
    const unsaid = isUnsaid(action) || (to === supply && column === layout.columnOf.get(UNWRITTEN_PLOTS.gone));
    const way = { from, column: shows, to, toColumn };
    add(keyOf(way), count, {
      way,
      ...(unsaid && { unsaid }),
      ...(moved && {
        bySupply: { removed: `${from}.${column}>${supply}.${column}`, placed: `${supply}.${column}>${to}.${column}` },
      }),
    });
  }
  switch (action.kind) {
    case 'move':
      for (const part of action.parts) {
        // A card that was dealt and stays without a name changes nothing (5.1.3).
        const isNothing = part.what === '#' && part.from === part.to && table.turn.setup;
        if (layout.things.get(part.what)?.is === 'card' && !isNothing)
          found.push(...cardsIn({ ...part, count: part.count - ownCardsFrom(layout, plan, part) }, index));
      }
      break;
    case 'craft':
      add('craft', 1, { craft: action.what });
      break;
    case 'battle':
      add('battle', 1, { battle: action });
      break;
    case 'hire':
      add(`hire ${action.hireling} ${action.board}`, 1, { hire: action });
      break;
    case 'score': {
      const seat = layout.seatOf.get(action.faction) ?? 0;
      const before = table.scores[seat] ?? 0;
      const points = action.points < 0 ? -Math.min(-action.points, before) : action.points;
      if (points !== 0) add(`${points < 0 ? '-' : '+'}${action.faction}`, Math.abs(points));
      // Points may be scored before they are lost, but written after.
      if (points > action.points) add(`-${action.faction}`, points - action.points, { shown: true });
      break;
    }
    case 'reveal':
      for (const { by, what, count } of action.cards)
        for (let n = 0; n < count; n++)
          add('card', 1, { card: { from: by, to: 'shown', what }, shown: true, unsaid: true });
      break;
    case 'funds':
      if (action.funds > 0) add(JSON.stringify(action), 1, { unsaid: true });
      break;
    case 'price':
      for (const service of action.services)
        if (action.price !== table.prices[service]) add(`price ${service} ${action.price}`);
      break;
    case 'outcast':
      // Repeating what already holds changes nothing.
      if (action.suit !== table.outcast || action.hated !== table.hated) add(JSON.stringify(action));
      break;
    case 'relate':
      for (const faction of action.factions) {
        const now = Number(table.relationships[action.vagabond]?.[faction]);
        // One marker may stand for several steps (9.2.9.II).
        for (let step = now + 1; step < Number(action.status); step++)
          add(JSON.stringify({ ...action, factions: [faction], status: `${step}` }), 1, { unsaid: true });
        add(JSON.stringify({ ...action, factions: [faction] }));
      }
      break;
    case 'trick':
      add(JSON.stringify([...action.clearings].sort()));
      break;
    case 'flip':
      add(JSON.stringify(action), 1, isUnsaid(action) ? { unsaid: true } : {});
      break;
    default:
      add(JSON.stringify(action));
  }
  return found;
}

/** The effects of a line's actions, one after the other, but for what its setup brings by itself. */
export function effectsOfLine(layout: Layout, { table, now }: Position, actions: readonly Action[]): Effect[] {
  const here = copyTable(table);
  const begin: Action = { kind: 'begin', faction: `${now?.taker}`, ...(now?.setup && { setup: true as const }) };
  enact(here, planLeniently(here, begin));
  const laid = now?.setup === true ? laidAtEnd(planLeniently(here, { kind: 'end' })) : null;
  const found = actions.flatMap((action, index) => {
    const planned = planLeniently(here, action);
    const effects = effectsOf(here, layout, action, planned, index);
    enact(here, planned);
    // Pieces that may have gone through the supply are followed by their placing, due once they are removed.
    return effects.flatMap((effect): Effect[] =>
      effect.bySupply === undefined
        ? [effect]
        : [effect, { action: effect.action, key: effect.bySupply.placed, count: 0 }],
    );
  });
  if (laid === null) return found;
  const written = (key: string): number => countOf(found.filter((one) => one.key === key));
  return found.filter(({ key }) => laid.get(key) !== written(key));
}

/**
 * A removed raid is turned first (D26), and a relic shows its value in its forest (15.2.5): not everybody writes these.
 */
const isUnsaid = (action: Action): boolean =>
  action.kind === 'flip' && (action.becomes === UNWRITTEN_PLOTS.turned || FOREST.test(action.at));

const FOREST = /^\d+(?:_\d+){2,}$/;

/**
 * A row as far as logs distinguish it. An item's place on a Vagabond's board follows from its side (9.2.5.I): tracks
 * count as the satchel. Whether removed warriors are on the Coffin Makers or in the supply is not written.
 */
function rowAsTold({ placeOf, placeOfRow, coffinRow, supplyRow }: Layout, row: number): number {
  if (row === coffinRow) return supplyRow;
  const place = placeOfRow[row];
  if (place === undefined || place.holds !== 'items' || place.part !== 't') return row;
  return placeOf.get(boardOf(place.owner))?.itemRow ?? row;
}

/**
 * An item that moves, turns or does both is written in one action or two, in either order: its place, and its side on a
 * Vagabond's board, are separate effects. `null` for anything else.
 */
function itemWays(layout: Layout, { from, to, column, toColumn }: Way): { way: Way; also?: Way }[] | null {
  const face = ITEMS.map((item) => layout.items[item]).find(
    ({ refreshed, exhausted }) => column === refreshed || column === exhausted,
  );
  if (face === undefined) return null;
  const [start, end] = [layout.placeOfRow[from], layout.placeOfRow[to]];
  // A gained item is face up.
  const isHis = start?.holds === 'items' && end?.holds === 'items' && start.owner === end.owner;
  // A Vagabot's items are all alike: they may be of any type (B.7.2.3).
  const isAlike = [start, end].some((place) => place?.holds === 'items' && layout.bots.has(place.owner));
  const { refreshed, exhausted } = isAlike ? layout.items[ITEMS[0]] : face;
  const side = (one: number): number => (one === face.refreshed ? refreshed : exhausted);
  const turns = (row: number): Way => ({ from: row, column: side(column), to: row, toColumn: side(toColumn) });
  if (from === to) return [{ way: turns(to) }];
  // For items that are alike, the side matters (B.7.2.5).
  const lies = isAlike && isHis && column === toColumn ? side(column) : refreshed;
  const moves = { way: { from, column: lies, to, toColumn: lies } };
  return isHis && column !== toColumn ? [moves, { way: turns(to), also: turns(from) }] : [moves];
}

const keyOf = ({ from, column, to, toColumn }: Way): string => `${from}.${column}>${to}.${toColumn}`;

/** Cards that move, one by one. */
function cardsIn({ what, from, to, count }: Part, action: number): Effect[] {
  // A revealed quest without a name need not be written (D65).
  if (to === 'Q' && what === '#') return [];
  const card = { from: from === 'quests' ? 'draw' : (from ?? ''), to: endOf(to), what };
  const found: Effect[] = [];
  for (let n = 0; n < count; n++) found.push({ action, key: 'card', count: 1, card });
  return found;
}

/** Cards asked for, as the move that brings them. */
export const cardsOf = ({ count, from, to }: Question<RootQuestions, 'draw'>): Effect[] =>
  cardsIn({ count, what: '#', from, to }, 0);

/** Discarded cards may go anywhere the law sends them: the log need not say. */
export function endOf(place: string): string {
  return place === '*' || place === 'dominance' || place.endsWith('$_l') ? 'discard' : place;
}

/**
 * What the end of a setup line places automatically, as counts by key: writing exactly that changes nothing (11.3.4,
 * 14.3.4, 15.3.5).
 */
function laidAtEnd({ postings }: Plan): ReadonlyMap<string, number> {
  const laid = new Map<string, number>();
  for (let i = 0; i < postings.length; i += POSTING) {
    const key = `${postings[i]}.${postings[i + 1]}>${postings[i + 2]}.${postings[i + 3]}`;
    laid.set(key, (laid.get(key) ?? 0) + (postings[i + 4] ?? 0));
  }
  return laid;
}
