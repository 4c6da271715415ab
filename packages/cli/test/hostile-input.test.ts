import { join } from 'node:path';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { check, nextTurn, play } from '../src/index.ts';
import { filesFolder, run } from './command.ts';

const { file, folder } = filesFolder();

const SEATS = (player: string) => [
  { player, faction: 'C', bot: 'mechanical-marquise' },
  { player: 'Electric Eyrie', faction: 'E', bot: 'electric-eyrie' },
];
const setupOf = (player: string) => ({ game: 'root', map: 'Fall', deck: 'E&P', seats: SEATS(player) });

describe('characters that a file cannot hold are refused where they enter', () => {
  test.each(['A\0nn', 'A\u000bnn', 'A\u001bnn', 'A\u0085nn', 'A\ud800nn', 'A\nnn', 'A\u2028nn'])(
    'in the name of a player: %j',
    async (name) => {
      const played = await play(setupOf(name) as never, 'x');
      expect(isLeft(played) && played.left.message).toContain('seats.0.player');
      const path = file('setup.json', JSON.stringify(setupOf(name)));
      const { code, err } = await run(['play', '--setup', path, '--seed', 'x']);
      expect([code, err]).toEqual([1, expect.stringContaining('player')]);
    },
  );

  test.each([
    [
      'root',
      {
        game: 'root',
        header: { map: 'Fall', deck: 'E&P', players: [{ faction: 'C', name: 'A\0nn' }] },
        turns: [],
        winners: [],
      },
    ],
    [
      'root',
      {
        game: 'root',
        header: { map: 'Fall', deck: 'E&P', players: [{ faction: 'C', name: 'Ann' }], comments: ['\ud800'] },
        turns: [],
        winners: [],
      },
    ],
    ['fuzzy-knights', { game: 'fuzzy-knights', header: { players: [{ name: 'A\u000bnn' }] }, turns: [], winners: [] }],
  ])('in JSON that is printed as a log of %s', async (_game, value) => {
    const { code, err } = await run(['print', file('log.json', JSON.stringify(value))]);
    expect([code, err]).toEqual([1, expect.stringContaining('control characters')]);
  });

  test.each(['a\u0001b', 'a\u007fb', 'a\u0085b', 'a\u009b31mb', 'a\ud800b'])(
    'in a seed they are escaped, and its log is read and printed: %j',
    async (seed) => {
      const played = await play(setupOf('Mechanical Marquise 2.0') as never, seed);
      if (isLeft(played)) throw new Error(played.left.message);
      expect(played.right).not.toMatch(/[^\P{Cc}\n]|\p{Surrogate}/u);
      const parsed = await run(['parse', '--json', file('seed.rootlog', played.right)]);
      expect((await run(['print'], parsed.out)).out).toBe(played.right);
    },
  );

  test('letters of any script stay', async () => {
    const players = [{ faction: 'C', name: 'Zoë 🦊 王' }];
    const value = { game: 'root', header: { map: 'Fall', deck: 'E&P', players }, turns: [], winners: [] };
    const { code, out } = await run(['print', file('log.json', JSON.stringify(value))]);
    expect([code, out]).toEqual([0, expect.stringContaining('Zoë 🦊 王')]);
  });
});

describe('control characters in words and names of files reach no terminal', () => {
  const ESCAPE = 'a\u001b[31mb';
  const log = file('game.rootlog', 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n');

  test.each([
    ['an unknown command', [ESCAPE]],
    ['a number', ['simulate', '--games', ESCAPE]],
    ['a game', ['check', '--game', ESCAPE, log]],
    ['a page of a report', ['report', log, '-o', join(folder, `${ESCAPE}.report.html`)]],
  ])('%s', async (_what, words) => {
    const { err } = await run(words);
    expect(err).toContain('a␛[31mb');
    expect(err).not.toContain('\u001b');
  });
});

describe('answers of any shape are refused, and nothing is thrown', () => {
  const hostile = [{ toString: 1, valueOf: 2 }, Object.create(null), [[]], { length: 3 }, Symbol.iterator, () => 1, 1n];
  const logs = [
    'Map: Fall\nDeck: E&P\nC: Ann\nE: Electric Eyrie\nC:w->1\nE:b+6w->3/2B#vizier->$_B\nC:',
    'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n',
    '0 (0,0) RCRF\n',
    'FK\n',
  ];

  test.each(hostile.map((answer) => [typeof answer, answer]))('%s', async (_type, answer) => {
    for (const log of logs)
      for (const answers of [[answer], [[answer]], [[answer, answer]], answer])
        for (const draw of [undefined, [answer], answer]) {
          const request = { answers, ...(draw !== undefined && { draw }) } as never;
          expect((await nextTurn(log, request))._tag).toMatch(/Left|Right/);
        }
  });
});

describe('replay and check report the same errors', () => {
  const HEAD = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n\nC:t_k->1/3#->C\nE:b+6w->3\n\n';

  test.each(['C:Ztunels/R#tun$->', 'C:Zfoo/3w1->2', 'C:Zsabotuers/B#sabo$->/B#sabo$->', 'C:Ztunels\nE:R#tunC$->*'])(
    'after a card with an unknown name: %j',
    async (turns) => {
      const path = file('unknown.rootlog', `${HEAD}${turns}\n`);
      const errors = (err: string): string[] => err.split('\n').filter((line) => line.includes(': error: '));
      const replayed = errors((await run(['replay', path])).err);
      const checked = await run(['check', '--no-law', path]);
      expect(replayed).toEqual(errors(checked.out + checked.err));
      expect(replayed.length).toBeGreaterThan(0);
    },
  );

  test('a log that is cut off after a thousand errors says so, and has a verdict for each line, however long it is', async () => {
    const rounds = 'C:9w3->7\nE:9w3->7\n'.repeat(1100);
    const checked = await check(`${HEAD}${rounds}`);
    if (isLeft(checked)) throw new Error(checked.left.message);
    expect(checked.right.lines).toHaveLength(2202);
    expect(checked.right.diagnostics.map(({ code }) => code)).toContain('ledger/too-many');
    const { out, err } = await run(['check', file('long.rootlog', `${HEAD}${rounds}`)]);
    expect(out + err).toContain('ledger/too-many');
  });
});
