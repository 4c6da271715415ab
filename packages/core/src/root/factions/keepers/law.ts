import { act } from '../../../kernel/index.ts';
import { RELIC_VALUES, WAYSTATIONS } from './sheet.ts';
import type { FactionLaw } from '../faction-law.ts';
import { type Some, onMap, tokensAt, warriorsAt } from '../../law/pieces.ts';
import { type RootTurn, ask } from '../../law/questions.ts';
import type { Removal } from '../../law/remove.ts';
import { score } from '../../law/score.ts';
import type { Seat, Woodland } from '../../law/context.ts';

/** Points for a removed relic (15.2.5). */
const TROPHY_POINTS = 2;

/** Whoever removes a relic puts it in a forest, where it shows its value (15.2.5). */
function* putInForest(wood: Woodland, self: Seat, by: Seat | null, what: string, clearing: number): RootTurn {
  wood.report?.('15.2.5');
  const options = wood.layout.map.forests.map(({ name }) => name);
  const question = { law: '15.2.5', prompt: 'forest for the relic', options } as const;
  const forest =
    by === null || by.bot
      ? yield* ask({ kind: 'pick', ...question })
      : yield* ask({ kind: 'choose', seat: by.index, ...question });
  yield* act({ kind: 'move', parts: [{ count: 1, what, from: `${clearing}`, to: forest }] });
  if (/^Kt_.$/.test(what)) {
    const values = hiddenValues(wood, self, what);
    const value = yield* ask({ kind: 'pick', law: '15.2.5', prompt: 'value of the relic', options: values });
    yield* act({ kind: 'flip', what, at: forest, becomes: `${what}_${value}` });
  }
  if (by !== null) yield* score(wood, by, TROPHY_POINTS);
}

/** The values that relics of a type can still have: 1, 2 and two 3 (15.2.1), but for those seen. */
function hiddenValues(wood: Woodland, self: Seat, type: string): number[] {
  const left: number[] = [...RELIC_VALUES];
  for (const token of self.tokens) {
    const { name } = wood.layout.columns[token]!;
    if (!name.startsWith(`${type}_`)) continue;
    let seen = 0;
    for (const row of wood.state.rows) seen += row[token]!;
    for (; seen > 0; seen--) left.splice(left.indexOf(Number(name.slice(-1))), 1);
  }
  return left;
}

/** How many waystations show a type on one of their sides; none has a side without (15.2.2). */
function stationsOf({ layout }: Woodland, column: number): number {
  const { name } = layout.columns[column]!;
  return WAYSTATIONS.filter((sides) => sides.some((type) => name === `Kb_${type}`)).length;
}

export const KEEPERS_LAW: readonly FactionLaw[] = [
  {
    /** As many waystations with a type up as show it (15.2.2); relics are moved into clearings, not placed (15.5.2.II.a). */
    mayPlace: (wood, self, column) =>
      self.warriors.includes(column) ||
      (self.buildings.includes(column) && onMap(wood, column) < stationsOf(wood, column)),
    /** Devout Knights (15.2.4). */
    ignoredHits: (wood, self, { clearing }) =>
      tokensAt(wood, self, clearing) > 0 && warriorsAt(wood, self, clearing) > 0 ? 1 : 0,
    *carriedOff(wood, self, { by, pieces, clearing }: Removal) {
      const others: Some[] = [];
      for (const some of pieces) {
        if (!self.tokens.includes(some.column)) others.push(some);
        else
          for (let n = 0; n < some.count; n++)
            yield* putInForest(wood, self, by, wood.layout.columns[some.column]!.name, clearing);
      }
      return others;
    },
  },
];
