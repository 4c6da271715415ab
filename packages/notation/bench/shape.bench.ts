// Shapes that the counts of a table could have, over the postings of real games and the question asked most: who rules.
import { copyTable, enact, layoutOf, planLeniently } from '@woodlog/core/root';
import { Immer } from 'immer';
import { compare } from '../../../bench/compare.ts';
import { benchGame, benchLogs } from './corpus.ts';

type Counts = Record<string, Record<string, number>>;

/** A posting by numbers and by names. */
interface Posting {
  readonly row: readonly [from: number, column: number, to: number, becomes: number, count: number];
  readonly names: readonly [from: string, column: string, to: string, becomes: string];
}

const games = benchLogs().map((text) => {
  const { opening, actions } = benchGame(text);
  const layout = layoutOf(opening.setup);
  const table = copyTable(opening);
  const postings: Posting[] = [];
  for (const action of actions) {
    const plan = planLeniently(table, action);
    for (let i = 0; i < plan.postings.length; i += 5) {
      const [from, column, to, becomes, count] = plan.postings.slice(i, i + 5) as [
        number,
        number,
        number,
        number,
        number,
      ];
      const name = (row: number): string => layout.placeOfRow[row]!.name;
      const component = (index: number): string => layout.columns[index]!.name;
      postings.push({
        row: [from, column, to, becomes, count],
        names: [name(from), component(column), name(to), component(becomes)],
      });
    }
    enact(table, plan);
  }
  const width = layout.columns.length;
  const ruling = layout.seats.map(({ faction }) => {
    const own = layout.columns.filter(
      ({ owner, kind }) => owner === faction && (kind === 'warrior' || kind === 'building'),
    );
    return { names: own.map(({ name }) => name), columns: own.map(({ name }) => layout.columnOf.get(name)!) };
  });
  const named = (withZeros: boolean): Counts => {
    const counts: Counts = {};
    for (const [row, cells] of opening.rows.entries()) {
      const place: Record<string, number> = {};
      for (const [column, count] of cells.entries())
        if (count !== 0 || withZeros) place[layout.columns[column]!.name] = count;
      counts[layout.placeOfRow[row]!.name] = place;
    }
    return counts;
  };
  return {
    rows: opening.rows,
    flat: opening.rows.flat(),
    sparse: named(false),
    dense: named(true),
    postings,
    width,
    ruling,
  };
});
type BenchedGame = (typeof games)[number];

/** A shape: how it is copied, written and asked. */
interface Shape<S> {
  readonly name: string;
  readonly of: (game: BenchedGame) => S;
  readonly copy: (state: S) => S;
  readonly post: (state: S, posting: Posting, game: BenchedGame) => void;
  readonly count: (state: S, clearing: number, ruling: BenchedGame['ruling'][number], game: BenchedGame) => number;
}

const rows: Shape<number[][]> = {
  name: 'rows of counts',
  of: (game) => game.rows,
  copy: (state) => state.map((row) => row.slice()),
  post: (state, { row: [from, column, to, becomes, n] }) => {
    state[from]![column]! -= n;
    state[to]![becomes]! += n;
  },
  count: (state, clearing, { columns }) => columns.reduce((sum, column) => sum + state[clearing]![column]!, 0),
};

const flat: Shape<number[]> = {
  name: 'one flat array',
  of: (game) => game.flat,
  copy: (state) => state.slice(),
  post: (state, { row: [from, column, to, becomes, n] }, { width }) => {
    state[from * width + column]! -= n;
    state[to * width + becomes]! += n;
  },
  count: (state, clearing, { columns }, { width }) =>
    columns.reduce((sum, column) => sum + state[clearing * width + column]!, 0),
};

const dictionaries = (name: string, of: (game: BenchedGame) => Counts, zeros: boolean): Shape<Counts> => ({
  name,
  of,
  copy: (state) => Object.fromEntries(Object.entries(state).map(([place, counts]) => [place, { ...counts }])),
  post: (state, { names: [from, column, to, becomes], row: [, , , , n] }) => {
    const left = (state[from]![column] ?? 0) - n;
    if (left === 0 && !zeros) delete state[from]![column];
    else state[from]![column] = left;
    state[to]![becomes] = (state[to]![becomes] ?? 0) + n;
  },
  count: (state, clearing, { names }) => names.reduce((sum, name) => sum + (state[String(clearing)]![name] ?? 0), 0),
});
const sparse = dictionaries('dictionaries without zeros', (game) => game.sparse, false);
const dense = dictionaries('dictionaries with zeros', (game) => game.dense, true);

const immer = new Immer({ autoFreeze: false });
const postings = games.reduce((sum, game) => sum + game.postings.length, 0);

/** The four trials of a shape, by name. */
function trials<S extends object>(shape: Shape<S>): Record<string, () => unknown> {
  const ends = games.map((game) => {
    const state = shape.copy(shape.of(game));
    for (const posting of game.postings) shape.post(state, posting, game);
    return state;
  });
  return {
    'postings in place': () =>
      games.map((game) => {
        const state = shape.copy(shape.of(game));
        for (const posting of game.postings) shape.post(state, posting, game);
        return state;
      }),
    copies: () => ends.map(shape.copy),
    'twelve clearings counted': () =>
      games.map((game, i) => {
        let most = 0;
        for (let clearing = 1; clearing <= 12; clearing++) {
          for (const ruling of game.ruling) most = Math.max(most, shape.count(ends[i]!, clearing, ruling, game));
        }
        return most;
      }),
    'postings through immer': () =>
      games.map((game) => {
        let state = shape.of(game);
        for (const posting of game.postings.slice(0, 100)) {
          state = immer.produce(state, (draft) => shape.post(draft as S, posting, game));
        }
        return state;
      }),
  };
}

const operations: Record<string, number> = {
  'postings in place': postings,
  copies: games.length,
  'twelve clearings counted': games.length,
  'postings through immer': games.length * 100,
};
const ours = trials(rows);
for (const other of [trials(flat), trials(sparse), trials(dense)].map((found, i) => ({
  found,
  name: [flat, sparse, dense][i]!.name,
}))) {
  for (const [trial, run] of Object.entries(ours)) {
    compare(`rows: ${trial}`, run, other.found[trial]!, { peerName: other.name, operations: operations[trial]! });
  }
}
