import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { stream, streams } from '@woodlog/core/kernel';
import { FACTIONS } from '@woodlog/core/root';
import {
  PEOPLE_PHASES,
  Replay,
  type Request,
  Requests,
  type RootPlayer,
  everybody,
  redeal,
  runOn,
} from '@woodlog/core/root-law';
import { playGame } from '@woodlog/bots/root';
import { seatPlayers } from '../../src/root/shared/compose.ts';
import { anyTable } from './any-table.ts';

/** Games of a normal run; `GAMES=200 npx vitest run packages/bots/test/root/requests.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 12);
const SEED = process.env['SEED'] ?? 'veil';
/** Of the requests at the start of a step one in so many is dealt anew. */
const EVERY = 20;

/** Thrown to leave a step at the question that a request put. */
class Asked extends Error {}

/** The request that the same seat gets in a step that is run again at another deal; null where that took another course. */
function again(request: Request, number: number): Request | null {
  const { view, seat, shown } = request;
  const { faction } = view.table.setup.seats[seat] ?? { faction: '' };
  const players = seatPlayers(view.table);
  const { position, dealer } = redeal(view, seat, stream(SEED, number, 'deal'), shown);
  const live = everybody(streams(SEED, number), dealer);
  const replay = new Replay(request, undefined, (question, table) => {
    if (question.kind === 'choose' && question.seat === seat) throw new Asked();
    return live(question, table);
  });
  let last: Request | null = null;
  const choose: RootPlayer['choose'] = (one) => {
    last = one;
    return replay.answer(one.question, one.current.table) as ReturnType<RootPlayer['choose']>;
  };
  const deciders = { [faction]: { name: 'again', choose } };
  const asks = new Requests(players, { deciders, chance: replay.answer, dealer, seed: SEED });
  try {
    const played = runOn(players, position, asks.answerers, 'step', asks.watching());
    if (isLeft(played)) throw new Error(played.left.message);
  } catch (thrown) {
    if (!(thrown instanceof Asked)) throw thrown;
    return replay.hasStrayed ? null : last;
  }
  return null;
}

/** What of a request a deal can say: it does not know all about plots. */
const comparable = ({ seat, question, options, answered, shown: { cards }, current }: Request) => ({
  seat,
  question,
  options,
  answered,
  cards,
  rows: current.table.rows,
});

test('1.2.1, 4.3.1, 8.2.6: a step at another deal shows the same, and asks the same, as long as it is answered the same', {
  timeout: 36_000_000,
}, () => {
  const seen = { requests: 0, dealt: 0, midway: 0, shown: 0, strayed: 0 };
  const letters = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const asked = anyTable(SEED, game);
    const people = asked.seats.flatMap(({ faction, bot }) =>
      (bot === undefined || bot === 'random') &&
      FACTIONS.some((one) => one === faction && PEOPLE_PHASES[one] !== undefined)
        ? [`${faction}`]
        : [],
    );
    const chance = stream(SEED, game, 'choose');
    const choose: RootPlayer['choose'] = (request) => {
      const where = `game ${game}, request ${seen.requests++}`;
      const isMidway = request.answered.length > 0;
      if (isMidway || seen.requests % EVERY === 0) {
        seen.dealt += 1;
        seen.midway += isMidway ? 1 : 0;
        seen.shown += request.shown.cards.length > 0 ? 1 : 0;
        letters.add(`${asked.seats[request.seat]?.faction}`);
        const other = again(request, seen.requests);
        if (other === null) seen.strayed += 1;
        else expect(comparable(other), where).toEqual(comparable(request));
      }
      return chance.pick(request.options);
    };
    const played = playGame(asked, streams(SEED, game), {
      lines: false,
      players: Object.fromEntries(people.map((letter) => [letter, { name: letter, choose }])),
    });
    if (isLeft(played)) throw new Error(played.left.message);
  }
  expect(letters.size).toBe(11);
  expect(seen.shown).toBeGreaterThan(2 * GAMES);
  // Where all cards of a kind went, as supporters with their base (8.2.4), most deals hold more of that kind.
  expect(seen.strayed).toBeLessThanOrEqual(seen.dealt / 50);
  if (process.env['GAMES'] !== undefined) console.log(seen);
});
