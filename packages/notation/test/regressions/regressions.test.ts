import { readFileSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { isRight } from 'fp-ts/lib/Either.js';
import { scores } from '@woodlog/core/root';
import { describe, expect, it } from 'vitest';
import { TEXT_LAWS as CARCASSONNE } from '../../src/carcassonne/properties/laws.ts';
import { TEXT_LAWS as FUZZY_KNIGHTS } from '../../src/fuzzy-knights/properties/laws.ts';
import { type Law, firstBroken } from '../../src/kernel/properties/law.ts';
import { parse, replay } from '../../src/rootlog/index.ts';
import { TEXT_LAWS as ROOT } from '../../src/rootlog/properties/laws.ts';

const folder = new URL('./', import.meta.url);

/** Laws by the ending of the files that they are of. */
const LAWS: Readonly<Record<string, readonly Law<string>[]>> = {
  '.rootlog': ROOT,
  '.carcassonne': CARCASSONNE,
  '.knights': FUZZY_KNIGHTS,
};

/** `V 11; ledger/no-marker`: scores that matter and the codes of all diagnostics; null where a log does not say. */
function ending(text: string): { scores: Record<string, number>; codes: string[] } | null {
  const said = /^\/\/ ends with: ([^;]*)(?:; (.*))?$/m.exec(text);
  if (said === null) return null;
  const points = [...(said[1] ?? '').matchAll(/([A-Z]) (\d+)/g)].map(([, faction, score]) => [faction, Number(score)]);
  return { scores: Object.fromEntries(points), codes: (said[2] ?? '').split(', ').filter((code) => code !== '') };
}

describe('bugs of the notations and of replays', () => {
  for (const file of readdirSync(folder)) {
    const laws = LAWS[extname(file)];
    if (laws === undefined) continue;
    const text = readFileSync(new URL(file, folder), 'utf8');
    it(`${file} keeps the laws`, () => expect(firstBroken(laws, text)).toBeNull());

    const expected = extname(file) === '.rootlog' ? ending(text) : null;
    if (expected === null) continue;
    it(`${file} ends as it says: ${text.slice(3, text.indexOf('\n'))}`, () => {
      const game = replay(parse(text));
      if (!isRight(game)) throw new Error(game.left.message);
      expect(scores(game.right.table)).toMatchObject(expected.scores);
      expect(game.right.diagnostics.map(({ code }) => code)).toEqual(expected.codes);
    });
  }
});
