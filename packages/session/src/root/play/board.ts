import { capital } from '@woodlog/core/kernel';
import { type Table, contentsIn, layoutOf, ownerName, thingText } from '@woodlog/core/root';

/** The real board, as far as it differs. */
export interface BoardNow {
  /** By place, then by piece, as Rootlog names them: `{ '5': { Cw: 3 } }`. */
  readonly pieces?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly points?: Readonly<Record<string, number>>;
  readonly hands?: Readonly<Record<string, number>>;
}

export interface PieceThere {
  readonly piece: string;
  readonly label: string;
  readonly count: number;
}

/** Kinds of pieces that can be set; landmarks, ruins and items move by words alone. */
const KINDS: ReadonlySet<string> = new Set(['warrior', 'pawn', 'building', 'token']);

/**
 * The pieces that can be set in a place: those there, and all others of the game.
 *
 * @example piecesAt(table, '5').map(({ label, count }) => `${count} ${label}`)
 */
export function piecesAt(table: Readonly<Table>, place: string): readonly PieceThere[] {
  const there = new Map(contentsIn(table, place).pieces.map(({ name, count }) => [name as string, count]));
  return layoutOf(table.setup).columns.flatMap(({ name, kind, owner }) => {
    const count = there.get(name) ?? 0;
    if (!KINDS.has(kind) || owner === '') return [];
    const thing = thingText(1, name, owner).replace(/^(?:one|an?) /, '');
    return [{ piece: name, label: `${capital(ownerName(owner as never))}: ${thing}`, count }];
  });
}

/**
 * The fewest Rootlog actions that explain a board: pieces gone from one place and new in another have moved, the
 * nearest first; others come from the supply or return to it. An unknown place or piece is passed on as it is.
 *
 * @example actionsTo(table, { pieces: { '1': { Cw: 1 }, '5': { Cw: 3 } }, points: { C: 4 } })
 */
export function actionsTo(
  table: Readonly<Table>,
  { pieces = {}, points = {}, hands = {} }: BoardNow,
): readonly string[] {
  const { seats } = layoutOf(table.setup);
  const actions: string[] = [];
  for (const [piece, changes] of changesOf(table, pieces)) actions.push(...movesOf(table, piece, changes));
  for (const { faction, index } of seats) {
    const drawn = (hands[faction] ?? handOf(table, faction)) - handOf(table, faction);
    if (drawn > 0) actions.push(`${times(drawn)}#->${faction}`);
    if (drawn < 0) actions.push(`${times(-drawn)}#${faction}->`);
    const scored = (points[faction] ?? table.scores[index] ?? 0) - (table.scores[index] ?? 0);
    if (scored !== 0) actions.push(`${faction}${scored > 0 ? '++' : '--'}${Math.abs(scored)}`);
  }
  return actions;
}

/** The places whose pieces can be set: clearings and forests. */
export const boardPlaces = (table: Readonly<Table>): readonly string[] =>
  layoutOf(table.setup).places.flatMap(({ kind, name }) => (kind === 'clearing' || kind === 'forest' ? [name] : []));

export const handOf = (table: Readonly<Table>, faction: string): number => contentsIn(table, faction).cards.length;

const times = (count: number): string => (count === 1 ? '' : String(count));

/** How many more or fewer of each piece each place has. */
function changesOf(
  table: Readonly<Table>,
  pieces: NonNullable<BoardNow['pieces']>,
): ReadonlyMap<string, Map<string, number>> {
  const changes = new Map<string, Map<string, number>>();
  for (const [place, wanted] of Object.entries(pieces)) {
    const there = new Map(contentsIn(table, place).pieces.map(({ name, count }) => [name as string, count]));
    for (const [piece, count] of Object.entries(wanted)) {
      const change = count - (there.get(piece) ?? 0);
      if (change === 0) continue;
      const places = changes.get(piece) ?? new Map<string, number>();
      changes.set(piece, places.set(place, change));
    }
  }
  return changes;
}

/** Buildings never move; missing ones were removed. */
const isMovable = (piece: string): boolean => /[wpt](?:_|$)/.test(piece);

function movesOf(table: Readonly<Table>, piece: string, changes: Map<string, number>): readonly string[] {
  const from = [...changes].filter(([, change]) => change < 0).map(([place, change]) => ({ place, left: -change }));
  const to = [...changes].filter(([, change]) => change > 0).map(([place, change]) => ({ place, left: change }));
  const actions: string[] = [];
  if (isMovable(piece)) {
    const pairs = from.flatMap((start) =>
      to.map((end) => ({ start, end, far: stepsBetween(table, start.place, end.place) })),
    );
    for (const { start, end } of pairs.sort((a, b) => a.far - b.far)) {
      const count = Math.min(start.left, end.left);
      if (count === 0) continue;
      actions.push(`${times(count)}${piece}${start.place}->${end.place}`);
      start.left -= count;
      end.left -= count;
    }
  }
  const gone = from.filter(({ left }) => left > 0).map(({ place, left }) => `${times(left)}${piece}${place}->`);
  const sources = sourcesOf(table, piece);
  // Pieces found nowhere are taken from the supply, which reports that it is empty.
  sources.push({ start: '', left: Number.POSITIVE_INFINITY });
  const come: string[] = [];
  for (const end of to)
    for (const source of sources) {
      const count = Math.min(source.left, end.left);
      if (count === 0) continue;
      come.push(`${times(count)}${piece}${source.start}->${end.place}`);
      source.left -= count;
      end.left -= count;
    }
  // Removals free the pieces to be placed.
  return [...actions, ...gone, ...come];
}

/** Where new pieces may come from: the supply, then the boards. */
function sourcesOf(table: Readonly<Table>, piece: string): { readonly start: string; left: number }[] {
  const { places } = layoutOf(table.setup);
  const lying = (name: string): number => contentsIn(table, name).pieces.find((one) => one.name === piece)?.count ?? 0;
  return ['supply', 'board'].flatMap((wanted) =>
    places
      .filter(({ kind }) => kind === wanted)
      .map(({ name }) => ({ start: wanted === 'supply' ? '' : name, left: lying(name) })),
  );
}

/** The number of paths between two clearings; a forest is one step from each of its clearings. */
function stepsBetween(table: Readonly<Table>, start: string, end: string): number {
  const { map } = layoutOf(table.setup);
  const next = (place: string): string[] =>
    place.includes('_')
      ? place.split('_')
      : [
          ...map.paths.map(({ name }) => name.split('_')).flatMap((ends) => (ends.includes(place) ? ends : [])),
          ...map.forests.flatMap(({ name }) => (name.split('_').includes(place) ? [name] : [])),
        ];
  const seen = new Map([[start, 0]]);
  // Iterating a map includes what is added meanwhile.
  for (const [place, far] of seen) {
    if (place === end) return far;
    for (const one of next(place)) if (!seen.has(one)) seen.set(one, far + 1);
  }
  return Number.POSITIVE_INFINITY;
}
