import { isLeft } from 'fp-ts/lib/Either.js';
import { MAPS, ROOT_MAPS, dominanceOf, isWon, result, root } from '@woodlog/core/root';
import { describe, expect, test } from 'vitest';
import { parse } from '../read/parse.ts';
import { check } from './check.ts';
import { type Replayed, replay } from './replay.ts';

const HEADER = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bo\nA: Cy\nV: Di\n\nC:\nE:\nA:\nV:\n';

const played = (text: string): Replayed => {
  const game = replay(parse(text));
  if (isLeft(game)) throw new Error(game.left.message);
  return game.right;
};
const winners = (lines: string): readonly string[] => played(HEADER + lines).winners;
const doubts = (lines: string) =>
  check(parse(HEADER + lines)).filter(({ code }) => code === 'rootlog/winner' || code === 'rootlog/after-win');

/** The Marquise activates a card and puts warriors there; then everybody else's turn. */
const activates = (card: string, clearings: string) => `C:${card}C->$/++->C$/w->${clearings}\nE:\nA:\nV:\n`;

describe('dominance (3.3.1)', () => {
  // Fall prints: fox 1 6 8 12, rabbit 3 4 5 10, mouse 2 7 9 11.
  test.each([
    ['F#dom', '1+6+8', ['C']],
    ['F#dom', '1+6+2', []],
    ['M#dom', '2+7+9+11', ['C']],
    ['R#dom', '3+4+5', ['C']],
    ['R#dom', '1+6+8', []],
    ['B#dom', '1+3', ['C']],
    ['B#dom', '2+4', ['C']],
    ['B#dom', '1+2+5', []],
  ])('%s with warriors in %s', (card, clearings, expected) => {
    expect(winners(`${activates(card, clearings)}C:`)).toEqual(expected);
  });

  test.each(MAPS)('3.3.1.II: on %s two opposite corners, and no two others', (map) => {
    const suits = 'Clearings: F1 F2 F3 F4 M5 M6 M7 M8 R9 R10 R11 R12\n';
    const header = `Map: ${map}\nDeck: E&P\n${map === 'Fall' ? '' : suits}C: Ann\nE: Bo\nA: Cy\n\nC:\nE:\nA:\n`;
    const pairs = ROOT_MAPS[map].oppositeCorners.map(({ name }) => name);
    for (const [a, b] of [
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [3, 4],
    ] as const) {
      const { table } = played(`${header}C:B#domC->$/++->C$/w->${a}+${b}\nE:\nA:\nC:`);
      expect(isWon(table), `${a} ${b}`).toBe(pairs.includes(`${a}_${b}`));
    }
  });

  test('counts at the start of Birdsong, and not before or after it', () => {
    expect(winners(activates('F#dom', '1+6+8').split('\n')[0] ?? '')).toEqual([]);
    expect(winners(`${activates('F#dom', '1+6')}C:w->8\nE:`)).toEqual([]);
    expect(winners(`${activates('F#dom', '1+6+8')}C:3w1->2\nE:`)).toEqual(['C']);
  });

  test('needs the rule of each clearing (2.5)', () => {
    expect(winners(`C:F#domC->$/++->C$/w->1+6+8\nE:w->8\nA:\nV:\nC:`)).toEqual([]);
    expect(winners(`C:F#domC->$/++->C$/w->1+6+2w->8\nE:w->8\nA:\nV:\nC:`)).toEqual([]);
  });

  test('needs the activated card, and the marker off the track', () => {
    expect(winners('C:w->1+6+8/++->C$\nE:\nA:\nV:\nC:')).toEqual([]);
    expect(winners('C:w->1+6+8/F#domC->$\nE:\nA:\nV:\nC:')).toEqual([]);
  });

  test('9.2.8: a Vagabond does not win so, and wins with who does', () => {
    expect(winners(`V:F#domV->$/++->V$\n`)).toEqual([]);
    expect(winners(`C:F#domC->$/++->C$/w->1+6+8\nE:\nA:\nV:++->C$\nC:`)).toEqual(['C', 'V']);
    expect(winners(`C:F#domC->$/++->C$/w->1+6+8\nE:\nA:\nV:++->E$\nC:`)).toEqual(['C']);
  });

  test('is won for good, and nobody is to act', () => {
    const { table } = played(`${HEADER}${activates('F#dom', '1+6+8')}C:\nE:++30\nA:`);
    expect(result(table)).toEqual({ winners: [0], reason: 'dominance' });
    expect(root.toAct(table)).toBeNull();
  });

  test('comes too late once somebody has 30 points', () => {
    expect(winners(`C:F#domC->$/++->C$/w->1+6+8\nE:++30\nA:\nV:\nC:`)).toEqual(['E']);
  });

  test('tells how a player stands', () => {
    const { table } = played(`${HEADER}${activates('F#dom', '1+2+6')}`);
    expect(dominanceOf(table, 'C')).toMatchObject({ card: 'F', ruled: [1, 6], wins: null });
    expect(dominanceOf(table, 'E')).toBeNull();
  });
});

describe('points (3.1)', () => {
  test('3.1.1: of several the closest in turn order to the current player', () => {
    expect(winners('C:\nE:\nA:A++30/C++30')).toEqual(['A']);
    expect(winners('C:\nE:E++1/C++30/V++30')).toEqual(['V']);
    expect(winners('E:\nV:\nA:\nC:\nV:C++30/E++30/A++30')).toEqual(['A']);
  });

  test('9.2.8: coalitions, through another Vagabond too; a marker off the track has no points', () => {
    const two = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bo\nG: Cy\nV: Di\n\nC:\nE:\nG:\nV:\n';
    expect(played(`${two}C:\nE:\nG:++->C$\nV:++->G$\nC:++30`).winners).toEqual(['C', 'G', 'V']);
    expect(played(`${two}C:\nE:\nG:++->V$\nV:++->G$\nC:++30`).winners).toEqual(['C']);
    expect(played(`${two}C:++->C$/++31`).winners).toEqual([]);
  });
});

describe('the winner’s line', () => {
  test('counts before the rules', () => expect(winners('C:++30\nWinner: E')).toEqual(['E']));

  test.each([
    ['C:++30\nWinner: C'],
    [`${activates('F#dom', '1+6+8')}C:\nWinner: C`],
    // The turn that begins with the win need not be written.
    [`${activates('F#dom', '1+6+8')}Winner: C`],
    ['C:++30'],
    ['C:++12'],
  ])('agrees: %j', (lines) => expect(doubts(lines)).toEqual([]));

  test.each([
    [
      'C:++30\nE:\nWinner: E',
      'by the rules C won, not E: the scores are C 30, E 0, A 0, V 0',
      'did you mean `C`? Or are points missing above?',
    ],
    [
      'C:++29\nWinner: C',
      'by the rules nobody has won yet: the scores are C 29, E 0, A 0, V 0',
      'are points or lines missing above?',
    ],
    [
      `${activates('F#dom', '1+6+2')}C:\nWinner: C`,
      'by the rules nobody has won yet: the scores are C 0, E 0, A 0, V 0',
      'F#dom asks C to rule 3 fox clearings, and it rules 1, 6',
    ],
    [
      'C:++->C$\nE:\nA:\nV:\nC:\nWinner: C',
      'by the rules nobody has won yet: the scores are C 0, E 0, A 0, V 0',
      'the log shows no dominance card on C$: write `F#domC->$`',
    ],
    [
      'C:\nE:\nA:\nV:++->C$\nC:++30\nWinner: C',
      'by the rules C and V won, not C: the scores are C 30, E 0, A 0, V 0',
      'did you mean `CV`? Or are points missing above?',
    ],
  ])('says otherwise: %j', (lines, message, hint) => {
    const [doubt] = doubts(lines).filter(({ code }) => code === 'rootlog/winner');
    expect(doubt).toMatchObject({ severity: 'warning', message });
    expect(doubt?.hint).toBe(hint);
  });
});

describe('a log that goes on after a win', () => {
  const dominant = activates('F#dom', '1+6+8');

  test('by dominance is replayed to its end, and the first action after it is doubted', () => {
    const lines = `${dominant}C:w->5\nE:++3\n`;
    expect(played(HEADER + lines)).toMatchObject({ turn: 10, winners: ['C'], table: { scores: [0, 3, 0, 0] } });
    const [doubt] = doubts(lines);
    expect(doubt).toMatchObject({
      severity: 'warning',
      code: 'rootlog/after-win',
      message: 'the game is over: C won by dominance at the start of Birdsong on line 16',
      law: '3.3.1.I',
    });
    expect(doubt && (HEADER + lines).slice(doubt.start, doubt.end)).toBe('w->5');
  });

  test('with points too, where another line follows', () => {
    expect(doubts('C:++30/#->C')).toEqual([]);
    expect(doubts('C:++30\nE:').map(({ message }) => message)).toEqual([
      'the game is over: C won with 30 points on line 12',
    ]);
  });
});
