import { byChance } from '../../law/choose.ts';
import { act } from '../../../kernel/index.ts';
import type { Clearing } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import type { RootTurn } from '../../law/questions.ts';
import { columnAt, countAt, countIn, nameOf } from '../../table/look-up.ts';
import type { ColumnIndex, RowIndex } from '../../table/indices.ts';
import { RELIC_TYPES, RELIC_VALUES } from '../../data/factions/keepers.ts';
import { sumOf } from '../../sum-of.ts';
import { boardRow } from '../../law/pieces.ts';

/** The values that relics of a type may still have: 1, 2 and two 3 (15.2.1), minus those seen. */
export function hiddenValues({ layout, state }: RulesContext, self: Player, type: string): number[] {
  const left: number[] = [...RELIC_VALUES];
  for (const token of self.tokens) {
    const { name } = columnAt(layout, token);
    if (!name.startsWith(`${type}_`)) continue;
    let seen = 0;
    for (const row of state.rows) seen += countIn(row, token);
    for (; seen > 0; seen--) left.splice(left.indexOf(Number(name.slice(-1))), 1);
  }
  return left;
}

/** The relics in a row, one column for each distinguishable kind. */
export function relicsIn({ state }: RulesContext, self: Player, row: RowIndex): ColumnIndex[] {
  return self.tokens.filter((column) => countAt(state, row, column) > 0);
}

/** The name of a relic in a row: its type if the row has no other of it, or else with its value. */
export function relicName(ctx: RulesContext, self: Player, row: RowIndex, column: ColumnIndex): string {
  const { home, name } = columnAt(ctx.layout, column);
  const others = relicsIn(ctx, self, row).some((one) => one !== column && columnAt(ctx.layout, one).home === home);
  return others ? name : nameOf(ctx, home);
}

/** The value that a relic shows, or null. */
export function shownValue(ctx: RulesContext, column: ColumnIndex): number | null {
  const value = Number(nameOf(ctx, column).slice(-1));
  return Number.isNaN(value) ? null : value;
}

/** The value of a relic in a clearing; turns it over if it shows none (15.5.2.II.a). */
export function* turnOver(ctx: RulesContext, self: Player, column: ColumnIndex, at: Clearing): RootTurn<number> {
  const shown = shownValue(ctx, column);
  if (shown !== null) return shown;
  const what = nameOf(ctx, column);
  const value = (yield* byChance('15.5.2.II.a', 'value', 'value of the relic', hiddenValues(ctx, self, what))) ?? 1;
  yield* act({ kind: 'flip', what, at: `${at}`, becomes: `${what}_${value}` });
  return value;
}

/** The number of recovered relics of each type: the spaces filled from the left (15.5.2.III.a). */
export function recovered(ctx: RulesContext, self: Player): number[] {
  const row = boardRow(ctx, self);
  return RELIC_TYPES.map((type) =>
    sumOf(self.tokens, (column) =>
      nameOf(ctx, columnAt(ctx.layout, column).home) === `Kt_${type}` ? countIn(row, column) : 0,
    ),
  );
}
