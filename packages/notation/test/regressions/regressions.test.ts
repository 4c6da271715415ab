import { readFileSync, readdirSync } from 'node:fs';
import { isRight } from 'fp-ts/lib/Either.js';
import { scores } from '@woodlog/core/root';
import { describe, expect, it } from 'vitest';
import { fmt, logOf, parse, print, replay } from '../../src/rootlog/index.ts';

const folder = new URL('./', import.meta.url);

/** `V 11; ledger/no-marker`: scores that matter and the codes of all diagnostics. */
function ending(text: string): { scores: Record<string, number>; codes: string[] } {
  const said = /^\/\/ ends with: ([^;]*)(?:; (.*))?$/m.exec(text);
  const points = [...(said?.[1] ?? '').matchAll(/([A-Z]) (\d+)/g)].map(([, faction, score]) => [
    faction,
    Number(score),
  ]);
  return { scores: Object.fromEntries(points), codes: (said?.[2] ?? '').split(', ').filter((code) => code !== '') };
}

describe('bugs of the notation and of replays', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.rootlog'))) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    it(`${file}: ${text.slice(3, text.indexOf('\n'))}`, () => {
      const tree = parse(text);
      expect(print(tree)).toBe(text);
      expect(fmt(parse(fmt(tree)))).toBe(fmt(tree));
      expect(logOf(parse(print(logOf(tree)))).turns).toEqual(logOf(tree).turns);
      const game = replay(tree);
      if (!isRight(game)) throw new Error(game.left.message);
      const expected = ending(text);
      expect(scores(game.right.table)).toMatchObject(expected.scores);
      expect(game.right.diagnostics.map(({ code }) => code)).toEqual(expected.codes);
    });
  }
});
