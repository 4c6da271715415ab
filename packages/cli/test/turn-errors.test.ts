import { describe, expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

const HEADER = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Rowan\nP: Cogwheel Corvids\n';
const POSITION = `${HEADER}
C:t_k->1/w->2+5/b_s->1
E:b+6w->3/#despot->$
P:w->6+7
`;
const KNIGHTS = 'FUZZY KNIGHTS\nMAP 10 x 10\nPLAYER 1 "Ann"\nPLAYER 2 "Bob" BOT sensible\n';
/** The only tile CCCCP is laid. */
const NO_CITY = 'A = Ann\nB = greedy\n0 (0,0) CRFR\n1A (-1,0) CCCCP\n';
const TILES = 'A = Ann\nB = greedy\n0 (0,0) RCRF\n';

let files = 0;
const turn = (log: string, ...words: string[]) => run(['turn', file(`log${files++}.rootlog`, log), ...words]);
const turnOf = (name: string, log: string, ...words: string[]) => run(['turn', file(name, log), ...words]);
const answers = (json: string): string[] => ['--answers', file(`answers${files++}.json`, json)];

/** What was said, without the seed. */
const said = ({ err }: { readonly err: string }): string => err.replace(/^chance by .*\n/, '');

describe('what the log does not allow ends with 1, and says where', () => {
  test.each([
    ['no map', POSITION.replace('Map: Fall\n', ''), /log\d+\.rootlog: no map: expected one of Fall/],
    ['no deck', POSITION.replace('Deck: E&P\n', ''), /log\d+\.rootlog: no deck: expected one of Standard, E&P/],
    ['a deck that there is not', POSITION.replace('E&P', 'Exile'), /:2:7: error: .*deck/],
    [
      'a seat that is not this bot’s',
      POSITION.replace('C: Mech', 'E: Mech'),
      /:3:4: error: Mechanical Marquise 2.0 plays C/,
    ],
    [
      'a trait that there is not',
      POSITION.replace('2.0', '2.0 (Quick)'),
      /has no Quick: difficulties are .*traits are Blitz/,
    ],
    [
      'an action that cannot be read',
      `${POSITION}C:w->13\n`,
      /:10:6: error: unknown clearing [\s\S]*the position it ends in is not sure; woodlog check '.*' shows/,
    ],
    [
      'an order card still out',
      `${POSITION}C:F#anvil->$\n`,
      /the order card F#anvil still lies on C\$: end that turn first/,
    ],
    ['a game that is won', `${POSITION}C:++\n\nWinner: C\n`, /the game is over: C won \[turn\/over\]/],
    [
      'a person',
      POSITION.replace('E: Rowan', 'E: Rowan').concat('C:w->1\n'),
      /E is played by a person \(Rowan\): write/,
    ],
  ])('%s', async (_, log, message) => {
    const ended = await turn(log, '--seed', 'maple', ...(log.includes('F#anvil') ? ['--faction', 'C'] : []));
    expect([ended.code, ended.out]).toEqual([1, '']);
    expect(ended.err).toMatch(message);
  });

  test('thirty points win, too', async () => {
    expect((await turn(`${POSITION}C:++30\n`, '--seed', 'maple')).err).toMatch(/the game is over: C won/);
  });

  test('Fuzzy Knights and Carcassonne: a person, a game that is over, a record that breaks the rules', async () => {
    const person = await turnOf('a.carcassonne', TILES, '--seed', 'maple');
    expect(person.code).toBe(1);
    expect(said(person)).toMatch(
      /A is played by a person \(Ann\); a bot plays the turn if it is named: random, greedy/,
    );
    const over = await turnOf('a.carcassonne', `${TILES}1A concedes\n`);
    expect([over.code, said(over)]).toEqual([1, expect.stringMatching(/the game is over/)]);
    const broken = await turnOf('a.carcassonne', `${TILES}1A (5,5) CRFR\n`);
    expect([broken.code, said(broken)]).toEqual([
      1,
      expect.stringMatching(/the record breaks the rules, correct it first/),
    ]);
    const seated = await turnOf('a.knights', `${KNIGHTS.replace('sensible', 'clever')}`, '--bot', 'sensible');
    expect(seated.code).toBe(1);
    expect(said(seated)).toMatch(/bots are random, sensible, castellan, not clever/);
  });
});

describe('what was asked for wrongly ends with 2', () => {
  test.each([
    [['--faction', 'Q'], /--faction: Q is not at this table; there are C, E, P/],
    [['--faction', 'c'], /--faction: c is not at this table \(did you mean C\?\); there are C, E, P/],
    [['--answers', ''], /--answers <file>' argument '' is invalid. The file name must not be empty./],
    [['--draw', 'F#nonsense'], /--draw: F#nonsense is no card of the deck E&P; write F#anvil/],
    [['--draw', 'F#anvil,2w'], /--draw: 2w is no card/],
    [['--draw', '7M#roottea'], /--draw: 7M#roottea is no card of the deck E&P/],
    [['--draw', '99M#rootteaE'], /--draw: 99M#rootteaE is no card/],
    [['--draw', 'M#rootteaE$'], /--draw: M#rootteaE\$ is no card/],
    [['--draw', 'M#roottea->E'], /--draw: M#roottea->E is no card/],
    [['--draw', '(F#anvil)'], /--draw: \(F#anvil\) is no card/],
    [['--draw', 'F#anvil//'], /--draw: F#anvil\/\/ is no card/],
    [['--draw', 'F'], /--draw: F is no card/],
    [['--dice', '3'], /--dice: 3 is no roll of Root: it is two faces from 0 to 3, such as 3,1/],
    [['--dice', '3,x'], /--dice: 3,x is no roll; write faces/],
    [['--bot', 'greedy'], /Root has no --bot; its options are --faction, --draw, --dice/],
    [['--real'], /--real asks a person at a terminal; --json asks a program/],
    [['--real', '--json'], /'--real' cannot be used with option '--json'/],
  ])('Root: %j', async (words, message) => {
    const { code, out, err } = await turn(POSITION, ...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  test.each([
    ['a.carcassonne', TILES, ['--dice', '3'], /Carcassonne has no --dice; its options are --bot, --draw/],
    ['a.carcassonne', TILES, ['--faction', 'A'], /Carcassonne has no --faction/],
    ['a.carcassonne', TILES, ['--bot', 'gredy'], /--bot: unknown bot "gredy" \(did you mean greedy\?\)/],
    ['a.carcassonne', TILES, ['--bot', 'greedy', '--draw', 'XXXX'], /--draw: XXXX is no kind of tile; they are/],
    ['a.carcassonne', NO_CITY, ['--draw', 'CCCCP'], /--draw: no tile CCCCP is left in the bag/],
    ['a.carcassonne', TILES, ['--bot', 'greedy', '--draw', 'CCCCP,CCCCP'], /--draw: no tile CCCCP is left in the bag/],
    ['a.knights', KNIGHTS, ['--draw', 'sword'], /--draw: sword is no card of the item deck; they are main hand/],
  ])('%s: %j', async (name, log, words, message) => {
    const { code, out, err } = await turnOf(name, log, ...(words as string[]));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});

describe('an answer that does not fit its question ends with 1, and says which one and what was expected', () => {
  const ORDER = '["F#anvil"]';
  test.each([
    ['the wrong kind', '[7]', /answer 1: draw: expected a list of 1 cards from draw, got 7/],
    ['too many cards', '[["R#tun","R#tun"]]', /answer 1: .*a list of 1 cards .*got \["R#tun","R#tun"\]/],
    ['too few cards', '[[]]', /answer 1: .*a list of 1 cards .*got \[\]/],
    ['no card', '[["bog"]]', /answer 1: expected a card such as F#anvil, got "bog"/],
    ['no face', `[${ORDER},[4,0]]`, /answer 2: battle dice: expected 2 of the faces 0, 1, 2, 3, got \[4,0\]/],
    ['too many dice', `[${ORDER},[1,0,0]]`, /answer 2: .*got \[1,0,0\]/],
    ['too many answers', `[${ORDER},[1,0],7,8]`, /the turn is over and 2 of 4 answers are left/],
    ['no list', '{"answers":3}', /expected a list of answers, or the JSON of a pending turn/],
    ['half a file', `[${ORDER},[1`, /answers\d+\.json:1:\d+: error: this is no JSON[\s\S]*has no answers/],
  ])('%s', async (_, json, message) => {
    const { code, out, err } = await turn(`${POSITION}C:3w->1\nE:w->1\n`, '--faction', 'C', ...answers(json));
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(message);
    // It is the answers that are wrong, not the log.
    expect(err).toMatch(/^error: \/.*\/answers\d+\.json[: ]/m);
  });

  test.each(['random', 'greedy', 'look-ahead'])('a tile that is out of the bag, drawn by %s (TILES 1)', async (bot) => {
    const { code, out, err } = await turnOf('a.carcassonne', NO_CITY, '--bot', bot, ...answers('[["CCCCP"]]'));
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/answer 1: no tile CCCCP is left in the bag \(TILES 1\)/);
  });

  test('a quest that is none (B.7.3.3)', async () => {
    const header = 'Map: Fall\nDeck: E&P\nV: Vagabot (thief)\nE: Rowan\n\nE:b+6w->3/#despot->$\n';
    const { code, err } = await turn(header, ...answers('[["F#anvil"]]'));
    expect(code).toBe(1);
    expect(err).toMatch(/answer 1: expected a quest such as F#errand, got "F#anvil" \(B\.7\.3\.3\)/);
    expect((await turn(header, '--seed', 'maple', ...answers('[["F#errand"]]'))).out).toMatch(/^V:.*F#errand->\$/);
  });

  test('a card out of a hand, which only its owner knows (B.11.7.3)', async () => {
    const log = `${POSITION.replace('P:w->6+7', 'P:t->3/w->6')}C:w->1\nE:w->3\n`;
    const given: unknown[] = [];
    let pending: Record<string, unknown> = {};
    while (pending['hand'] === undefined) {
      const { code, out } = await turn(log, '--json', ...answers(JSON.stringify(given)));
      expect(code).toBe(4);
      pending = JSON.parse(out).pending;
      if (pending['hand'] === undefined) given.push(answerTo(pending));
    }
    expect(pending).toMatchObject({ kind: 'choose', seat: 1, law: 'B.11.7.3' });
    for (const [card, got] of [
      ['F#nonsense', '"F#nonsense"'],
      [3, '3'],
      [null, 'null'],
    ]) {
      const { code, err } = await turn(log, '--json', ...answers(JSON.stringify([...given, card])));
      expect(code).toBe(1);
      expect(err).toContain(`card to discard: expected a card, or none, got ${got} (B.11.7.3)`);
    }
    const kept = await turn(log, '--json', '--seed', 'maple', ...answers(JSON.stringify([...given, 'none'])));
    expect(kept.code).toBe(0);
  });
});

/** An answer that leads to Extortion. */
function answerTo({ kind, options }: Record<string, unknown>): unknown {
  if (kind === 'draw') return ['F#anvil'];
  if (kind === 'roll') return [0, 0];
  const known = options as readonly unknown[];
  return known.includes('t_e') ? 't_e' : known[0];
}

test.each([[['-']], [[]]])('log and answers cannot both be standard input: %j', async (path) => {
  const { code, out, err } = await run(['turn', ...path, '--answers', '-'], POSITION);
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe('error: the log and its answers cannot both come from standard input\n');
});

test('what was given and not needed is told', async () => {
  const { code, err } = await turn(POSITION, '--faction', 'C', '--draw', 'R#tun,F#anvil', '--dice', '0,0;1,1;2,2');
  expect(code).toBe(0);
  expect(err).toMatch(/--draw: 1 of the cards were not drawn/);
  expect(err).toMatch(/--dice: \d of the rolls were not made/);
});
