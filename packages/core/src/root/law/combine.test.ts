import { expect, test } from 'vitest';
import { combineLaws } from './combine.ts';
import type { FactionLaw } from './faction-law.ts';

type Args = Parameters<NonNullable<FactionLaw['begin']>>;
const nothing = [] as unknown as Args;

function saying(list: string[], word: string, result?: unknown): () => Generator<never, never, never> {
  // biome-ignore lint/correctness/useYield: it only says that it ran.
  return function* () {
    list.push(word);
    return result as never;
  };
}

test('turns of several laws run one after another', () => {
  const said: string[] = [];
  const law = combineLaws({ begin: saying(said, 'a') }, {}, { begin: saying(said, 'b') });
  law.begin!(...nothing).next();
  expect(said).toEqual(['a', 'b']);
});

test('of turns that may forbid, the first that does decides', () => {
  const said: string[] = [];
  const law = combineLaws(
    { beforeBattle: saying(said, 'a', true) },
    { beforeBattle: saying(said, 'b', false) },
    { beforeBattle: saying(said, 'c', true) },
  );
  expect(law.beforeBattle!(...(nothing as never)).next().value).toBe(false);
  expect(said).toEqual(['a', 'b']);
});

test('numbers add up, whatever forbids forbids, and of other hooks the last counts', () => {
  const law = combineLaws(
    { extraHits: () => 1, forbidsPlacing: () => false, mayPlace: () => true, maximumHits: () => 2, nimble: true },
    { extraHits: () => 2, forbidsPlacing: () => true, mayPlace: () => false, maximumHits: () => 3 },
  );
  const args = nothing as never;
  expect(law.extraHits!(...args)).toBe(3);
  expect(law.forbidsPlacing!(...args)).toBe(true);
  expect(law.mayPlace!(...args)).toBe(false);
  expect(law.maximumHits!(...args)).toBe(3);
  expect(law.nimble).toBe(true);
});

test('a law that says nothing changes nothing', () => {
  const law: FactionLaw = { nimble: true };
  expect(combineLaws(law, {})).toEqual(law);
  expect(combineLaws()).toEqual({});
});
