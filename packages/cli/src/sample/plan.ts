import { type Stream, stream } from '@woodlog/core/kernel';
import { SEATS as CARCASSONNE_SEATS } from '../games/carcassonne/play.ts';
import { BOARDS, SEATS as KNIGHTS_SEATS } from '../games/fuzzy-knights/play.ts';
import { EXPANSIONS } from '@woodlog/core/carcassonne';
import type { GameId } from '../games/games.ts';
import type { PlayRequest } from '../games/play-adapter.ts';
import type { Planned, Seating } from './planned.ts';
import { rootSpread, vagabotDuel } from './root-spread.ts';

/** Which games a folder has: what is spread over them, and tables that end as others hardly do. */
interface Plan {
  /** Endless; the first so many games of it are the same however many are asked for. */
  readonly spread: Iterable<PlayRequest>;
  readonly ends: readonly Planned[];
}

/** The games of a folder, in their order. The same seed gives the same games, and fewer of them are the first of more. */
export function plannedGames(game: GameId, seating: Seating, seed: string, games: number): readonly Planned[] {
  const { spread, ends } = planOf(game, seating, stream(seed, 0, 'samples'));
  const planned: Planned[] = [];
  for (const request of spread) {
    // Each size is shown before the tables of rare ends come.
    if (planned.length === seating.sizes.length) planned.push(...ends);
    if (planned.length >= games) break;
    planned.push({ request });
  }
  return planned.slice(0, games);
}

function planOf(game: GameId, seating: Seating, chance: Stream): Plan {
  switch (game) {
    case 'root':
      return { spread: rootSpread(seating, chance), ends: [vagabotDuel(chance)] };
    case 'carcassonne':
      return {
        spread: withExpansions(spreadOver(seating, CARCASSONNE_SEATS, chance)),
        // Of five who play at random the best two are level in one game of fifteen.
        ends: [{ request: { bots: 'A=random,B=random,C=random,D=random,E=random' }, end: 'tiles, shared' }],
      };
    case 'fuzzy-knights':
      return {
        spread: onBoards(spreadOver(seating, KNIGHTS_SEATS, chance)),
        // Who plays at random hardly ever conquers two, and allies with three sooner or later in one game of three.
        ends: [
          { request: { bots: 'P1=castellan,P2=random' }, end: 'conquest' },
          { request: { bots: 'P1=random,P2=random,P3=random,P4=random' }, end: 'alliance' },
          { request: { bots: 'P1=random,P2=random', map: '20x20' }, end: 'days' },
          // Three who keep their homes make alliances, and one in three of their games has a castle.
          { request: { bots: 'P1=castellan,P2=castellan,P3=castellan' }, event: 'castle' },
        ],
      };
  }
}

/** What is played beside the base game of Carcassonne, one game after another. */
const BOXES: readonly string[] = ['', EXPANSIONS.join(','), 'traders', 'river'];

/** One board after another, and again. */
function* onBoards(requests: Iterable<PlayRequest>): Generator<PlayRequest> {
  const boards = Object.keys(BOARDS);
  let n = 0;
  for (const request of requests) yield { ...request, map: boards[n++ % boards.length] ?? '10x10' };
}

/** The base game, then expansions, all at once and some, and again. */
function* withExpansions(requests: Iterable<PlayRequest>): Generator<PlayRequest> {
  let n = 0;
  for (const request of requests) {
    const words = BOXES[n++ % BOXES.length];
    yield words === undefined || words === '' ? request : { ...request, expansions: words };
  }
}

/** Bots of Carcassonne that search: they play on a small budget, and where they are asked to. */
const SEARCHERS = ['look-ahead-1', 'look-ahead', 'sampling', 'rollout'];
const PLAYOUTS = 20;

/**
 * One size of table after another, and again; the first bot is each in turn. Where there are many bots the second is,
 * too, a few places on.
 */
function* spreadOver({ bots, sizes }: Seating, seats: readonly string[], chance: Stream): Generator<PlayRequest> {
  const others = bots.filter((bot) => !SEARCHERS.includes(bot));
  const turns = bots.length > 4 ? [0, 3] : [0];
  for (let n = 0; ; n++) {
    const taken = seats.slice(0, sizes[n % sizes.length]!);
    const names = taken.map((_, i) => {
      const turn = turns[i];
      return turn === undefined ? chance.pick(others) : bots[(n + turn) % bots.length]!;
    });
    const words = names.map((bot, i) => `${taken[i]}=${bot}`).join(',');
    yield { bots: words, ...(names.some((bot) => SEARCHERS.includes(bot)) && { budget: PLAYOUTS }) };
  }
}
