import { type Stream, stream } from '@woodlog/core/kernel';
import { SEATS as CARCASSONNE_SEATS } from '../games/carcassonne/play.ts';
import { BOARDS, SEATS as KNIGHTS_SEATS } from '../games/fuzzy-knights/play.ts';
import { EXPANSIONS } from '@woodlog/core/carcassonne';
import type { GameId } from '../games/game-ids.ts';
import type { PlayRequest } from '../games/play-adapter.ts';
import type { Planned, Seating } from './planned.ts';
import { rootSpread, vagabotDuel } from './root-spread.ts';

/** The games of a folder: some spread over everything, and tables chosen for rare ends. */
interface Plan {
  /** Endless; its first games do not depend on how many are asked for. */
  readonly spread: Iterable<PlayRequest>;
  readonly ends: readonly Planned[];
}

/** The games of a folder in order. The same seed gives the same games, and fewer are the first of more. */
export function plannedGames(game: GameId, seating: Seating, seed: string, games: number): readonly Planned[] {
  const { spread, ends } = planOf(game, seating, stream(seed, 0, 'samples'));
  const planned: Planned[] = [];
  for (const request of spread) {
    // All sizes come before the tables of rare ends.
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
        // Of five random players, the best two tie in one game of fifteen.
        ends: [{ request: { bots: 'A=random,B=random,C=random,D=random,E=random' }, end: 'tiles, shared' }],
      };
    case 'fuzzy-knights':
      return {
        spread: onBoards(spreadOver(seating, KNIGHTS_SEATS, chance)),
        // Random players hardly ever conquer two seats; a table of three makes alliances in one game of three.
        ends: [
          { request: { bots: 'P1=castellan,P2=random' }, end: 'conquest' },
          { request: { bots: 'P1=random,P2=random,P3=random,P4=random' }, end: 'alliance' },
          { request: { bots: 'P1=random,P2=random', map: '20x20' }, end: 'days' },
          // Three players who defend make alliances, and one in three of their games has a castle.
          { request: { bots: 'P1=castellan,P2=castellan,P3=castellan' }, event: 'castle' },
        ],
      };
  }
}

/** The expansions of Carcassonne, one game after another. */
const BOXES: readonly string[] = ['', EXPANSIONS.join(','), 'traders', 'river'];

/** Takes boards in turn. */
function* onBoards(requests: Iterable<PlayRequest>): Generator<PlayRequest> {
  const boards = Object.keys(BOARDS);
  let n = 0;
  for (const request of requests) yield { ...request, map: boards[n++ % boards.length] ?? '10x10' };
}

/** Takes turns: the base game, single expansions, all and some. */
function* withExpansions(requests: Iterable<PlayRequest>): Generator<PlayRequest> {
  let n = 0;
  for (const request of requests) {
    const words = BOXES[n++ % BOXES.length];
    yield words === undefined || words === '' ? request : { ...request, expansions: words };
  }
}

/** Searching bots of Carcassonne: played on a small budget and only where asked for. */
const SEARCHERS = ['look-ahead-1', 'look-ahead', 'sampling', 'rollout'];
const PLAYOUTS = 20;

/** Takes table sizes and bots in turn. With many bots, the second bot changes as well. */
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
