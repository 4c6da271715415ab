import { describe, expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

describe.each([
  ['carcassonne', 'A=greedy,B=random', /^A = greedy 1 .*$/m],
  ['fuzzy-knights', 'P1=castellan,P2=random', /^PLAYER 1 "Castellan 1" BOT castellan$/m],
])('%s', (game, bots, line) => {
  test('bots play a game whose log has nothing wrong in it', async () => {
    const words = ['play', '--game', game, '--seed', 'maple', '--bots', bots];
    const { code, out, err } = await run(words);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(line);
    expect((await run(words)).out).toBe(out);
    expect(await run(['check', '--game', game], out)).toMatchObject({ code: 0, err: 'standard input: no errors\n' });
    expect(await run(['fmt', '--game', game, '--check'], out)).toMatchObject({ code: 0, out: '' });
  });

  test('without a seed each game is another, and its log tells the seed', async () => {
    const { out: first } = await run(['play', '--game', game, '--bots', bots]);
    const { out: second } = await run(['play', '--game', game, '--bots', bots]);
    expect(second).not.toBe(first);
    const [, seed] = /^\/\/? woodlog \S+ rules \S+ notation \S+ seed "([-\w]+)" game 0$/m.exec(first)!;
    expect((await run(['play', '--game', game, '--bots', bots, '--seed', seed!])).out).toBe(first);
  });
});

test('bots of Root on each map, with settings and a player at random, by an older word', async () => {
  for (const map of ['fall', 'winter', 'lake', 'mountain']) {
    const bots = 'C=mechanical-marquise:nightmare+iron-will,E=electric-eyrie,A=puppet';
    const { code, out, err } = await run([
      'play',
      '--seed',
      'maple',
      '--map',
      map,
      '--deck',
      'standard',
      '--bots',
      bots,
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('\nC: Mechanical Marquise 2.0 (nightmare; Iron Will)\nE: Electric Eyrie\nA: Random\n');
    expect(await run(['check'], out)).toMatchObject({ code: 0, err: 'standard input: no errors\n' });
    expect(await run(['fmt', '--check'], out)).toMatchObject({ code: 0, out: '' });
  }
});

test.each([
  [['--bots', 'Q=puppet'], /unknown seat "Q"; expected one of C, E/],
  [['--bots', 'C=electric-eyrie'], /Electric Eyrie plays E, not C/],
  [['--bots', 'C=mechanical-marquis'], /did you mean mechanical-marquise/],
  [['--bots', 'C=mechanical-marquise+blits'], /did you mean Blitz/],
  [['--bots', 'C=puppet,C=puppet'], /seat C stands there twice/],
  [['--map', 'moon'], /unknown map "moon"; expected one of fall, winter, lake, mountain/],
  [['--game', 'carcassonne', '--map', 'fall'], /--map is for Root/],
])('play %j is wrong usage', async (words, message) => {
  const { code, out, err } = await run(['play', ...words]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(message);
});

describe('--setup', () => {
  const seats = [
    { player: 'Ann', bot: 'greedy' },
    { player: 'Bob', bot: 'random' },
  ];

  const root = (more: string, seat: string, player = ''): string =>
    `{"game":"root","map":"Fall","deck":"E&P",${more}"seats":[{"player":"${player}","faction":"C",${seat}},{"player":"Bob","faction":"E"}]}`;

  test('gives names, seats and options', async () => {
    const path = file('setup.json', JSON.stringify({ game: 'carcassonne', seats }));
    const { code, out } = await run(['play', '--setup', path, '--seed', 'maple']);
    expect(code).toBe(0);
    expect(out).toMatch(/^A = Ann/m);
  });

  test('bots of Root stand in the log by their own names (D22)', async () => {
    const seat = '"bot":"mechanical-marquise","traits":["Blitz"],"difficulties":["easy"]';
    const { code, out } = await run(['play', '--setup', file('root.json', root('', seat, 'Ann')), '--seed', 'maple']);
    expect(code).toBe(0);
    expect(out).toMatch(/^C: Mechanical Marquise 2\.0 \(easy; Blitz\)$/m);
    expect(out).toMatch(/^E: Bob$/m);
    expect((await run(['check', file('root.rootlog', out)])).code).toBe(0);
  });

  test.each([
    ['{"game":"carcassonne"', 1, /this is no JSON: close brace expected/],
    ['{"game":"carcassonne"}', 1, /seats: expected/],
    ['{"game":"chess","seats":[]}', 1, /games are root, carcassonne, fuzzy-knights, not chess/],
    ['{"game":"root","seats":[]}', 1, /no map: expected/],
    [
      '{"game":"root","map":"Fall","deck":"E&P","seats":[{"player":"Ann","faction":"C","bot":"clever"}]}',
      1,
      /no bot is called clever/,
    ],
    ['{"game":"carcassonne","seats":[{"player":"Ann"},{"player":"Bob"}]}', 1, /Ann has no bot/],
    ['{"game":"carcassonne","seats":[{"player":"Ann\\nB"}]}', 1, /seats\.0\.player: expected a name .* in one line/],
    [root('"landmarks":["tower"],', '"bot":"mechanical-marquise"'), 1, /bots set up no landmarks/],
    [
      '{"game":"root","map":"Fall","deck":"E&P","hirelings":["h_K"],"seats":[{"player":"","faction":"C","bot":"mechanical-marquise"},{"player":"","faction":"E","bot":"electric-eyrie"}]}',
      1,
      /bots hire nobody/,
    ],
    [root('"options":{"draft":true},', '"bot":"mechanical-marquise"'), 1, /no optional rule called draft/],
    [root('', '"character":"x"', 'Chameleandroid'), 1, /Chameleandroid is no name for a player/],
    [root('', '"character":"x"'), 1, /an empty name is no name for a player/],
    [
      '{"game":"carcassonne","seats":[{"player":"","bot":"random"},{"player":"B","bot":"random"}]}',
      1,
      /"" is no name for a player/,
    ],
    [root('', '"character":"x"', 'Ann // Bob'), 1, /Ann \/\/ Bob is no name for a player/],
  ])('%s is refused', async (text, exit, message) => {
    const { code, out, err } = await run(['play', '--setup', file('odd.json', text)]);
    expect([code, out]).toEqual([exit, '']);
    expect(err).toMatch(message);
  });

  test('of another game than asked for is refused', async () => {
    const path = file('setup.json', JSON.stringify({ game: 'carcassonne', seats }));
    const { code, err } = await run(['play', '--game', 'root', '--setup', path]);
    expect(code).toBe(2);
    expect(err).toMatch(/is a setup of carcassonne, not of root/);
  });
});
