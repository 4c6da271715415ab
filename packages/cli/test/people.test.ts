import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameId } from '../src/games/game-ids.ts';
import { atPrompt } from './at-prompt.ts';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

afterEach(() => void vi.unstubAllEnvs());

const HEADER = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Rowan\nA: Bramble\n';
const POSITION = `${HEADER}
C:t_k->1/w->2+5/b_s->1
E:b+6w->3/#despot->$
A:w->9
C:2w->3
`;

const freely = (lines: readonly string[], seed?: string, log = POSITION) =>
  atPrompt(log, lines, { free: true, ...(seed !== undefined && { seed }) });

test('a greedy player takes its turn beside a person, who is asked what is hers to decide', async () => {
  const begun = `Map: Fall\nDeck: E&P\nC: Greedy\nE: Rowan\n
C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$
`;
  let log = begun;
  for (let line = 0; line < 2; line++) {
    const { left, session, said } = await atPrompt(log, ['none', 'none', 'none', 'none'], { seed: 'maple' });
    expect(left).toEqual({ is: 'line' });
    expect(said).toContain('Greedy (C)');
    log = `${session.log.trimEnd()}\nE:\n`;
  }
  expect(log).toMatch(/\+\+/);
});

describe('a person types a turn in Rootlog, held to the pieces alone', () => {
  test('action by action: said again in English, with what they imply; an empty line ends the turn', async () => {
    const { line, said } = await freely(['E:w->3', '2w3->7 // to the south', '']);
    expect(line).toBe('E:w->3/2w3->7 // to the south\n');
    expect(said).toContain('Place one Eyrie warrior in clearing 3');
    expect(said).toContain('Move 2 Eyrie warriors from clearing 3 to clearing 7');
  });

  test('what is wrong is shown under the words; what comes before it is taken, the rest is typed again', async () => {
    const { actions, said } = await freely(['9w3->7', 'w->3/Ztunels', '2w3->7']);
    expect(actions).toEqual(['w->3', '2w3->7']);
    expect(said).toContain('E:1:1: error: clearing 3 has only 6 Ew, cannot move 9 (D5) [ledger/short]');
    expect(said).toContain(' 1 | w->3/Ztunels\n   |       ^^^^^^');
    expect(said).toContain('taken: w->3\nleft to type: Ztunels');
    expect(said.match(/type it again/g)).toHaveLength(1);
  });

  test('what is there instead is said, but never the cards of a hand (1.2.1)', async () => {
    const { said } = await freely(['9w3->7', 'w5->1', 'hand', 'B#boatE->', ''], 'maple');
    expect(said).toContain('clearing 3 has only 6 Ew, cannot move 9 (D5)');
    expect(said).toContain('= did you mean `6w3->7`? Or is a line missing above?');
    expect(said).toMatch(/= clearing 5 has C/);
    expect(said).toMatch(/= E has 3 #$/m);
  });

  test('undo takes the last piece back, table shows the boards', async () => {
    const { actions, said } = await freely(['undo', 'w->3', '2w3->7', 'undo', 'table', '']);
    expect(said).toContain('there is nothing to take back');
    expect(actions).toEqual(['w->3']);
    expect(said).toContain('taken back: 2w3->7');
    expect(said).toMatch(/3 R\s+E? .*7 Ew/);
  });

  test('whoever leaves has not finished the turn', async () => {
    const { left, actions } = await freely(['w->3']);
    expect(left).toEqual({ is: 'missing', what: 'it is the turn of E (Rowan)' });
    expect(actions).toEqual(['w->3']);
  });

  test('as it is written: of a real table nothing is dealt or rolled', async () => {
    expect((await freely(['2#->', 'XC3', ''])).actions).toEqual(['2#->', 'XC3']);
  });

  test('thirty points end the game', async () => {
    const { line } = await freely(['++30', '']);
    expect(line).toBe('E:++30\n\nWinner: E\n');
  });
});

test('3.3.1: whoever starts Birdsong with dominance has won', async () => {
  const log = `Map: Fall\nDeck: E&P\nE: Rowan\nC: Ann\nA: Bo\n\nC:\nE:\nA:\nE:F#domE->$/++->E$/w->1+6+8\nC:\nA:\n`;
  const { line } = await atPrompt(log, [], { seed: 'maple' });
  expect(line).toBe('E:\n\nWinner: E\n');
});

describe('where the seed is people’s chance', () => {
  test('the hand is named, and cards drawn are dealt: always the same', async () => {
    const { actions, said, line } = await freely(['hand', '2#->E', ''], 'maple');
    const hand = [...(/^E: (.*)$/m.exec(said)?.[1] ?? '').matchAll(/\((\w#[^)]+)\)/g)].map(([, card]) => card);
    expect(hand).toHaveLength(3);
    expect(actions.slice(0, 3)).toEqual(hand.map((card) => `${card}E->E`));
    expect(actions.at(-1)).toMatch(/^[FMRB]#[a-z@]+\+[FMRB]#[a-z@]+->E$/);
    expect((await freely(['2#->E', ''], 'maple')).line).toBe(line);
    expect(await run(['check', '--no-law', file('dealt.rootlog', `${POSITION}${line}`)])).toMatchObject({ code: 0 });
  });

  test('dice are rolled: the higher is the attacker’s (4.3.3), but for guerrilla war (8.2.2)', async () => {
    const fought = async (log: string, battle: string, seed: string) => {
      const { actions } = await freely([battle, ''], seed, log);
      const [, attack, defence] = /\((\d),(\d)\)$/.exec(actions.at(-1) ?? '') ?? [];
      return Number(attack) - Number(defence);
    };
    const woodland = `${POSITION}E:w->9\nA:\nC:\n`;
    const seeds = ['maple', 'oak', 'birch', 'elm'];
    const usual = await Promise.all(seeds.map((seed) => fought(POSITION, 'XC3', seed)));
    const guerrilla = await Promise.all(seeds.map((seed) => fought(woodland, 'XA9', seed)));
    expect(Math.min(...usual)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...usual)).toBeGreaterThan(0);
    expect(Math.max(...guerrilla)).toBeLessThanOrEqual(0);
    expect(Math.min(...guerrilla)).toBeLessThan(0);
  });

  test('what fell falls again: after something was taken back, and after a mistake', async () => {
    const fell = async (...lines: string[]) => (await freely([...lines, 'end'], 'maple')).actions.slice(-2);
    const usual = await fell('XC3', '2#->E');
    expect(await fell('XC3', 'undo', 'redo', '2#->E')).toEqual(usual);
    expect(await fell('XC3', '9w3->7', '2#->E')).toEqual(usual);
    expect(await fell('9w3->7', 'XC3', '2#->E', 'undo', '2#->E')).toEqual(usual);
  });

  test('a hand is shown to its owner who asks, and in no other place', async () => {
    const { said, actions } = await freely(['table', '2#->E', 'table', 'end'], 'maple');
    expect(said).toMatch(/^ {2}E +3 #$/m);
    expect(said).toMatch(/^ {2}E +5 #$/m);
    for (const action of actions)
      for (const card of action.split(/E?->E|\+/)) if (card !== '') expect(said).not.toContain(card);
  });
});

describe('what a bot asks people', () => {
  const LOG = `Map: Fall\nDeck: E&P\nE: Rowan\nP: Cogwheel Corvids\n
E:b+6w->3/#despot->$
P:t->3/w->6
E:w->3
`;

  test('without a seed chance is asked for, too: cards by suit, number or name, and dice in any order', async () => {
    const header = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Rowan\n\n';
    const setup = await atPrompt(header, ['13', '2', '', '', '']);
    expect(setup.said).toContain('Corner clearing? [1, 2, 3, 4; Enter: by lot]: ');
    expect(setup.said).toContain('expected 1, 2, 3, 4');
    expect(setup.line).toContain('t_k->2');
    const battle = await atPrompt(`${header}C:3w->1\nE:w->1\n`, ['bog', 'anvil', '3', '1,3', '1']);
    expect(battle.said).toContain('Mechanical Marquise 2.0 (C), Birdsong, Reveal Order (B.4.4.1)\n');
    expect(battle.said).toContain('Which card is turned up? [1 to 5, or its name]: ');
    expect(battle.said).toMatch(/Daylight, Battle \(\S+\): Mechanical Marquise 2.0 against Rowan in clearing 1/);
    expect(battle.said).toContain('What do the two dice show? [such as 2 1]: ');
    expect(battle.said).toContain('Put Anvil on the Marquise board');
    expect(battle.actions).toEqual(expect.arrayContaining(['F#anvil->$', 'XE1(3,1)']));
  });

  test('pieces to choose from are told by their names (Chmd.5.3)', async () => {
    const header = 'Map: Fall\nDeck: E&P\nN: Chameleandroid\nA: Bob\n\nN:w->12\nA:3#->$\n\n';
    const { said } = await atPrompt(`${header}N:#->$/t->12/#$->\nA:t->2/2w->2\n\n`, ['M#roottea', '#', '1']);
    expect(said).toMatch(/\n {3}1 {2}Nothing\n {3}2 {2}An Alliance mouse base/);
  });

  test('of a draw that wants more cards than were given a person tells the others (B.9.4.1)', async () => {
    const log =
      'Map: Fall\nDeck: E&P\nE: Rowan\nO: Riverfolk Robots\n\nO:w->4/w->5/F#anvil+R#tun->O\nE:w->3\n\nE:w->3\n';
    const given = { draw: ['M#sword'], dice: [] };
    const { actions, said } = await atPrompt(log, ['F#nonsense', 'coffin makers', 'charm'], { given });
    expect(said).toContain('(3 of 3)? [1 to 5, or its name]: ');
    expect(said).toContain('got "F#nonsense"');
    expect(actions[0]).toMatch(/^M#sword\+R#coffin\+R#charm->O$/);
  });

  test('a card of a hand that only its owner knows is asked for; who is asked stands there', async () => {
    let seed = 0;
    let said = '';
    while (!said.includes('Card to discard')) {
      expect(++seed).toBeLessThan(40);
      said = (await atPrompt(LOG, ['F#nonsense', 'left over'], { seed: `${seed}` })).said;
    }
    expect(said).toContain('Rowan (E): Card to discard? [');
    expect(said).toContain('got "F#nonsense"');
  });
});

test('whoever draws a tile that is out of the bag is asked again (TILES 1)', async () => {
  const log = 'A = Ann\nB = Bob\n0 (0,0) CRFR\n1A (-1,0) CCCCP\n';
  const { line, said } = await atPrompt(log, ['CCCCP', 'CCCC', 'CCCX', 'CFFF', '-1 1', '1'], { game: 'carcassonne' });
  expect(said).toContain('no tile CCCCP is left in the bag');
  expect(said).toContain('no tile CCCC is in this game: its expansion is not played');
  expect(said).toContain('"CCCX" is no kind of tile such as CRFR');
  expect(line).toMatch(/^2B \(-1,1\)/);
});

describe('names are shown without what would talk to the terminal', () => {
  const NAME = 'Ann\x1b]0;oak\x07\x9b2J';

  test.each<readonly [string, GameId, string]>([
    [
      'Root',
      'root',
      `Map: Fall\nDeck: E&P\nE: ${NAME}\nP: Cogwheel Corvids\n\nE:b+6w->3/#despot->$\nP:t->3/w->6\nE:w->3\n`,
    ],
    ['Carcassonne', 'carcassonne', `A = ${NAME}\nB = Bob\n0 (0,0) CRFR\n`],
    ['Fuzzy Knights', 'fuzzy-knights', `FUZZY KNIGHTS\nMAP 10 x 10\nPLAYER 1 "${NAME}"\nPLAYER 2 "B${NAME}"\n`],
  ])('%s', async (_, game, log) => {
    let said = '';
    let before = log;
    for (let seed = 0; seed < 40 && !said.includes('Ann'); seed++) {
      const asked = await atPrompt(before, ['x'], { seed: `${seed}`, game });
      said = asked.said;
      // The table of Fuzzy Knights comes first.
      if (asked.left.is === 'line') before = asked.session.log;
    }
    expect(said).toContain('Ann\u241b]0;oak\u2407\ufffd2J');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(said).not.toMatch(/[\x1b\x07\x9b]/);
  });

  test('in what is wrong with a setup, too', async () => {
    const seats = [
      { player: NAME, bot: 'clever' },
      { player: 'Bob', bot: 'greedy' },
    ];
    const { code, err } = await run([
      'play',
      '--setup',
      file('odd.json', JSON.stringify({ game: 'carcassonne', seats })),
    ]);
    expect(code).toBe(1);
    expect(err).toContain('seats.0.player: expected a name');
    expect(err).toContain('got "Ann\\u001b]0;oak\\u0007\ufffd2J"');
    const odd = file('odder.json', JSON.stringify({ game: 'carcassonne', seats: 1, '\x9b2J': 1 }));
    const { err: shape } = await run(['play', '--setup', odd]);
    expect(shape).not.toContain('\x9b');
  });
});
