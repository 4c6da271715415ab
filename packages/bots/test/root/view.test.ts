import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { stream, streams } from '@woodlog/core/kernel';
import { FACTIONS, type RootSetup, layoutOf, rootSetup } from '@woodlog/core/root';
import {
  type Deal,
  Dealer,
  type Players,
  type Position,
  Requests,
  type RootPlayer,
  copyPosition,
  deckOf,
  everybody,
  redeal,
  runOn,
  viewOf,
} from '@woodlog/core/root-law';
import { anyTable } from './any-table.ts';
import { hiddenPiles, namedCards, refilled } from './hidden-cards.ts';
import { positionsOf } from './positions-of.ts';

/** Refilled positions of a normal run; `POSITIONS=10000 npx vitest run packages/bots/test/root/view.test.ts` tries more. */
const POSITIONS = Number(process.env['POSITIONS'] ?? 400);
const SEED = process.env['SEED'] ?? 'veil';
const ROUNDS = 12;
/** Of the positions of a game one in so many is tried, and of the deals one in so many is played on. */
const EVERY = 61;
const PLAYED_EVERY = 10;

function setupOf(game: number): RootSetup {
  const setup = rootSetup(anyTable(SEED, game));
  if (isLeft(setup)) throw new Error(setup.left.message);
  return setup.right;
}

/** Thrown to leave a step at its first question. */
class Asked extends Error {}

/**
 * What a step asks first: of the taker the whole request, and what a player chooses by chance; of others or of chance the
 * question; null for a step that asks nothing.
 */
function firstRequest(players: Players, position: Position, letter: string): unknown {
  let asked: unknown = null;
  const stop = (first: unknown): never => {
    asked = first;
    throw new Asked();
  };
  const choose: RootPlayer['choose'] = ({ chance, ...request }) =>
    stop({ ...request, chosen: chance.pick(request.options) });
  const deciders = { [letter]: { name: letter, choose } };
  const dealer = new Dealer(streams(SEED, 0));
  const asks = new Requests(players, { deciders, chance: stop, dealer, seed: SEED });
  try {
    runOn(players, copyPosition(position), asks.answerers, 'step', asks.watching());
  } catch (thrown) {
    if (!(thrown instanceof Asked)) throw thrown;
  }
  return asked;
}

/** A deal down to the draw pile, for comparison. */
const laidOut = ({ position, dealer }: Deal) => {
  const { pile, hidden } = dealer as unknown as { pile: string[]; hidden: Map<number, string[]> };
  return { position, pile, hidden: [...hidden] };
};

test('1.2.1, 1.2.2, 8.2.3: whatever cards are hidden, a seat has the same view, the same request, the same choice and the same deals', {
  timeout: 36_000_000,
}, () => {
  const viewers = new Map<string, number>();
  const tried = { positions: 0, changed: 0, menus: 0, withBots: 0, revealed: 0 };
  for (let game = 0; tried.positions < POSITIONS; game++) {
    const setup = setupOf(game);
    const chance = stream(SEED, game, 'refill');
    let count = 0;
    for (const { position, players, taker } of positionsOf(setup, SEED, game, ROUNDS)) {
      if (count++ % EVERY !== game % EVERY) continue;
      for (const { index: seat, letter, bot } of players.seats) {
        if (bot || tried.positions >= POSITIONS) continue;
        const where = `game ${game}, position ${count}, seen by ${letter}`;
        const other = refilled(position, seat, chance);
        const view = viewOf(position, seat);
        tried.positions += 1;
        tried.withBots += players.seats.some((one) => one.bot) ? 1 : 0;
        tried.revealed += taker !== letter && position.now.flags.revealed.length > 0 ? 1 : 0;
        tried.changed += hiddenPiles(position, seat).some(
          (pile) => other.table.piles[pile]?.join() !== position.table.piles[pile]?.join(),
        )
          ? 1
          : 0;
        viewers.set(letter, (viewers.get(letter) ?? 0) + 1);
        expect(viewOf(other, seat), where).toEqual(view);
        if (letter === taker) {
          const asked = firstRequest(players, position, letter);
          tried.menus += asked === null ? 0 : 1;
          expect(firstRequest(players, other, letter), where).toEqual(asked);
          expect(firstRequest(players, view, letter), where).toEqual(asked);
        }
        const deal = redeal(view, seat, stream(SEED, tried.positions, 'deal'));
        const again = redeal(other, seat, stream(SEED, tried.positions, 'deal'));
        expect(laidOut(again), where).toEqual(laidOut(deal));
        expect(viewOf(deal.position, seat), where).toEqual(view);
        holdsTheDeck(deal, setup, where);
        if (tried.positions % PLAYED_EVERY === 0) playsOn(players, deal, tried.positions, where);
      }
    }
  }
  expect([...viewers.keys()].sort()).toEqual(FACTIONS.filter((letter) => letter !== 'N').sort());
  expect(tried.changed).toBeGreaterThan(0.8 * POSITIONS);
  expect(tried.withBots).toBeGreaterThan(0.2 * POSITIONS);
  expect(tried.menus).toBeGreaterThan(0.03 * POSITIONS);
  if (process.env['POSITIONS'] !== undefined) console.log(tried, Object.fromEntries(viewers));
});

/** Each card of the deck lies in one place. */
function holdsTheDeck({ position, dealer }: Deal, setup: RootSetup, where: string): void {
  const { pile, hidden } = laidOut({ position, dealer });
  const { printed } = layoutOf(setup).cards;
  const unknownIn = (at: number): number =>
    position.table.piles[at]?.filter((card) => printed[card] === null).length ?? 0;
  const kept = hidden.flatMap(([at, some]) => some.slice(0, unknownIn(at)));
  const cards = [...namedCards(position), ...pile, ...kept];
  expect(cards.sort(), where).toEqual(deckOf(setup).sort());
  expect(pile.length, where).toBe(position.table.draw);
}

function playsOn(players: Players, { position, dealer }: Deal, seed: number, where: string): void {
  const played = runOn(players, position, { chance: everybody(streams(SEED, seed), dealer) }, 'round');
  if (isLeft(played)) throw new Error(`${where}: ${played.left.message}`);
  expect(Math.min(...position.table.rows.flat()), where).toBeGreaterThanOrEqual(0);
}
