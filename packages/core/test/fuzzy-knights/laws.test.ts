import { isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, chanceOf, fuzzyKnights, nextTurn, type State, wholeGame } from '../../src/fuzzy-knights/index.ts';
import { nextStep } from '../../src/fuzzy-knights/play.ts';
import {
  advance,
  canonicalJson,
  createReducer,
  decode,
  firstOf,
  type GameSetup,
  isViolation,
  puppet,
  reduceAll,
  resume,
  simulate,
  streams,
} from '../../src/kernel/index.ts';
import { count, emptyLedger, wrongWith } from './invariants.ts';

const setupFor = (players: number, rules: string, days: number): GameSetup => ({
  game: 'fuzzy-knights',
  seats: Array.from({ length: players }, (_, i) => ({ player: `Player ${i + 1}` })),
  options: { rules, days },
});

const tableFor = (setup: GameSetup): State => {
  const table = fuzzyKnights.setup(setup);
  if (!isRight(table)) throw new Error(table.left.message);
  return table.right;
};

/** Random legal play; `visit` sees every action with the table before it. */
const playRandomly = (game: number, players: number, days: number, visit: (state: State, action: Action) => void) => {
  const state = tableFor(setupFor(players, game % 2 === 0 ? 'cards' : 'dice', days));
  const chances = streams('laws', game);
  const answerer = firstOf(chanceOf(chances), puppet(chances));
  while (state.phase.name !== 'over') {
    // On a copy, so that the visitor sees the action with the table before it.
    const played = simulate(fuzzyKnights, nextStep, fuzzyKnights.copy(state), answerer);
    if (!isRight(played)) throw new Error(`game ${game}: ${played.left.violation}: ${played.left.message}`);
    for (const action of played.right.actions) {
      visit(state, action);
      const refused = advance(fuzzyKnights, state, action);
      if (refused) throw new Error(refused.message);
    }
  }
  return state;
};

describe('random legal games', () => {
  test('keep the invariants after every action, and end', () => {
    for (let game = 0; game < 24; game++) {
      const ledger = emptyLedger();
      const end = playRandomly(game, 2 + (game % 3), 12, (state, action) => {
        const wrong = wrongWith(state, ledger);
        if (wrong.length > 0) throw new Error(`game ${game} before ${JSON.stringify(action)}: ${wrong.join('; ')}`);
        count(ledger, action);
      });
      expect(wrongWith(end, ledger)).toEqual([]);
      expect(fuzzyKnights.result(end)).not.toBeNull();
    }
  });

  test('reduce, reduceAll and advance agree, on frozen states', () => {
    const reduce = createReducer({ freeze: true })(fuzzyKnights);
    for (const game of [0, 1]) {
      const actions: Action[] = [];
      const end = playRandomly(game, 3, 4, (_state, action) => actions.push(action));
      const start = tableFor(setupFor(3, game % 2 === 0 ? 'cards' : 'dice', 4));
      let pure: Readonly<State> = fuzzyKnights.copy(start);
      for (const action of actions) {
        const next = reduce(pure, action);
        if (!isRight(next)) throw new Error(next.left.message);
        pure = next.right;
      }
      const all = reduceAll(fuzzyKnights)(start, actions);
      const canonical = (state: Readonly<State>) => canonicalJson(fuzzyKnights.canonical(state));
      expect(canonical(pure)).toBe(canonical(end));
      expect(isRight(all) && canonical(all.right)).toBe(canonical(end));
    }
  });

  test('legal lists exactly what plan accepts; what is refused changes nothing', () => {
    const seat = fc.integer({ min: 0, max: 3 });
    const hero = fc.integer({ min: 0, max: 1 });
    const side = fc.integer({ min: 1, max: 11 });
    const wild = fc.record({
      seat,
      hero,
      to: seat,
      with: seat,
      at: fc.tuple(side, side),
      count: fc.integer({ min: 0, max: 6 }),
      yes: fc.boolean(),
      building: fc.constantFrom('encampment', 'villa', 'estate', 'castle', 'palisade', 'fortifications'),
      token: fc.constantFrom('item', 'resource', 'monster', 'mine'),
      target: fc.oneof(fc.constantFrom('monster', 'settlement'), fc.record({ seat, hero })),
      what: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom('common amulet', 'rare main hand')),
      rules: fc.constantFrom('cards', 'dice'),
      card: fc.constantFrom('main hand', 'amulet'),
      squads: fc.array(fc.constantFrom('1', '2', 'H1', 'H2', 'settlement'), { maxLength: 3 }),
      on: fc.constantFrom('1', '2', 'H1', 'settlement'),
      squad: fc.constantFrom('1', '2', 'H1'),
    });
    const shapes: Record<string, readonly string[]> = {
      drop: ['token', 'at'],
      construct: ['seat', 'building', 'at'],
      pay: ['seat'],
      unpaid: ['seat', 'hero'],
      'recruit-hero': ['seat', 'at'],
      recruit: ['seat', 'count', 'at'],
      place: ['seat', 'token', 'at'],
      interact: ['seat', 'hero', 'token'],
      draw: ['seat', 'card'],
      capture: ['seat', 'hero'],
      engage: ['seat', 'hero', 'target'],
      defect: ['seat', 'count'],
      bribe: ['seat', 'count'],
      attack: ['seat', 'squads', 'on'],
      lose: ['seat', 'squad'],
      retreat: ['seat'],
      deposit: ['seat', 'hero', 'what'],
      withdraw: ['seat', 'hero', 'what'],
      offer: ['seat', 'to'],
      propose: ['seat', 'rules'],
      reply: ['seat', 'yes'],
      vote: ['seat', 'yes'],
      break: ['seat', 'with'],
      end: ['seat'],
    };
    const samples = fc.sample(wild, { numRuns: 400, seed: 7 });
    let at = 0;
    for (let game = 30; game < 36; game++) {
      playRandomly(game, 2 + (game % 3), 8, (state, played) => {
        const listed = new Set(fuzzyKnights.legal?.(state).map((action) => canonicalJson(action as never)));
        expect(listed.has(canonicalJson(played as never))).toBe(true);
        if (at++ % 5 !== 0) return;
        const before = canonicalJson(fuzzyKnights.canonical(state));
        const refused = (action: Action): boolean => isViolation(fuzzyKnights.plan(state, action));
        expect(fuzzyKnights.legal?.(state).filter(refused)).toEqual([]);
        const sample = samples[at % samples.length] as Record<string, unknown>;
        for (const [kind, fields] of Object.entries(shapes)) {
          const action = {
            kind,
            ...Object.fromEntries(fields.map((field) => [field, sample[field]])),
          } as unknown as Action;
          if (refused(action) === listed.has(canonicalJson(action as never)))
            expect.fail(`${canonicalJson(action as never)} is ${refused(action) ? 'listed' : 'accepted'}`);
        }
        const moved = {
          kind: 'move',
          seat: sample['seat'],
          hero: sample['hero'],
          to: sample['at'],
        } as unknown as Action;
        expect(!refused(moved)).toBe(listed.has(canonicalJson(moved as never)));
        expect(canonicalJson(fuzzyKnights.canonical(state))).toBe(before);
      });
    }
  });

  test('a game played turn by turn is the whole game; a turn waits for a person and goes on', () => {
    const setup = setupFor(3, 'cards', 3);
    const whole = tableFor(setup);
    const chances = streams('turns', 0);
    const all = simulate(fuzzyKnights, wholeGame, whole, firstOf(chanceOf(chances), puppet(chances)));
    const byTurns = tableFor(setup);
    const again = streams('turns', 0);
    const answerer = firstOf(chanceOf(again), puppet(again));
    let turns = 0;
    while (byTurns.phase.name !== 'over') {
      expect(isRight(simulate(fuzzyKnights, nextTurn, byTurns, answerer))).toBe(true);
      turns++;
    }
    expect(isRight(all)).toBe(true);
    expect(byTurns).toEqual(whole);
    expect(turns).toBeGreaterThan(3 * 3 * 2);

    const start = playRandomly(0, 2, 1, () => {});
    start.anchor = 0;
    start.phase = { name: 'build', seat: 0, built: false };
    start.players[0]!.coins = 0;
    const waiting = resume(fuzzyKnights, nextTurn, start, { chance: () => chanceOf(streams('turns', 1)) });
    if (!isRight(waiting) || !('pending' in waiting.right)) throw new Error('nothing is asked');
    expect(waiting.right.pending).toMatchObject({ kind: 'choose', seat: 0, options: fuzzyKnights.legal?.(start) });
    const done = resume(fuzzyKnights, nextTurn, start, { answers: [{ kind: 'end', seat: 0 }] });
    expect(isRight(done) && 'done' in done.right && done.right.state.phase).toEqual({
      name: 'build',
      seat: 1,
      built: false,
    });
  });

  test('every action passes its codec', () => {
    playRandomly(40, 4, 5, (_state, action) => expect(isRight(decode(fuzzyKnights.codecs.action, action))).toBe(true));
  });
});
