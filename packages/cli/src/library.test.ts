import { describe, expect, test } from 'vitest';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { check, moves, nextTurn, play, positions, simulate } from 'woodlog';
import { drawPng, drawSvg, replayPage, reportPage } from 'woodlog/draw';

/** As a caller without a compiler has them. */
const functions: Readonly<Record<string, (...words: readonly unknown[]) => Promise<unknown>>> = {
  check,
  drawPng,
  drawSvg,
  moves,
  nextTurn,
  play,
  positions,
  replayPage,
  reportPage,
  simulate,
} as never;

const seats = [
  { player: 'Ann', bot: 'greedy' },
  { player: 'Bob', bot: 'random' },
];
const setup = { game: 'carcassonne', seats };
const configuration = { game: 'carcassonne', lineups: [seats] };
const LOGS = [
  'A = greedy\nB = random\n',
  'FUZZY KNIGHTS\nPLAYER 1 "a" BOT sensible\nPLAYER 2 "b" BOT sensible\n',
  'Map: Fall\nDeck: E&P\nA: Ann\nE: Electric Eyrie\nA:3#->$\nE:b+6w->1/2B#vizier->$_B\nA:M#$->/t->2',
];
const refuse = (): never => {
  throw new Error('a trap');
};
const trap = new Proxy({}, { get: refuse, ownKeys: refuse });

const round: Record<string, unknown> = {};
round['game'] = round;

/** What is none of what a function takes. */
const ODD: readonly unknown[] = [
  ...[null, true, 1, 'x', [], [[]], {}, { game: 1 }, { game: '__proto__', seats: [] }, Symbol('x'), () => 1, 1n],
  ...[{ game: 'root' }, { game: 'carcassonne', seats: 1 }, { game: 'root', map: 1, deck: {}, seats }],
  ...[{ game: 'fuzzy-knights', seats: [{ player: 'a' }, { player: 'b', bot: 'sensible' }] }, new Map(), trap],
  ...[{ game: 'root', map: 'Fall', deck: 'E&P', seats: [{ faction: 'C' }] }, round],
];
const FIELDS = ['faction', 'bot', 'draw', 'dice', 'answers', 'seed', 'index', 'game'];

describe('nothing that a caller gives makes the library throw', () => {
  test.each([
    ['play', [setup, 'maple', 0]],
    ['simulate', [configuration, 'maple', 1]],
    ['nextTurn', ['A = greedy\nB = random\n', {}]],
    ['check', ['A = greedy\nB = random\n', {}]],
    ['moves', ['Map: Fall\nDeck: E&P\nC: Ann\n', {}]],
    ['positions', ['Map: Fall\nDeck: E&P\nC: Ann\n']],
    ['drawSvg', ['Map: Fall\nDeck: E&P\nC: Ann\n', {}]],
    ['drawPng', ['A = greedy\nB = random\n', {}]],
    ['reportPage', [['no run']]],
  ])('%s: any argument is odd', async (name, usual) => {
    for (const i of usual.keys())
      for (const odd of [undefined, ...ODD]) {
        const result = await functions[name]?.(...usual.with(i, odd as never));
        expect(result).toMatchObject({ _tag: expect.stringMatching(/Left|Right/) });
      }
  });

  test.each(['drawSvg', 'drawPng'])('%s: any field of the options is odd', async (name) => {
    for (const field of ['game', 'turn', 'theme'])
      for (const odd of [...ODD, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
        const result = await functions[name]?.('A = greedy\nB = random\n0 (0,0) RCRF\n', { [field]: odd });
        expect(result).toMatchObject({ _tag: expect.stringMatching(/Left|Right/) });
      }
  });

  test('replayPage, which gives a page for any text, says what is wrong with anything else', async () => {
    for (const odd of [...ODD.filter((one) => typeof one !== 'string'), undefined])
      await expect(functions['replayPage']?.(odd)).rejects.toThrow(/expected/);
    for (const odd of [1, 'x', { title: 1 }, { game: 'chess' }])
      await expect(functions['replayPage']?.('', odd)).rejects.toThrow(TypeError);
  });

  test.each(LOGS)('nextTurn: any field of the request is odd (%j)', async (log) => {
    for (const field of FIELDS)
      for (const odd of ODD) {
        const result = await functions['nextTurn']?.(log, { [field]: odd });
        expect(result).toMatchObject({ _tag: expect.stringMatching(/Left|Right/) });
      }
  });
});

test('what does not fit is told by its path', async () => {
  const told = async (name: string, ...words: readonly unknown[]): Promise<unknown> =>
    ((await functions[name]?.(...words)) as { readonly left?: { readonly message: string } } | undefined)?.left
      ?.message;
  expect(await told('play', setup, 1)).toBe('seed: expected text, got 1');
  expect(await told('play', { game: 'carcassonne' }, 'maple')).toMatch(/^setup\.seats: expected list of/);
  expect(await told('simulate', configuration, 'maple', 'many')).toBe('games: expected number, or a range, got "many"');
  expect(await told('nextTurn', LOGS[2], { draw: 'F#anvil' })).toMatch(/^request\.draw: expected list of/);
  expect(await told('nextTurn', LOGS[2], { cards: [] })).toMatch(/^request\.cards: expected no such field/);
});

test('undefined is as good as nothing', async () => {
  const turn = await functions['nextTurn']?.(LOGS[2], { seed: 'maple', bot: undefined, game: undefined });
  expect(turn).toMatchObject({ _tag: 'Right' });
});

const FIRST_LINES = 'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9\nE:b+6w->3/#despot->$\n';

/** Nothing more is done in a step. */
const isEnd = (option: unknown): boolean => (option as { readonly kind?: unknown } | null)?.kind === 'end';

test.each([
  ['Root', `Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n\n${FIRST_LINES}`, 4],
  ['Carcassonne', 'A = Ann\nB = Bob\n0 (0,0) RCRF\n', 8],
  ['Fuzzy Knights', 'FUZZY KNIGHTS\nMAP 10 x 10\nRULES cards\nPLAYER 1 "Ann"\nPLAYER 2 "Bob"\n', 2],
])('nextTurn asks what people decide, and their turns are legal: %s', async (_, begun, turns) => {
  let log = begun;
  for (let turn = 0; turn < turns; turn++) {
    let played = await nextTurn(log, { seed: 'maple' });
    let asked = 0;
    while (isRight(played) && 'pending' in played.right && asked++ < 100) {
      const { pending, answers } = played.right;
      expect(pending.kind).toBe('choose');
      const options: readonly unknown[] = 'options' in pending ? (pending.options ?? []) : [];
      played = await nextTurn(log, {
        seed: 'maple',
        answers: [...answers, options.find(isEnd) ?? options.at(-1) ?? 'none'],
      });
    }
    if (isLeft(played)) throw new Error(played.left.message);
    if ('pending' in played.right) throw new Error('the turn does not end');
    log = `${log}${played.right.text}`;
  }
  const checked = await check(log);
  const errors = isRight(checked) ? checked.right.diagnostics.filter(({ severity }) => severity === 'error') : null;
  expect(errors).toEqual([]);
});
