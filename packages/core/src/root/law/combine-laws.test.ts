import { expect, test } from 'vitest';
import { combineLaws } from './combine-laws.ts';
import type { FactionLaw } from './faction-law.ts';
import { unmet } from './unmet.ts';

/** Calls a hook that reads none of its arguments. */
function call(law: FactionLaw, hook: keyof FactionLaw): unknown {
  return (law[hook] as (...args: unknown[]) => unknown)();
}

/** Runs a hook that is a turn. */
function run(law: FactionLaw, hook: keyof FactionLaw): unknown {
  return (call(law, hook) as Generator<unknown, unknown, unknown>).next().value;
}

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
  run(law, 'begin');
  expect(said).toEqual(['a', 'b']);
});

test('of turns that may forbid, the first that does decides', () => {
  const said: string[] = [];
  const law = combineLaws(
    { beforeBattle: saying(said, 'a', true) },
    { beforeBattle: saying(said, 'b', false) },
    { beforeBattle: saying(said, 'c', true) },
  );
  expect(run(law, 'beforeBattle')).toBe(false);
  expect(said).toEqual(['a', 'b']);
});

const FULL = unmet('13.2.2.II', 'it has one already');

test('numbers add up, whatever forbids forbids, and of other hooks the last counts', () => {
  const law = combineLaws(
    {
      extraHits: () => 1,
      forbidsPlacing: () => false,
      limitsPlacing: () => null,
      maximumHits: () => 2,
      nimble: '9.2.3',
    },
    { extraHits: () => 2, forbidsPlacing: () => '6.2.2', limitsPlacing: () => FULL, maximumHits: () => 3 },
  );
  expect(call(law, 'extraHits')).toBe(3);
  expect(call(law, 'forbidsPlacing')).toBe('6.2.2');
  expect(call(law, 'limitsPlacing')).toBe(FULL);
  expect(call(law, 'maximumHits')).toBe(3);
  expect(law.nimble).toBe('9.2.3');
});

test('a law that says nothing changes nothing', () => {
  const law: FactionLaw = { nimble: '9.2.3' };
  expect(combineLaws(law, {})).toEqual(law);
  expect(combineLaws()).toEqual({});
});
