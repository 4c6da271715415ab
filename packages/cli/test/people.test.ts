import { isLeft } from 'fp-ts/lib/Either.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { carcassonneTurns } from '../src/games/carcassonne/turn.ts';
import { fuzzyKnightsTurns } from '../src/games/fuzzy-knights/turn.ts';
import { rootTurn } from '../src/games/root/turn.ts';
import type { PendingTurn, PlayedTurn, TurnAdapter, TurnRequest } from '../src/turn/turn-adapter.ts';
import { filesFolder, run } from './command.ts';
import { withUndo } from '../src/turn/session.ts';
import { typing } from './typing.ts';

const { file } = filesFolder();

afterEach(() => void vi.unstubAllEnvs());

const HEADER = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Rowan\nA: Bramble\n';
const POSITION = `${HEADER}
C:t_k->1/w->2+5/b_s->1
E:b+6w->3/#despot->$
A:w->9
C:2w->3
`;

interface Typed {
  readonly turn: PendingTurn | PlayedTurn;
  readonly said: string;
}

async function typed(
  log: string,
  lines: readonly string[],
  request: TurnRequest = {},
  adapter: TurnAdapter = rootTurn,
): Promise<Typed> {
  vi.stubEnv('NO_COLOR', '1');
  const person = typing(lines);
  const position = adapter.position(log);
  if (isLeft(position)) throw new Error(position.left.message);
  const turn = await withUndo(person, (session) => position.right.play(request, session));
  if (isLeft(turn)) throw new Error(turn.left.message);
  return { turn: turn.right, said: person.said() };
}

test('a greedy player takes its turn beside a person, who is asked what is hers to decide', async () => {
  const begun = `Map: Fall\nDeck: E&P\nC: Greedy\nE: Rowan\n
C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$
`;
  let log = begun;
  for (let line = 0; line < 2; line++) {
    const { turn } = await typed(log, ['none', 'none', 'none', 'none'], { seed: 'maple' });
    if ('pending' in turn) throw new Error(`${turn.pending.prompt}`);
    expect(turn.taker).toBe('C');
    log = `${log.trimEnd()}\n${turn.text}E:\n`;
  }
  expect(log).toMatch(/\+\+/);
});

describe('a person types a turn in Rootlog', () => {
  test('action by action: said again in English, with what they imply; an empty line ends the turn', async () => {
    const { turn, said } = await typed(POSITION, ['E:w->3', '2w3->7 // to the south', '']);
    expect(turn).toMatchObject({
      taker: 'E',
      text: 'E:w->3/2w3->7 // to the south\n',
      actions: ['w->3', '2w3->7'],
      winners: null,
    });
    expect(said).toContain('places a warrior in clearing 3');
    expect(said).toContain('moves 2 warriors from clearing 3 to clearing 7');
  });

  test('what is wrong is shown under the words, nothing of it is taken, and it is typed again', async () => {
    const { turn, said } = await typed(POSITION, ['w->3/9w3->7', 'w->3/Ztunels', 'w->3', '']);
    expect(turn).toMatchObject({ actions: ['w->3'] });
    expect(said).toContain('E:1:6: error: clearing 3 has only 7 Ew, cannot move 9 (D5) [ledger/short]');
    expect(said).toContain(' 1 | w->3/Ztunels\n   |       ^^^^^^');
    expect(said.match(/type it again/g)).toHaveLength(2);
  });

  test('what is there instead is said, but never the cards of a hand (1.2.1)', async () => {
    const { said } = await typed(POSITION, ['9w3->7', 'w5->1', 'hand', 'B#boatE->', ''], {
      seed: 'maple',
      dealsPeople: true,
    });
    expect(said).toContain('clearing 3 has only 6 Ew, cannot move 9 (D5)');
    expect(said).toContain('= did you mean `6w3->7`? Or is a line missing above?');
    expect(said).toMatch(/= clearing 5 has C/);
    expect(said).toMatch(/= E has 3 #$/m);
  });

  test('undo takes the last line back, ? shows the table', async () => {
    const { turn, said } = await typed(POSITION, ['undo', 'w->3', '2w3->7', 'undo', '?', '']);
    expect(turn).toMatchObject({ actions: ['w->3'] });
    expect(said).toContain('there is nothing to take back');
    expect(said).toContain('taken back: 2w3->7');
    expect(said).toMatch(/3 R\s+E? .*7 Ew/);
  });

  test('whoever leaves has not finished the turn', async () => {
    const { turn } = await typed(POSITION, ['w->3']);
    expect(turn).toMatchObject({ pending: { kind: 'line', prompt: 'the turn in Rootlog' }, actions: ['w->3'] });
  });

  test('as it is written: of a real table nothing is dealt or rolled', async () => {
    const { turn } = await typed(POSITION, ['2#->', 'XC3', ''], { seed: 'maple' });
    expect(turn).toMatchObject({ actions: ['2#->', 'XC3'] });
  });

  test('thirty points end the game', async () => {
    const { turn } = await typed(POSITION, ['++30', '']);
    expect(turn).toMatchObject({ text: 'E:++30\n\nWinner: E\n', winners: ['E'] });
  });
});

test('3.3.1: whoever starts Birdsong with dominance has won', async () => {
  const log = `Map: Fall\nDeck: E&P\nE: Rowan\nC: Ann\nA: Bo\n\nC:\nE:\nA:\nE:F#domE->$/++->E$/w->1+6+8\nC:\nA:\n`;
  const { turn, said } = await typed(log, [], { seed: 'maple', dealsPeople: true });
  expect(said).toContain('Rowan (E): Birdsong starts with a win by dominance');
  expect(turn).toMatchObject({ text: '\nE:\n\nWinner: E\n', winners: ['E'] });
});

describe('where the seed is people’s chance', () => {
  const request = { seed: 'maple', dealsPeople: true };

  test('the hand is named, and cards drawn are dealt: always the same', async () => {
    const { turn, said } = await typed(POSITION, ['hand', '2#->E', ''], request);
    const [hand, drawn] = [/E: (\w#.*)/.exec(said)![1]!.split(', '), turn.actions.at(-1)!];
    expect(hand).toHaveLength(3);
    expect(turn.actions.slice(0, 3)).toEqual(hand.map((card) => `${card}E->E`));
    expect(drawn).toMatch(/^[FMRB]#[a-z@]+\+[FMRB]#[a-z@]+->E$/);
    expect((await typed(POSITION, ['2#->E', ''], request)).turn).toEqual(turn);
    const log = file('dealt.rootlog', `${POSITION}${'text' in turn && turn.text}`);
    expect(await run(['check', '--no-law', log])).toMatchObject({ code: 0 });
  });

  test('dice are rolled: the higher is the attacker’s (4.3.3), but for guerrilla war (8.2.2)', async () => {
    const fought = async (log: string, battle: string, seed: string) => {
      const { turn } = await typed(log, [battle, ''], { ...request, seed });
      const [, attack, defence] = /\((\d),(\d)\)$/.exec(turn.actions.at(-1)!)!;
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
    const fell = async (...lines: string[]) =>
      (await typed(POSITION, [...lines, 'end'], request)).turn.actions.slice(-2);
    const usual = await fell('XC3', '2#->E');
    expect(await fell('XC3', 'undo', 'redo', '2#->E')).toEqual(usual);
    expect(await fell('XC3', '9w3->7', '2#->E')).toEqual(usual);
    expect(await fell('XC3/9w3->7', 'XC3', '2#->E', 'undo', '2#->E')).toEqual(usual);
  });

  test('a hand is shown to its owner who asks, and in no other place', async () => {
    const { said, turn } = await typed(POSITION, ['table', '2#->E', 'table', 'end'], request);
    expect(said).toMatch(/^ {2}E +3 #$/m);
    expect(said).toMatch(/^ {2}E +5 #$/m);
    for (const action of turn.actions)
      for (const card of action.split(/E?->E|\+/)) if (card !== '') expect(said).not.toContain(card);
  });
});

describe('what a bot asks people', () => {
  const LOG = `Map: Fall\nDeck: E&P\nE: Rowan\nP: Cogwheel Corvids\n
E:b+6w->3/#despot->$
P:t->3/w->6
E:w->3
`;

  test('without a seed chance is asked for, too: cards, dice, and what an empty line leaves to the lot', async () => {
    const header = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Rowan\n\n';
    const setup = await typed(header, ['13', '2', '', '', '']);
    expect(setup.said).toContain('corner clearing (B.4.3.2) [1, 2, 3, 4; Enter: by lot]: ');
    expect(setup.said).toContain('expected 1, 2, 3, 4, got "13"');
    expect(setup.turn).toMatchObject({ taker: 'C', actions: expect.arrayContaining(['t_k->2']) });
    const battle = await typed(`${header}C:3w->1\nE:w->1\n`, ['bog', 'anvil', '3', '1,3', 'left over']);
    expect(battle.said).toContain('Mechanical Marquise 2.0 (C), Birdsong, Reveal Order (B.4.4.1)\n');
    expect(battle.said).toContain(
      'Draw a card for the Marquise board. Which is it? (B.4.4.1) [a card such as F#anvil or its name; F# if only its suit is known]: ',
    );
    expect(battle.said).toContain('Daylight, Battle (B.4.5.1): the Marquise battle the Eyrie in clearing');
    expect(battle.said).toContain('anvil: fox Anvil, F#anvil');
    expect(battle.said).toContain('  ... F#anvil->$/Z%h/++');
    expect(battle.said).toContain('battle dice: expected 2 of the faces 0, 1, 2, 3, got [3]');
    expect(battle.turn.actions).toEqual(expect.arrayContaining(['F#anvil->$', 'XE1(3,1)']));
  });

  test('pieces to choose from are told by their names (Chmd.5.3)', async () => {
    const header = 'Map: Fall\nDeck: E&P\nN: Chameleandroid\nA: Bob\n\nN:w->12\nA:3#->$\n\n';
    const { said } = await typed(`${header}N:#->$/t->12/#$->\nA:t->2/2w->2\n\n`, ['M#roottea', '#', '1']);
    expect(said).toContain('(8.2.6) [a card such as F#anvil or its name; F# or # if unknown]: ');
    expect(said).toContain('\n  1  nothing\n  2  Ab_m  the Alliance mouse base\n');
  });

  test('of a draw that wants more cards than were given a person tells the others (B.9.4.1)', async () => {
    const log = 'Map: Fall\nDeck: E&P\nE: Rowan\nO: Riverfolk Robots\n\nO:w->4/w->5/F#anvil+R#tun->O\nE:w->3\n';
    const { turn, said } = await typed(log, ['R#coffin', 'R#coffin,R#charm'], { faction: 'O', draw: ['M#sword'] });
    expect(said).toContain('(B.9.4.1) [2 cards such as F#anvil, tunnels; F# or # if unknown]: ');
    expect(said).toContain('expected a list of 3 cards from draw, got ["M#sword","R#coffin"]');
    expect(turn.actions[0]).toBe('M#sword+R#coffin+R#charm->O');
  });

  test('a card of a hand that only its owner knows may be kept; who is asked stands there', async () => {
    let seed = 0;
    let said = '';
    while (!said.includes('card to discard')) {
      expect(++seed).toBeLessThan(40);
      said = (await typed(LOG, ['F#nonsense', 'none'], { seed: `${seed}` })).said;
    }
    expect(said).toContain('E (Rowan): card to discard (B.11.7.3) [a card, or none]: ');
    expect(said).toContain('card to discard: expected a card, or none, got "F#nonsense"');
  });
});

test('whoever draws a tile that is out of the bag is asked again (TILES 1)', async () => {
  const log = 'A = Ann\nB = Bob\n0 (0,0) CRFR\n1A (-1,0) CCCCP\n';
  const { turn, said } = await typed(log, ['CCCCP', 'CCCC', 'CCCX', 'CFFF', '-1 1', '1', '1'], {}, carcassonneTurns);
  expect(said).toContain('no tile CCCCP is left in the bag');
  expect(said).toContain('no tile CCCC is in this game: its expansion is not played');
  expect(said).toContain('"CCCX" is no kind of tile such as CRFR');
  expect(turn).toMatchObject({ taker: 'B', answers: [['CFFF'], expect.anything()] });
});

describe('names are shown without what would talk to the terminal', () => {
  const NAME = 'Ann\x1b]0;oak\x07\x9b2J';

  test.each([
    [
      'Root',
      rootTurn,
      `Map: Fall\nDeck: E&P\nE: ${NAME}\nP: Cogwheel Corvids\n\nE:b+6w->3/#despot->$\nP:t->3/w->6\nE:w->3\n`,
    ],
    ['Carcassonne', carcassonneTurns, `A = ${NAME}\nB = Bob\n0 (0,0) CRFR\n`],
    ['Fuzzy Knights', fuzzyKnightsTurns, `FUZZY KNIGHTS\nMAP 10 x 10\nPLAYER 1 "${NAME}"\nPLAYER 2 "B${NAME}"\n`],
  ])('%s', async (_, adapter, log) => {
    let said = '';
    let before = log;
    for (let seed = 0; seed < 40 && !said.includes('Ann'); seed++) {
      const asked = await typed(before, ['x'], { seed: `${seed}` }, adapter);
      said = asked.said;
      // The table of Fuzzy Knights comes first.
      if ('text' in asked.turn && asked.turn.taker === '') before += asked.turn.text;
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
