import { isRight } from 'fp-ts/lib/Either.js';
import { assert, describe, expect, test } from 'vitest';
import { rootTurn } from '../src/games/root/turn.ts';
import { nextTurn } from '../src/any-game.ts';
import { FIRST_GAME, filesFolder, run } from './command.ts';

const { file } = filesFolder();

const POSITION = `Map: Fall
Deck: E&P
C: Mechanical Marquise 2.0
E: Rowan
A: Bramble

C:t_k->1/w->2+5/b_s->1
E:b+6w->3/#despot->$
A:3#->$
`;
const log = file('position.rootlog', POSITION);

describe('woodlog turn', () => {
  test('with cards and dice given is the same turn each time', async () => {
    const words = ['turn', log, '--faction', 'C', '--draw', 'F#anvil', '--seed', 'maple'];
    const { code, out } = await run(words);
    expect(code).toBe(0);
    expect(out).toMatch(/^C:F#anvil->\$\/Z%h\//);
    expect((await run(words)).out).toBe(out);
    expect(await run(['check', '--no-law'], `${POSITION}${out}`)).toMatchObject({ code: 0 });
  });

  test('takes the seat after the last line, which must be a bot’s', async () => {
    expect((await run(['turn', log, '--seed', 'maple'])).out).toMatch(/^C:/);
    const { code, err } = await run(['turn', FIRST_GAME, '--seed', 'maple']);
    expect(code).toBe(1);
    expect(err).toMatch(/C is played by a person/);
  });

  test('of greedy and searching players is as lawful as anybody’s, and the same each time', async () => {
    let text = 'Map: Fall\nDeck: E&P\nC: Greedy\nE: Search 10\nA: Random\n';
    for (let line = 0; line < 5; line++) {
      const { code, out, err } = await run(['turn', '-', '--seed', 'maple'], text);
      expect([code, err]).toEqual([0, '']);
      if (line === 3) expect((await run(['turn', '-', '--seed', 'maple'], text)).out).toBe(out);
      text += out;
    }
    const { code, out } = await run(['check', '-', '--json'], text);
    expect([code, JSON.parse(out).diagnostics]).toEqual([0, []]);
  });

  test('explains itself by sections of the law', async () => {
    const { out } = await run(['turn', log, '--draw', '#anvil', '--seed', 'maple', '--explain']);
    expect(out).toMatch(
      /^Birdsong \(B\.4\.4\)\n {2}Reveal Order \(B\.4\.4\.1\)\n {4}Put Anvil on the Marquise board \(B\.2\.7\) +F#anvil->\$$/m,
    );
  });

  test('where nobody reads the sections they are not put into words, and the turn is the same', async () => {
    const position = rootTurn.position(POSITION);
    assert(isRight(position));
    const request = { faction: 'C', draw: ['F#anvil'], seed: 'maple' };
    const worded = await position.right.play(request);
    const plain = await position.right.play({ ...request, parts: false });
    assert(isRight(worded) && isRight(plain) && 'parts' in worded.right);
    expect(worded.right.parts.length).toBeGreaterThan(3);
    expect(plain.right).toEqual({ ...worded.right, parts: [] });
  });

  test('a companion loops on the pending question (exit 4)', async () => {
    let answers: unknown[] = [];
    for (let calls = 1; ; calls++) {
      expect(calls).toBeLessThan(100);
      const { code, out } = await run([
        'turn',
        log,
        '--json',
        '--answers',
        file('answers.json', JSON.stringify(answers)),
      ]);
      const said = JSON.parse(out);
      if (code === 0) {
        expect(said).toMatchObject({ done: true, taker: 'C', answers, winners: null });
        expect(said.text).toBe(`\nC:${said.actions.join('/')}\n`);
        return;
      }
      expect(code).toBe(4);
      expect(said.pending.law).toMatch(/^[BC\d]/);
      expect(said.answers).toEqual(answers);
      answers = [...said.answers, answerTo(said.pending)];
    }
  });

  test('a question says whose turn it is, the phase and step, who fights whom, and what is asked in words', async () => {
    const fight = file(
      'fight.rootlog',
      'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Ann\n\nC:3w->1\nE:w->1\n',
    );
    const asked = async (answers: readonly unknown[]) =>
      JSON.parse((await run(['turn', fight, '--json', '--answers', file('scene.json', JSON.stringify(answers))])).out);
    let said = await asked([]);
    const who = { taker: 'C', player: 'Mechanical Marquise 2.0' };
    expect(said.scene).toEqual({
      ...who,
      phase: { law: 'B.4.4', name: 'Birdsong' },
      step: { law: 'B.4.4.1', name: 'Reveal Order' },
      question: 'Draw a card for the Marquise board. Which is it? (B.4.4.1)',
      answer: 'a card such as F#anvil or its name; F# if only its suit is known',
    });
    said = await asked([['F#anvil']]);
    expect(said).toMatchObject({ pending: { kind: 'roll' } });
    expect(said.scene).toEqual({
      ...who,
      phase: { law: 'B.4.5', name: 'Daylight' },
      step: { law: 'B.4.5.1', name: 'Battle' },
      battle: 'the Marquise battle the Eyrie in clearing 1',
      question: 'Roll both dice. Which faces? (4.3.3)',
    });
  });

  test('appended to a log without an end of its last line it is a line of its own', async () => {
    const bare = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Ann\n\nC:3w->1\nE:w->1';
    const { out } = await run(['turn', file('bare.rootlog', bare), '--seed', 'maple']);
    expect(out).toMatch(/^\nC:/);
    expect((await run(['turn', file('ended.rootlog', `${bare}\n`), '--seed', 'maple'])).out).toBe(out.slice(1));
    expect((await run(['turn', '-', '--game', 'root', '--seed', 'maple'], bare)).out).toBe(out.slice(1));
  });

  test('a pending turn itself can be the answers file', async () => {
    const { out } = await run(['turn', log, '--json']);
    expect((await run(['turn', log, '--json', '--answers', file('pending.json', out)])).out).toBe(out);
  });

  test.each([
    [['--faction', 'Q'], 2, /--faction: Q is not at this table; there are C, E, A/],
    [['--faction', 'E'], 1, /E is played by a person/],
    [['--dice', '4,1'], 2, /--dice: 4,1 is no roll of Root: it is two faces from 0 to 3/],
    [['--draw', 'F#nonsense'], 2, /--draw: F#nonsense is no card of the deck E&P/],
    [['--answers', file('odd.json', '{"answers":3}')], 1, /expected a list of answers/],
    [['--answers', file('misfit.json', '[7]')], 1, /answer 1/],
  ])('%j is refused', async (words, exit, message) => {
    const { code, out, err } = await run(['turn', log, '--seed', 'maple', ...words]);
    expect([code, out]).toEqual([exit, '']);
    expect(err).toMatch(message);
  });

  test('an order card still out is an error', async () => {
    const open = file('open.rootlog', `${POSITION}C:F#anvil->$\n`);
    const { code, err } = await run(['turn', open, '--faction', 'C', '--seed', 'maple']);
    expect(code).toBe(1);
    expect(err).toMatch(/order card F#anvil still lies on C\$/);
  });

  test('a log that cannot be read whole is refused', async () => {
    const { code, err } = await run(['turn', '--faction', 'C'], `${POSITION}C:nonsense`);
    expect(code).toBe(1);
    expect(err).toMatch(/the position it ends in is not sure/);
  });
});

describe('a draw that wants more cards than are left of those given (B.9.4.1)', () => {
  const market = `Map: Fall
Deck: E&P
C: Puppet
O: Riverfolk Robots

C:t_k->1/w->2+5/b_s->1
O:w->4/w->5/w->7/w->10/F#anvil+R#tun->O
`;
  const path = file('market.rootlog', market);
  const turn = (draw: string, ...words: string[]) => run(['turn', path, '--faction', 'O', '--draw', draw, ...words]);

  test('has them first, and the rest from chance', async () => {
    for (let seed = 0; seed < 60; seed++) {
      const played = await nextTurn(market, { faction: 'O', draw: ['M#sword'], seed: `${seed}` });
      const text = isRight(played) && 'text' in played.right ? played.right.text : '';
      const [, rest] = /^\nO:M#sword\+(\S+?)->O\//.exec(text) ?? [];
      expect(rest).toMatch(/^[FMRB]#[a-z@]+\+[FMRB]#[a-z@]+$/);
      // There is one Sword in the deck: it is not dealt again.
      expect(rest).not.toContain('M#sword');
    }
    const { code, err } = await turn('M#sword', '--seed', 'maple');
    expect([code, err]).toEqual([0, '']);
    expect((await turn('M#sword,R#coffin,R#charm', '--seed', 'maple')).out).toMatch(
      /^O:M#sword\+R#coffin\+R#charm->O\//,
    );
  });

  test('is asked for whole without a seed, and none of them is drawn later', async () => {
    const { code, out } = await turn('M#sword', '--json');
    expect(code).toBe(4);
    expect(JSON.parse(out)).toMatchObject({ pending: { kind: 'draw', count: 3 }, answers: [], actions: [] });
    const answers = file('drawn.json', '[["M#sword","R#coffin","R#charm"]]');
    expect((await turn('M#sword', '--seed', 'maple', '--answers', answers)).err).toBe('');
  });
});

function answerTo({ kind, count, options }: { kind: string; count?: number; options?: unknown[] }): unknown {
  if (kind === 'draw') return ['M#swordtrader', 'F#anvil', 'M#sword', 'R#bakesale'].slice(1, 1 + (count ?? 1));
  return kind === 'roll' ? [2, 1] : options?.[0];
}

test('of one option nobody is asked: there is one forest to slip into', async () => {
  const seats =
    'Map: Winter\nDeck: E&P\nClearings: F1 F2 F3 F4 M5 M6 M7 M8 R9 R10 R11 R12\nE: Rowan\nV: Vagabot (ranger)\n';
  const path = file('slips.rootlog', `${seats}\nE:\nV:p->6/%f->d/%r->d/%s->d/%h->d\nE:\n`);
  const { code, out } = await run(['turn', path, '--json', '--draw', 'B#sabo']);
  expect([code, JSON.parse(out)]).toMatchObject([0, { answers: [['B#sabo']] }]);
  expect(JSON.parse(out).actions).toContain('p->1_2_5_6_11_12');
});

test('12.2.3: nor is somebody whose turn it is not: there is one minister to lose', async () => {
  const seats = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nD: Ann\n';
  const table = (ministers: string) =>
    file('minister.rootlog', `${seats}\nC:4w->5\nD:b_c->5/${ministers}/3F#->D\nC:\nD:\n`);
  const words = ['--json', '--draw', 'R#tun', '--dice', '3,0'];
  const one = await run(['turn', table('#foremole->$'), ...words]);
  expect(JSON.parse(one.out)).toMatchObject({
    actions: expect.arrayContaining(['XD5(3,0)', 'Db_c5->', '#foremoleD$->']),
  });
  const two = await run(['turn', table('#foremole+#captain->$'), ...words]);
  expect(JSON.parse(two.out)).toMatchObject({ pending: { law: '12.2.3', options: ['#captain', '#foremole'] } });
});
