import type { RootTurn } from './questions.ts';
import type { FactionLaw } from './faction-law.ts';

type Laws = Required<FactionLaw>;

/** How each hook of two laws is combined. A new hook of `FactionLaw` does not compile without an entry here. */
const COMBINED: { readonly [Hook in keyof Laws]: (before: Laws[Hook], added: Laws[Hook]) => Laws[Hook] } = {
  // Placing and moving

  nimble: last,
  swims: last,
  burrow: last,
  limitsPlacing: first,
  forbidsPlacing: either,
  forbidsMoving: either,
  stays: last,
  ignoresRule: either,
  closes: either,
  refuses: first,
  beforePlacing: unless,
  beforeMoving: unless,
  carries: last,
  recruits: last,
  placingPoints: last,
  gentrified: last,
  placed: each,
  movedIn: joined,

  // Battle
  protects: either,
  hatesSurprises: last,
  keepsAmbush: last,
  beyondReach: last,
  beforeBattle: unless,
  startsBattle: each,
  guerrilla: last,
  beforeRoll: joined,
  afterRoll: joined,
  maximumHits: last,
  extraHits: sum,
  ignoredHits: most,
  defenseless: last,
  takeHits: last,
  battleEnded: each,

  // Removal
  mayBeRemoved: all,
  fullRemoval: last,
  razed: last,
  beforeRemoval: last,
  damaged: last,
  returnsTo: last,
  keeps: last,
  leaving: last,
  carriedOff: last,
  worth: last,
  unrewarded: either,
  removed: joined,
  removes: each,

  // Turns and items
  hoards: last,
  forbidsCrafting: either,
  craftedItem: each,
  crafting: last,
  offers: joined,
  purse: last,
  begin: each,
  sold: each,
  end: each,
};

/**
 * Combines laws into one: a faction's, then those of its difficulty and traits. Turns run one after another, numbers
 * add up, and one that forbids is enough; of any other hook the last one counts.
 */
export function combineLaws(...laws: readonly FactionLaw[]): FactionLaw {
  const combined: Some<keyof Laws> = {};
  for (const law of laws) for (const hook of Object.keys(law) as (keyof Laws)[]) add(combined, law, hook);
  return combined;
}

/**
 * A law with every hook, undefined if it has none. Hooks are asked of all seats whenever something moves, and objects
 * with the same keys in the same order are much faster to read.
 */
export function withEveryHook(law: FactionLaw): FactionLaw {
  const whole: Record<string, unknown> = { ...COMBINED };
  for (const hook of Object.keys(COMBINED) as (keyof Laws)[]) whole[hook] = law[hook];
  return whole as FactionLaw;
}

type Some<Hook extends keyof Laws> = { [H in Hook]?: Laws[H] };

function add<Hook extends keyof Laws>(combined: Some<Hook>, law: Readonly<Some<Hook>>, hook: Hook): void {
  const before: Laws[Hook] | undefined = combined[hook];
  const added: Laws[Hook] | undefined = law[hook];
  if (added !== undefined) combined[hook] = before === undefined ? added : COMBINED[hook](before, added);
}

/** The first refusal counts. */
function first<A extends readonly unknown[], T>(before: (...args: A) => T | null, added: (...args: A) => T | null) {
  return (...args: A): T | null => before(...args) ?? added(...args);
}

function last<T>(_: T, added: T): T {
  return added;
}

/** Runs all turns, one after another. */
function each<A extends readonly unknown[]>(before: (...args: A) => RootTurn, added: (...args: A) => RootTurn) {
  return function* (...args: A): RootTurn {
    yield* before(...args);
    yield* added(...args);
  };
}

/** Runs turns until one returns `false`. */
function unless<A extends readonly unknown[]>(
  before: (...args: A) => RootTurn<boolean>,
  added: (...args: A) => RootTurn<boolean>,
) {
  return function* (...args: A): RootTurn<boolean> {
    return (yield* before(...args)) && (yield* added(...args));
  };
}

function sum<A extends readonly unknown[]>(before: (...args: A) => number, added: (...args: A) => number) {
  return (...args: A): number => before(...args) + added(...args);
}

/** Abilities that ignore first hits do not add up (14.7.7). */
function most<A extends readonly unknown[]>(before: (...args: A) => number, added: (...args: A) => number) {
  return (...args: A): number => Math.max(before(...args), added(...args));
}

/** The first that is so counts, with what it says. */
function either<A extends readonly unknown[], T>(before: (...args: A) => T, added: (...args: A) => T) {
  return (...args: A): T => before(...args) || added(...args);
}

function all<A extends readonly unknown[]>(before: (...args: A) => boolean, added: (...args: A) => boolean) {
  return (...args: A): boolean => before(...args) && added(...args);
}

function joined<A extends readonly unknown[], T>(
  before: (...args: A) => readonly T[],
  added: (...args: A) => readonly T[],
) {
  return (...args: A): readonly T[] => [...before(...args), ...added(...args)];
}
