import { isRight } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { kindsOf } from '@woodlog/core/carcassonne';
import { type GameId, GAME_IDS } from '../src/games/game-ids.ts';
import { nextTurn } from '../src/any-game.ts';
import type { PendingTurn, PlayedTurn, TurnRequest } from '../src/turn/turn-adapter.ts';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

async function turnOf(
  log: string,
  request: TurnRequest & { readonly game?: GameId },
): Promise<PendingTurn | PlayedTurn> {
  const turn = await nextTurn(log, request);
  if (isRight(turn)) return turn.right;
  throw new Error(turn.left.message);
}

/** Plays on with a seed, until the game is over. */
async function playedOut(game: GameId, seed: string): Promise<{ log: string; winners: readonly string[] }> {
  let log = HEADERS[game].header;
  for (;;) {
    const turn = await turnOf(log, { game, seed });
    if ('pending' in turn) throw new Error(`nobody answers ${turn.pending.kind}`);
    log += turn.text;
    if (turn.winners !== null) return { log, winners: turn.winners };
  }
}

const HEADERS: Readonly<Record<GameId, { readonly ending: string; readonly header: string }>> = {
  root: {
    ending: 'rootlog',
    header: 'Map: Fall\nDeck: E&P\nE: Puppet\nC: Mechanical Marquise 2.0\nA: Automated Alliance\n',
  },
  carcassonne: { ending: 'carcassonne', header: 'A = greedy\nB = random 2\n' },
  'fuzzy-knights': {
    ending: 'knights',
    header: 'FUZZY KNIGHTS\nMAP 10 x 10\nDAYS 1\nPLAYER 1 "Ann" BOT castellan\nPLAYER 2 "Bob" BOT castellan\n',
  },
};

describe.each(GAME_IDS)('%s', (game) => {
  const { ending } = HEADERS[game];

  test('a game is played turn by turn from its header to its end, and check finds nothing in it', async () => {
    const { log, winners } = await playedOut(game, 'maple');
    // One day is too short for a castellan to win against another.
    expect(winners.length > 0).toBe(game !== 'fuzzy-knights');
    expect(await run(['check', file(`whole.${ending}`, log)])).toMatchObject({ code: 0 });
    expect(await run(['fmt', '--check', file(`canonical.${ending}`, log)])).toMatchObject({ code: 0 });
    const over = await run(['turn', file(`over.${ending}`, log)]);
    expect([over.code, over.err]).toEqual([1, expect.stringMatching(/the game is over/)]);
  });
});

test('in Root setup lines come first, in setup order (5.1.7), then rounds from the first seat on', async () => {
  const { log } = await playedOut('root', 'maple');
  expect((await playedOut('root', 'maple')).log).toBe(log);
  const takers = [...log.matchAll(/^([CEA]):(?! )/gm)].map(([, taker]) => taker);
  expect(takers.slice(0, 9).join('')).toBe('CEAECAECA');
  expect(log).toMatch(/^Winner: [CEA]$/m);
});

test('nobody wins any more after 200 rounds (D29)', async () => {
  const rounds = 'C:\nE:\n'.repeat(201);
  const header = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Puppet\n\n';
  const last = await turnOf(header + rounds.slice(0, -3), { seed: 'maple' });
  expect(last).toMatchObject({
    taker: 'E',
    winners: [],
    text: expect.stringMatching(/ \/\/ nobody won in 200 rounds\n$/),
  });
  expect(await nextTurn(header + rounds)).toMatchObject({ left: { message: 'the game is over: nobody won' } });
});

test('a companion plays on with a puppet, answering all there is: nothing is asked twice', async () => {
  let log = HEADERS.root.header;
  let asked = 0;
  for (let line = 0; line < 12; line++) {
    const answers: unknown[] = [];
    for (;;) {
      const turn = await turnOf(log, { answers });
      expect(turn.answers).toEqual(answers);
      if (!('pending' in turn)) {
        log += turn.text;
        break;
      }
      answers.push(answerTo(turn.pending, asked++));
    }
  }
  expect(asked).toBeGreaterThan(30);
  expect(await run(['check', file('companion.rootlog', log)])).toMatchObject({ code: 0 });
});

/** Whatever fits, and of an unknown hand no card: now the first, now the last of the options. */
function answerTo(question: PendingTurn['pending'], n: number): unknown {
  if (question.kind === 'draw') return new Array(question.count).fill(['F#', 'R#', 'M#', 'B#'][n % 4]);
  if (question.kind === 'roll') return [n % 4, (n + 1) % 3];
  return ('options' in question && question.options?.at(n % 2 === 0 ? 0 : -1)) || 'none';
}

describe('Carcassonne', () => {
  const TILES = 'A = Ann\nB = Bob\n0 (0,0) RCRF\n1A (-1,0) RFRFM\n';

  test('the tile drawn is laid by the bot that is named', async () => {
    const words = ['turn', file('a.carcassonne', TILES), '--bot', 'greedy', '--draw', 'CRFR', '--explain'];
    const { code, out } = await run([...words, '--seed', 'maple']);
    expect(code).toBe(0);
    expect(out).toMatch(/^2B \(-?\d,-?\d\) \S+.*\n {4}\(-?\d,-?\d\) .* \(MOVES 2\)\n$/);
    expect((await run([...words, '--seed', 'oak'])).code).toBe(0);
  });

  test('without a seed the tile is asked for', async () => {
    const { code, out } = await run(['turn', file('b.carcassonne', TILES), '--bot', 'greedy', '--json']);
    expect(code).toBe(4);
    expect(JSON.parse(out)).toEqual({
      pending: { kind: 'draw', law: 'MOVES 2', prompt: 'the tile drawn', from: 'bag', count: 1, kinds: kindsOf([]) },
      answers: [],
      actions: [],
    });
  });
});

test('what turns of a game do not take is refused, with what they take', async () => {
  const { header } = HEADERS['fuzzy-knights'];
  expect(await nextTurn(header, { faction: 'P1' })).toMatchObject({
    left: { violation: 'request/faction', message: 'Fuzzy Knights has no faction; its options are bot, draw, dice' },
  });
});

describe('Fuzzy Knights', () => {
  const { header } = HEADERS['fuzzy-knights'];

  test('tokens fall and the anchor is rolled for before it is anybody’s turn', async () => {
    const table = await turnOf(header, { seed: 'maple' });
    expect(table).toMatchObject({ taker: '', winners: null });
    expect('text' in table && table.text).toMatch(/^\nDROP ITEM at .*\n(.*\n)*P\d: ROLL ANCHOR 1d6 \[\d\]\n$/);
  });

  test('an answer that is no item of the deck is refused where an item is drawn', async () => {
    const played = await run(['play', '--game', 'fuzzy-knights', '--seed', 'a']);
    const [log = ''] = /^[\s\S]*? ITEM\n/.exec(played.out) ?? [];
    const path = file('item.knights', log);
    for (const odd of ['x', 7, null, ['amulet']]) {
      const answers = file('odd.json', JSON.stringify([[odd]]));
      const { code, err } = await run(['turn', path, '--json', '--seed', 'maple', '--answers', answers]);
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/is not a card of the item deck: main hand, off hand, amulet/),
      ]);
    }
  });

  test('dice and cards that are given are those that are rolled and drawn', async () => {
    let log = header;
    let turn = await turnOf(log, { seed: 'maple' });
    while ('text' in turn && !log.includes('ROLL TOKEN')) {
      log += turn.text;
      turn = await turnOf(log, { seed: 'maple' });
    }
    const before = log.slice(0, log.lastIndexOf('\n', log.indexOf('ROLL TOKEN')) + 1);
    const rolled = await turnOf(before, { seed: 'maple', dice: [[10]] });
    expect('actions' in rolled && rolled.actions[0]).toBe('ROLL TOKEN 1dP [10] => NOTHING');
    const wrong = await nextTurn(before, { dice: [[7]] });
    expect(wrong).toMatchObject({ left: { violation: 'request/dice', law: expect.any(String) } });
    const path = file('rolls.knights', before);
    const { code, out, err } = await run(['turn', path, '--dice', '99', '--json']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: --dice: roll: expected 1 of the faces 10, 20, .*, got \[99\]\n$/);
    // Answers come from the first question on: a roll that stands behind one is not looked at.
    expect(await turnOf(before, { seed: 'maple', dice: [[99]], answers: [[10]] })).toMatchObject({ taker: 'P1' });
    const later = await run(['turn', file('header.knights', header), '--dice', '3;99', '--seed', 'maple']);
    expect(later).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^error: --dice: .*, got \[99\]\n$/) });
  });
});

test('a record with a part that cannot be read is refused, and nothing is thrown', async () => {
  const { out } = await run(['play', '--game', 'carcassonne', '--seed', 'm', '--bots', 'A=greedy,B=random']);
  const lines = out.split('\n');
  const unread = lines.map((line) => line.replace(/^(44B \(-?\d+,)-?\d+/, '$1'));
  for (let cut = 50; cut < lines.length; cut++)
    expect(await nextTurn(unread.slice(0, cut).join('\n'), { game: 'carcassonne', seed: 'x' })).toMatchObject({
      left: { violation: expect.stringMatching(/^turn\/(slips|over)$/) },
    });
});
