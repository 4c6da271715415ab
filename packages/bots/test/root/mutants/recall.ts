import { isLeft } from 'fp-ts/lib/Either.js';
import { type GameSetup, stream, streams } from '@woodlog/core/kernel';
import { type Action, type Table, copyTable, layoutOf } from '@woodlog/core/root';
import { playGame } from '../../../src/root/index.ts';
import { type WrittenLine, afterwards, matchOf, peopleSetup, textOf, unnamed } from '../people-logs.ts';
import { KINDS, type Kind, type Mutant, mutate } from './mutate.ts';

/** How much of a line is written: every card and the dice, or what people write. */
export type Sight = 'known' | 'blanked';

/** What `check` says to mutants of a kind or of a section. */
export interface Count {
  illegal: number;
  slip: number;
  undecided: number;
  'legal if': number;
  legal: number;
  /** Of the illegal ones, those that are told by a section of the phase of the action that was changed, or of the common law. */
  told: number;
}

type Verdict = Exclude<keyof Count, 'told'>;

export interface Recall {
  readonly seed: string;
  readonly sight: Sight;
  games: number;
  mutants: number;
  readonly kinds: Map<Kind, Count>;
  readonly sections: Map<string, Count>;
  /** Mutants that were not found, as text: verdict, kind, section, line. */
  readonly missed: string[];
}

/** A line with the section by which each of its actions was done. */
interface Sectioned extends WrittenLine {
  readonly sections: readonly string[];
}

const noCount = (): Count => ({ illegal: 0, slip: 0, undecided: 0, 'legal if': 0, legal: 0, told: 0 });

/** `6.5.4.II` is of `6.5`; cards are one group. */
export const groupOf = (law: string): string =>
  law.startsWith('ROOT-') ? 'cards' : law.split('.').slice(0, 2).join('.');

/** Whose law it is: everybody's, of moving, battles, points and pieces. */
const isCommon = (law: string): boolean => /^[1-5G]\./.test(law);

/** The lines of a game of people, with what need not be known blanked if asked for. */
function linesOf(setup: GameSetup, seed: string, index: number, sight: Sight): Sectioned[] {
  const chance = stream(seed, index, 'blanks');
  const found: Sectioned[] = [];
  let law = '';
  let sections: string[] = [];
  let table: Table | null = null;
  const game = playGame(setup, streams(seed, index), {
    report: (section) => {
      law = section;
    },
    onAction: ({ kind }) => {
      if (kind === 'begin') sections = [];
      else if (kind !== 'end') sections.push(law);
    },
    afterLine: (now, { taker, setup: isSetup, actions }) => {
      if (table !== null) {
        const own = sight === 'known' ? actions : actions.map((one) => unnamed(one, chance, { named: 0.3, dice: 0.3 }));
        const begin: Action = { kind: 'begin', faction: taker, ...(isSetup && { setup: true as const }) };
        const next = sight === 'known' ? now : afterwards(table, [begin, ...own, { kind: 'end' }]);
        if (next !== null) found.push({ before: table, taker, setup: isSetup, actions: own, sections });
        // The log does not bear the blanks: the game goes on with what is known.
        table = copyTable(next ?? now);
      } else table = copyTable(now);
    },
  });
  if (isLeft(game)) throw new Error(game.left.message);
  return found;
}

const tableAfter = ({ before, taker, setup }: WrittenLine, actions: readonly Action[]): Table | null => {
  const begin: Action = { kind: 'begin', faction: taker, ...(setup && { setup: true as const }) };
  return afterwards(before, [begin, ...actions, { kind: 'end' }]);
};

/**
 * Mutants of so many lines of people's games, one or none of each kind a line. A mutant after which the table is the same
 * as without the change is left out: nobody could tell the two apart.
 */
export function recall(
  seed: string,
  sight: Sight,
  options: { readonly lines: number; readonly until?: () => boolean },
): Recall {
  const { until = () => false } = options;
  const result: Recall = { seed, sight, games: 0, mutants: 0, kinds: new Map(), sections: new Map(), missed: [] };
  let lines = 0;
  for (let index = 0; lines < options.lines && !until(); index++) {
    const setup = peopleSetup(seed, index);
    const chance = stream(seed, index, 'mutants');
    result.games += 1;
    const all = linesOf(setup, seed, index, sight);
    // A few lines of each game, so that many tables are seen.
    for (const line of chance.shuffle(all).slice(0, LINES_A_GAME)) {
      if (lines >= options.lines || until()) break;
      lines += 1;
      for (const kind of KINDS) {
        const mutant = mutate(kind, line.actions, layoutOf(line.before.setup), chance);
        if (mutant !== null) countMutant(result, line, mutant);
      }
    }
  }
  return result;
}

const LINES_A_GAME = 12;

function countMutant(result: Recall, line: Sectioned, { kind, at, actions }: Mutant): void {
  const plain = tableAfter(line, line.actions);
  const changed = tableAfter(line, actions);
  if (plain !== null && changed !== null && JSON.stringify(plain) === JSON.stringify(changed)) return;
  const section = line.sections[at] ?? '';
  const group = groupOf(section);
  const match = changed === null ? null : matchOf({ ...line, actions });
  const verdict: Verdict =
    match === null
      ? 'slip'
      : match.verdict === 'legal'
        ? match.assumed.length > 0
          ? 'legal if'
          : 'legal'
        : match.verdict;
  const told =
    match?.verdict === 'illegal' && match.breaches.some(({ law }) => groupOf(law) === group || isCommon(law));
  result.mutants += 1;
  for (const count of [countIn(result.kinds, kind), countIn(result.sections, group)]) {
    count[verdict] += 1;
    if (told) count.told += 1;
  }
  if (verdict !== 'illegal' && verdict !== 'slip')
    result.missed.push(`${verdict}, ${kind}, ${section}: ${textOf({ taker: line.taker, actions })}`);
}

function countIn<K>(counts: Map<K, Count>, key: K): Count {
  const count = counts.get(key) ?? noCount();
  counts.set(key, count);
  return count;
}
