import type { FactionLaw } from './faction-law.ts';

type Hooks = { -readonly [K in keyof FactionLaw]: FactionLaw[K] };
type Hook = (...args: never[]) => unknown;
type Turns = (...args: unknown[]) => Generator<unknown, unknown, unknown>;

/** Hooks that all run, one after another. */
const EACH = [
  ...(['placed', 'movedIn', 'beforeRoll', 'afterRoll', 'battleEnded'] as const),
  ...(['removedAtOnce', 'removed', 'removes', 'begin', 'sold', 'end'] as const),
];
/** Turns of which the first `false` decides. */
const UNLESS = ['beforePlacing', 'beforeMoving', 'beforeBattle'] as const;
/** Numbers that add up. */
const SUM = ['extraHits', 'ignoredHits'] as const;
const ANY = ['forbidsPlacing', 'forbidsMoving', 'closes', 'unrewarded'] as const;
const ALL = ['mayPlace', 'mayBeRemoved'] as const;

/**
 * One law out of several: a faction's, then those of its difficulty and traits. Turns run one after another, numbers
 * add up, and whatever forbids forbids; of all other hooks the last one counts.
 */
export function combineLaws(...laws: readonly FactionLaw[]): FactionLaw {
  const whole: Hooks = {};
  for (const law of laws) {
    const before: FactionLaw = { ...whole };
    Object.assign(whole, law);
    const join = (names: readonly (keyof FactionLaw)[], joined: (a: Hook, b: Hook) => unknown): void => {
      for (const name of names) {
        const [a, b] = [before[name], law[name]] as [Hook | undefined, Hook | undefined];
        if (a !== undefined && b !== undefined) Object.assign(whole, { [name]: joined(a, b) });
      }
    };
    join(EACH, (a, b) => each(a as Turns, b as Turns));
    join(UNLESS, (a, b) => unless(a as Turns, b as Turns));
    join(
      SUM,
      (a, b) =>
        (...args: never[]) =>
          (a(...args) as number) + (b(...args) as number),
    );
    join(
      ANY,
      (a, b) =>
        (...args: never[]) =>
          a(...args) === true || b(...args) === true,
    );
    join(
      ALL,
      (a, b) =>
        (...args: never[]) =>
          a(...args) === true && b(...args) === true,
    );
  }
  return whole;
}

function each(a: Turns, b: Turns): Turns {
  return function* (...args) {
    yield* a(...args);
    yield* b(...args);
  };
}

function unless(a: Turns, b: Turns): Turns {
  return function* (...args) {
    return (yield* a(...args)) === true && (yield* b(...args)) === true;
  };
}
