import { isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { canonicalJson } from '@woodlog/core/kernel';
import {
  check,
  explain,
  fmt,
  logFromJson,
  logOf,
  parse,
  parseJson,
  print,
  recordOf,
  replay,
  replayJson,
  tableText,
} from '../../src/fuzzy-knights/index.ts';
import { randomGame } from './games.ts';

const GAMES = [0, 1, 2, 3, 4, 5];
const logs = GAMES.map((game) => {
  const { setup, actions, table } = randomGame(game);
  return recordOf(setup, actions, fuzzyKnights.result(table));
});
const texts = logs.map((log) => print(log));
const canonical = (source: Parameters<typeof replay>[0], turn?: number) => {
  const played = replay(source, turn === undefined ? { strict: true } : { turn, strict: true });
  if (!isRight(played)) throw new Error(played.left.message);
  return canonicalJson(fuzzyKnights.canonical(played.right.table));
};

/** Text mutated here and there: letters dropped, doubled, changed, lines swapped. */
const mutated = fc
  .record({
    text: fc.constantFrom(...texts),
    cuts: fc.array(
      fc.record({
        at: fc.nat(),
        with: fc.constantFrom('', ' ', '(', ')', '[', '"', '//', ';', '🎲', 'P', '9', '\r', '\n', ':', '=>'),
      }),
      {
        minLength: 1,
        maxLength: 30,
        size: 'max',
      },
    ),
  })
  .map(({ text, cuts }) =>
    cuts.reduce(
      (now, cut) => {
        const at = cut.at % (now.length + 1);
        return now.slice(0, at) + cut.with + now.slice(at + 1);
      },
      text.slice(0, 3000),
    ),
  );

const anyText = fc.oneof(
  mutated,
  fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
  fc.stringMatching(/^[P1-4H: ROLMVE()[\],;"/\r\n🎲🧙dD+=>-]*$/u),
);

describe('the laws of the notation', () => {
  test('lossless: what is parsed prints to the byte', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(print(parse(text))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('a log that is printed reads the same, plain and with symbols', () => {
    for (const log of logs) {
      expect(parse(print(log)).diagnostics).toEqual([]);
      expect(logOf(parse(print(log)))).toEqual(log);
      expect(logOf(parse(print(log, { symbols: true })))).toEqual(log);
      expect(print(logOf(parse(print(log, { symbols: true }))))).toBe(print(log));
    }
  });

  test('fmt is idempotent and keeps the meaning and what could not be read', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tree = parse(text);
        const once = fmt(tree);
        expect(fmt(parse(once))).toBe(once);
        expect(logOf(parse(once))).toEqual(logOf(tree));
        const symbols = fmt(tree, { symbols: true });
        expect(logOf(parse(symbols))).toEqual(logOf(tree));
        const codes = (of: string) =>
          parse(of)
            .diagnostics.filter(({ severity }) => severity === 'error')
            .map(({ code }) => code);
        expect(codes(once)).toEqual(codes(text));
      }),
      { numRuns: 300 },
    );
    for (const text of texts) expect(fmt(parse(text))).toBe(text);
  });

  test('JSON: print of what parse gave is the log again', () => {
    for (const [i, text] of texts.entries()) {
      const json = JSON.parse(JSON.stringify(parseJson(parse(text))));
      const log = logFromJson(json);
      expect(isRight(log) && log.right).toEqual(logs[i]);
    }
    fc.assert(
      fc.property(mutated, (text) => {
        const tree = parse(text);
        const log = logFromJson(JSON.parse(JSON.stringify(parseJson(tree))));
        expect(isRight(log) ? log.right : log.left.message).toEqual(logOf(tree));
      }),
      { numRuns: 50 },
    );
  });

  test('JSON with a value changed is refused, or means the same once it is printed', () => {
    const odd = fc.oneof(fc.constantFrom('x\nP1: END', '', '1d6 // x', 'A"B', ' ', 0, 99_999, null, true), fc.string());
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), odd, (text, at, value) => {
        const json = JSON.parse(JSON.stringify(parseJson(parse(text.slice(0, 3000)))));
        const places: [object, string][] = [];
        const visit = (node: object): void => {
          for (const [key, child] of Object.entries(node)) {
            if (typeof child === 'object' && child !== null) visit(child);
            else places.push([node, key]);
          }
        };
        visit(json);
        const [node, key] = places[at % places.length] as [Record<string, unknown>, string];
        node[key] = value;
        const log = logFromJson(json);
        if (isRight(log)) expect(logOf(parse(print(log.right)))).toEqual(log.right);
      }),
      { numRuns: 100 },
    );
  });

  test('at every turn the replay of the text is the table of the game', () => {
    for (const game of GAMES) {
      const { actions, table, setup } = randomGame(game);
      const log = recordOf(setup, actions, fuzzyKnights.result(table));
      const tree = parse(print(log));
      expect(canonical(tree)).toBe(canonicalJson(fuzzyKnights.canonical(table)));
      // The table after each line, kept by playing the actions; a replay to some of the lines must give it.
      const start = fuzzyKnights.setup(setup);
      if (!isRight(start)) throw new Error(start.left.message);
      for (const [i, turn] of log.turns.entries()) {
        for (const action of turn.actions)
          fuzzyKnights.enact(start.right, fuzzyKnights.plan(start.right, action) as never);
        if (i % 40 === 0) expect(canonical(tree, i + 1)).toBe(canonicalJson(fuzzyKnights.canonical(start.right)));
      }
    }
  });

  test('a game that was played has nothing to complain about, and everything has an explanation', () => {
    for (const [i, text] of texts.entries()) {
      const tree = parse(text);
      expect(check(tree)).toEqual([]);
      expect([...explain(tree)]).toHaveLength(randomGame(GAMES[i] as number).actions.length);
    }
  });

  test('nothing throws, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tree = parse(text);
        check(tree);
        for (const { text: line } of explain(tree)) expect(line).toBeTypeOf('string');
        const played = replay(tree);
        if (!isRight(played)) return;
        JSON.stringify(replayJson(played.right, text));
        for (const line of tableText(played.right.table).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
        for (const { start, end } of tree.diagnostics) expect(start <= end && end <= text.length).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('any log of names and comments reads back', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 20 }).map((name) => name.replace(/[\r\n\u2028\u2029]/g, ''));
    const header = fc.record(
      {
        players: fc.array(fc.record({ name: word, bot: word }, { requiredKeys: ['name'] }), { maxLength: 4 }),
        map: fc.constantFrom([10, 10] as const, [40, 20] as const),
        rules: fc.constantFrom('cards' as const, 'dice' as const),
        days: fc.integer({ min: 1, max: 9999 }),
      },
      { requiredKeys: ['players'] },
    );
    fc.assert(
      fc.property(header, (top) => {
        const log = { game: 'fuzzy-knights' as const, header: top, turns: [], winners: [] };
        expect(logOf(parse(print(log)))).toEqual(log);
      }),
    );
  });
});
