// Records as people's pages have them: slips of the pen, lists, two columns.
import { describe, expect, test } from 'vitest';
import { check, fmt, logOf, parse, print, recordOf, turnBoard } from '../../src/carcassonne/index.ts';
import { puppetGame, setupFor } from '../../src/carcassonne/properties/records.ts';

const PLAYERS = 'A = ann\nB = bob\n';
const START = '0 (0,0) RCRF\n';

/** What is said: `severity code: message`. */
const said = (text: string) =>
  check(parse(text)).map(({ severity, code, message }) => `${severity} ${code}: ${message}`);

describe('slips are read or refused, with their place', () => {
  test.each([
    ['two meeples of one kind', '1A (0,1) FFFFKmm', 'error meeple/several: 2 meeples on one tile'],
    [
      'a player who is not there',
      '1A (0,1) FCCC (C+15)',
      'error carcassonne/whose-points: points of C, but the players are A to B',
    ],
    ['one who abandons', '1A abandoned', 'warning carcassonne/spelling: everybody abandons a game, not A alone'],
    ['a Unicode minus', '1A (0,\u22121) RFRR', 'warning carcassonne/spelling: a dash is read as a minus'],
    ['capital letters', '1A (DIS) CCCCP (0,1) FCCC', 'warning carcassonne/spelling: (DIS) is read as a discard'],
  ])('%s: %s', (_, line, message) => {
    const all = said(`${PLAYERS}${START}${line}`);
    expect(all).toContain(message);
    expect(all.some((one) => one.includes('expansion'))).toBe(false);
  });

  test.each([
    ['A = ann\nA = eve\nB = bob\n', 'error carcassonne/player-again: player A has a line already'],
    ['B = bob\nA = ann\n', 'warning carcassonne/player-order: player A comes after player B'],
    ['A =\nB = bob\n', 'warning carcassonne/no-name: player A has no name'],
    ['A = ann 2st (81)\nB = bob\n', 'warning carcassonne/spelling: 2st is read as place 2'],
  ])('%j', (players, message) => expect(said(players + START)).toEqual([message]));

  test('points of the end for a letter that has no line bring no player', () => {
    expect(said(`${PLAYERS}${START}1A (0,1) FCCC\nA+1=1\nB=0\nC+3=3`).filter((one) => one.includes('whose'))).toEqual([
      'error carcassonne/whose-points: points of C, but the players are A to B',
    ]);
  });

  test('a doubled letter leaves everything else checked, and stays as it stands', () => {
    const text = `A = ann 1st (99)\nB = bob 2nd (0)\n${START}1A (0,1) FFFCmm +5\n`;
    expect(said(text).map((one) => one.split(':')[0])).toEqual(['error meeple/several', 'error score/points']);
    expect(fmt(parse(text))).toBe(text);
    expect(fmt(parse(text), 1)).toContain('1A (1,0) CmmFFF +5');
  });

  test('a date is none of a move, wherever it stands', () => {
    expect(logOf(parse('2022-04-19, Simple\nA = ann')).header.fields).toEqual(['2022-04-19', 'Simple']);
    const note = parse(`${START}1A (0,1) FCCC / played on\n2022-04-19 in the evening`);
    expect(logOf(note).turns[1]?.comment).toBe('played on 2022-04-19 in the evening');
    expect(said(`A = ann\n19/04/2022, Simple`)).toEqual([
      'warning carcassonne/header: the line about the game comes after another',
    ]);
  });

  test('a concession of nobody changes nothing about whose the next moves are', () => {
    const text = '0 concede\n47\n48A';
    expect(logOf(parse(fmt(parse(text))))).toEqual(logOf(parse(text)));
    expect(logOf(parse(print(logOf(parse(text)))))).toEqual(logOf(parse(text)));
  });
});

describe('the layout of pages', () => {
  test('moves in two columns are sorted by their numbers, and that is said once', () => {
    const page = '0 (0,0)\tRCRF\t2B (1,0) RRCCm\n1A (0,1)\tFCCCm\t3A (0,-1)\tRFRR';
    expect(fmt(parse(page))).toBe('0 (0,0) RCRF\n1A (0,1) FCCCm\n2B (1,0) RRCCm\n3A (0,-1) RFRR\n');
    expect(said(page)).toEqual(['info carcassonne/order: the moves are not in the order of their numbers']);
    expect(logOf(parse(page)).turns.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  });

  test('a note goes with the move that it stands at', () => {
    const page = `${START}2B (1,0) RRCC\n/ second\n1A (0,1) FCCC\n/ first`;
    expect(logOf(parse(page)).turns.map(({ comment }) => comment)).toEqual([undefined, '\nfirst', '\nsecond']);
  });

  test('one wrong number moves nothing', () => {
    const moves = '1A (0,1) FCCC\n20B (1,0) RRCC\n3A (0,-1) RFRR\n4B (-1,-1) FFRR\n';
    expect(fmt(parse(PLAYERS + START + moves))).toBe(PLAYERS + START + moves);
  });

  test('a move may go on in the next line', () => {
    const page = '0(0,0)\n          FRCR\n1A(0,-1)\n          FRFRm / one\n2B\n(1,-1) FFFFKm +4\n';
    expect(fmt(parse(page))).toBe('0 (0,0) FRCR\n1A (0,-1) FRFRm / one\n2B (1,-1) FFFFKm +4\n');
    expect(parse(page).diagnostics.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'info a move stands on one line; 3 moves are cut in two',
    ]);
  });

  test('bullets are left out', () => {
    const page = '- 0 (0,0) RCRF\n* 1A (0,1) FCCCm / so\n\u2022 2B (1,0) RRCCm\n';
    expect(fmt(parse(page))).toBe('0 (0,0) RCRF\n1A (0,1) FCCCm / so\n2B (1,0) RRCCm\n');
    expect(parse(page).diagnostics.map(({ code }) => code)).toEqual(['carcassonne/markup']);
    expect(print(parse(page))).toBe(page);
  });
});

test('points of the end on the last move, wrong by one, are compared with both (SCORING 6)', () => {
  const log = recordOf(setupFor(2), puppetGame('end', 0, 2).actions);
  const last = log.turns.at(-1)!;
  const taker = log.finals.findIndex(({ player }) => player === last.taker);
  const sums = log.finals.map(({ points }) => points.reduce((all, one) => all + one, 0));
  const own = sums[taker]! + (last.score?.own?.points[0] ?? 0);
  const other = log.finals[1 - taker]!.player;
  const withEnd = (points: number) => ({
    ...log,
    finals: [],
    turns: [
      ...log.turns.slice(0, -1),
      { ...last, score: { own: { points: [points] }, others: [{ player: other, points: [sums[1 - taker]!] }] } },
    ],
  });
  const messages = (points: number) => check(parse(print(withEnd(points)))).map(({ message }) => message);
  expect(messages(own)).toEqual([]);
  expect(messages(own - 1)).toEqual([`+${own - 1} is printed for ${last.taker}, the rules give ${own}`]);
});

describe('what is printed reads back', () => {
  test.each([
    ['B = }} 2nd (8)', 'B = }} 2nd (8)\n'],
    ['B=}} 2nd(8)', 'B = }} 2nd (8)\n'],
    ['B = x <red></yellow></yellow>', 'B = x <red>\n'],
  ])('%s', (text, canonical) => {
    expect(fmt(parse(text))).toBe(canonical);
    expect(fmt(parse(canonical))).toBe(canonical);
  });

  test('a board turned keeps what could not be read', () => {
    const text = `${START}2B (1,0) RmMRRR\nwhat is this\n`;
    expect(fmt(parse(text), 1)).toBe('0 (0,0) FRCR\n2B (0,-1) RRmMRR\nwhat is this\n');
    expect(turnBoard(logOf(parse(text)), 4)).toEqual(logOf(parse(text)));
  });
});
