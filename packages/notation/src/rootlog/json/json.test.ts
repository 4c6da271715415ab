import { type Either, isLeft, isRight, right } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import { describe, expect, test } from 'vitest';
import { type Log, logFromJson, logOf, parse, parseJson, print, printJson } from '../index.ts';

const TEXT = 'Deck: E&P\nC: Ann\nE: Ben\n\nC:t_k->2/w->1+3 // begins\nE:F#E->$_r/w3-\n// between\n\nWinner: E\n';

const message = (log: Either<Violation, Log | string>): string => (isLeft(log) ? log.left.message : '');

test('a log as JSON: places count from 1, setup lines are turns, what could not be read is null', () => {
  const json = parseJson(parse(TEXT));
  expect(json.header).toEqual({
    deck: 'E&P',
    players: [
      { faction: 'C', name: 'Ann' },
      { faction: 'E', name: 'Ben' },
    ],
  });
  expect(json.turns.map(({ taker, line, setup, comment }) => ({ taker, line, setup, comment }))).toEqual([
    { taker: 'C', line: 5, setup: true, comment: 'begins' },
    { taker: 'E', line: 6, setup: true, comment: '\nbetween' },
  ]);
  expect(json.turns[0]?.actions[1]).toEqual({
    text: 'w->1+3',
    line: 5,
    column: 10,
    endColumn: 16,
    action: {
      kind: 'move',
      parts: [
        { count: 1, what: 'Cw', from: 'supply:C', to: '1' },
        { count: 1, what: 'Cw', from: 'supply:C', to: '3' },
      ],
    },
  });
  expect(json.turns[1]?.actions[1]).toEqual({ text: 'w3-', line: 6, column: 12, endColumn: 15, action: null });
  expect(json.winners).toEqual(['E']);
  expect(json.diagnostics).toEqual([
    {
      severity: 'error',
      code: 'rootlog/no-arrow',
      message: 'expected `->` and where it goes; the arrow is `->`: did you mean `w3->`?',
      line: 6,
      column: 14,
      endColumn: 15,
    },
  ]);
});

test('a log as JSON may leave things out', () => {
  const bare = { game: 'root', header: { players: [] }, turns: [{ taker: 'C', actions: [] }], winners: [] };
  const log = logFromJson(bare);
  expect(isRight(log)).toBe(false);
  expect(message(log)).toBe('header.players.0: Rootlog cannot write this so that it reads the same');
});

/** What is said about the JSON of the log with another value at a path. */
const edited = (path: string, value: unknown): string => {
  const json: unknown = plain();
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce((at, key) => (at as Record<string, unknown>)[key], json);
  (holder as Record<string, unknown>)[last] = value;
  return message(logFromJson(json));
};

const plain = (): unknown => JSON.parse(JSON.stringify(parseJson(parse(TEXT.replace('/w3-', '')))));

const ACTION = 'turns.0.actions.1.action';

test('what does not fit is named by its path', () => {
  expect(edited('game', 'root')).toBe('');
  expect(edited(`${ACTION}.parts.0.what`, 'Cz')).toBe(
    `${ACTION}.parts.0.what: expected component such as Cw or Cb_s, F#anvil or %s, got "Cz"`,
  );
  expect(edited('turns.0.actions.1', { action: null })).toBe(
    'turns.0.actions.1.text: expected the text of an action that could not be read, got nothing',
  );
  expect(edited('header.map', 'Marsh')).toBe('header.map: expected one of Fall, Winter, Lake, Mountain, got "Marsh"');
});

test('what Rootlog cannot write is named too', () => {
  const says = 'Rootlog cannot write this so that it reads the same';
  expect(edited(`${ACTION}.parts.0.from`, 'dominance')).toBe(`${ACTION}: ${says}`);
  expect(edited(`${ACTION}.parts.0.from`, '5')).toBe(`${ACTION}.parts.1: ${says}`);
  expect(edited('header.players.0.name', 'Ann // Bob')).toBe(`header.players.0.name: ${says}`);
  expect(edited('turns.0.comment', ' blank')).toBe(`turns.0.comment: ${says}`);
});

describe('an action that could not be read', () => {
  const json = (): unknown => JSON.parse(JSON.stringify(parseJson(parse(TEXT))));

  test('stands in JSON with its text, and is printed as it stands', () => {
    expect(printJson(json())).toEqual(right(TEXT));
    expect(logFromJson(json())).toEqual(right(logOf(parse(TEXT))));
  });

  test('is printed as it is written, whether it can be read by now or not', () => {
    for (const text of ['w3', 'w3->5', 'E:w', 'C: Ann', '->', '?']) {
      const printed = printJson(withText(text));
      expect(isRight(printed) && printed.right, text).toContain(`E:F#E->$_r/${text}\n`);
    }
  });

  test('is one action: what would be read as something else is refused', () => {
    for (const text of ['', ' w3', 'w3 ', 'w3/w4', 'w3;', '//', 'w3 // so', 'w3\nC:w->1', 'C:w->1', 'w3->5 - so'])
      expect(message(printJson(withText(text))), text).toBe(
        'turns.1.actions.1.text: Rootlog cannot write this so that it reads the same',
      );
  });

  const withText = (text: string): unknown => {
    const log = json() as { turns: { actions: { text: string }[] }[] };
    const [, action] = log.turns[1]?.actions ?? [];
    if (action !== undefined) action.text = text;
    return log;
  };
});

test('logs of any length go through JSON, and what is refused is said in a few words', () => {
  const comments = `C: Ann\nC:\n${'// so\n'.repeat(200_000)}`;
  for (const text of [comments, `${'// so\n'.repeat(150_000)}C: Ann\n`, `C: Ann\nC:w->1 // ${'x'.repeat(200_000)}\n`]) {
    const tree = parse(text);
    const again = logFromJson(parseJson(tree));
    expect(again).toEqual(right(logOf(tree)));
    expect(isRight(again) && logOf(parse(print(again.right)))).toEqual(logOf(tree));
  }
  const turns = Array.from({ length: 100_000 }, () => ({}));
  const refused = message(logFromJson({ game: 'root', header: { players: [] }, turns, winners: [] }));
  expect(refused).toMatch(/^turns\.0\.taker: expected/);
  expect(refused.length).toBeLessThan(2000);
});

test('places are left out when a log is printed', () => {
  const log = logFromJson(plain());
  expect(isRight(log) && print(log.right)).toBe(
    'Deck: E&P\nC: Ann\nE: Ben\n\nC:t_k->2/w->1+3 // begins\nE:F#E->$_r\n// between\n\nWinner: E\n',
  );
});

test('the words at the end of a log, and what it has none of, go through JSON', () => {
  for (const text of ['C: Ann\n\nWinner: C // at last\n// over\n', 'C: Ann\n']) {
    const tree = parse(text);
    const json = parseJson(tree);
    expect(json.comment).toBe(logOf(tree).comment);
    expect('comment' in json).toBe(text.includes('//'));
    expect(logFromJson(json)).toStrictEqual(right(logOf(tree)));
  }
});

/** The JSON of a log of so many lines, with one action in each and `last` in the last. */
const lines = (count: number, last: unknown): unknown => ({
  game: 'root',
  header: { players: [{ faction: 'C', name: 'Ann' }] },
  turns: Array.from({ length: count }, (_, i) => ({
    taker: 'C',
    ...(i === 0 && { setup: true }),
    actions: [{ action: i === count - 1 ? last : { kind: 'score', faction: 'C', points: 1 } }],
  })),
  winners: [],
});

test('what Rootlog cannot write is named by its path in the JSON, of any line', () => {
  const flip = { kind: 'flip', what: 'Pt', at: '5', becomes: 'Et' };
  for (const count of [1, 12]) {
    const log = logFromJson(lines(count, flip));
    const path = `turns.${count - 1}.actions.0.action`;
    expect(message(log)).toContain(path);
  }
});

test('equal things one after another are counted together; where the one pawn of a name starts cannot be written', () => {
  const lost = { count: 1, what: 'F#tax', from: 'L$_l', to: '*' };
  const log = logFromJson(lines(1, { kind: 'move', parts: [lost, lost] }));
  expect(isRight(log) && log.right.turns[0]?.actions).toEqual([{ kind: 'move', parts: [{ ...lost, count: 2 }] }]);
  const pawn = { count: 1, what: 'Vp', from: '3', to: '5' };
  expect(message(logFromJson(lines(1, { kind: 'move', parts: [pawn] })))).toContain('turns.0.actions.0.action.parts.0');
});

test('JSON of what no log has is refused at its place', () => {
  const bare = { game: 'root', header: { players: [] }, turns: [], winners: [] };
  expect(isRight(logFromJson(bare))).toBe(true);
  expect(message(logFromJson({ ...bare, comment: 7 }))).toMatch(/^comment: expected text/);
  const turn = { taker: 'C', actions: [], setup: false };
  expect(message(logFromJson({ ...bare, turns: [turn] }))).toMatch(/^turns\.0\.setup: expected true, or left out/);
  const clearings = Array.from({ length: 12 }, () => 'F');
  expect(isRight(logFromJson({ ...bare, header: { players: [], clearings } }))).toBe(true);
  expect(message(logFromJson({ ...bare, header: { players: [], clearings: [...clearings, 'F'] } }))).toMatch(
    /^header\.clearings/,
  );
  expect(message(logFromJson({ ...bare, header: { players: [], clearings: ['B'] } }))).toMatch(/^header\.clearings/);
});
