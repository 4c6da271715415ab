import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import { layoutOf } from '../table/layout.ts';
import type { Layout } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { TOKEN_COUNTS, soupKitchens } from './effects/soup-kitchens.ts';
import { areEnemies, controllerOf } from './enemies.ts';
import { countPieces, powersOf } from './powers.ts';
import { type Player, type RulesContext, playerOf } from './context.ts';
import { clearingRow, countIn, rowThere } from '../table/look-up.ts';
import type { Unmet } from './unmet.ts';
import { spotText } from '../words/lists.ts';
import { theOwner } from '../words/names.ts';
import { unmet } from './unmet.ts';

/**
 * Who rules a clearing: the side with the most warriors and buildings there (2.5), or null in a tie. Hirelings count
 * for their controller (H.3.1), and the Riverfolk's warriors for the player that has hired them in this turn
 * (11.2.7.III), or for all but those they are hired against (ROOT-254). The Eyrie rule when tied for most with a piece
 * there (7.2.2), the Lizards wherever they have a garden (10.2.4), the Duchy the Burrow (12.2.2). Tokens count for the
 * owner of the Soup Kitchens (ROOT-97).
 *
 * @example ruler(table, 5)
 */
export function ruler(
  table: Readonly<Table>,
  clearing: ClearingOrBurrow,
  hirer: string | null = null,
  opposed: readonly string[] | null = null,
): string | null {
  if (clearing !== 0) return rulerOf(table, clearingRow(table, clearing), hirer, opposed);
  const { all, ofBurrow } = powersOf(layoutOf(table.setup));
  return all[ofBurrow]?.owner ?? null;
}

/** Who would rule a clearing with these pieces. */
function rulerOf(
  table: Readonly<Table>,
  row: readonly number[],
  hirer: string | null,
  opposed: readonly string[] | null,
  tiesBroken = true,
): string | null {
  const layout = layoutOf(table.setup);
  const { all: powers, ofTies, ofGardens, gardens, ofMercenaries, mercenaries, hasKitchens } = powersOf(layout);
  if (countPieces(row, gardens) > 0) return powers[ofGardens]!.owner;
  const seats = layout.seats.length;
  const kitchens = hasKitchens ? soupKitchens(table, layout) : -1;
  const nobles = powers.length > seats ? rulesTies(table) : null;
  let best: string | null = null;
  let most = 0;
  let tied = false;
  let theirsInTies = 0;
  for (let i = 0; i < powers.length; i++) {
    const { owner, columns, tokens } = powers[i]!;
    const own = countPieces(row, columns) + (i === kitchens ? TOKEN_COUNTS * countPieces(row, tokens) : 0);
    let pieces = own;
    if (i >= seats) {
      if (table.hirelings[owner]?.holder != null) continue;
    } else if (powers.length > seats) pieces += hiredPieces(table, layout, row, owner);
    if ((hirer !== null || opposed !== null) && i < seats && mercenaries.length > 0) {
      const theirs = i === ofMercenaries;
      if (owner === hirer || (opposed !== null && !opposed.includes(owner) && !theirs))
        pieces += countPieces(row, mercenaries);
      else if (theirs && hirer !== null) pieces -= countPieces(row, mercenaries);
    }
    if ((own > 0 && i === ofTies) || owner === nobles) theirsInTies = pieces;
    if (pieces > most) {
      most = pieces;
      best = owner;
      tied = false;
    } else if (pieces === most && pieces > 0) tied = true;
  }
  if (tied) return tiesBroken && theirsInTies === most ? (nobles ?? powers[ofTies]?.owner ?? null) : null;
  return best;
}

/** The controller of the Bluebird Nobles, who rules ties (ROOT-187). */
function rulesTies({ hirelings }: Readonly<Table>): string | null {
  const { h_E: nobles } = hirelings;
  return nobles?.demoted === true ? nobles.holder : null;
}

/** Whether a player rules a clearing now; for a hireling, whether its controller does (H.3.1). */
export function rules(ctx: RulesContext, side: Player, clearing: ClearingOrBurrow): boolean {
  const seat = controllerOf(ctx, side) ?? side;
  const theirs = ruler(ctx.state, clearing, hirerOf(ctx), opposedOf(ctx)) === seat.letter;
  if (theirs && ctx.report !== null && seat.bot) reportRule(ctx, seat, clearing);
  return theirs;
}

/** The player who rules a clearing now, if any. */
export function rulingPlayer(ctx: RulesContext, clearing: ClearingOrBurrow): Player | undefined {
  const seat = playerOf(ctx, ruler(ctx.state, clearing, hirerOf(ctx), opposedOf(ctx)) ?? '');
  if (seat !== undefined && ctx.report !== null && seat.bot) reportRule(ctx, seat, clearing);
  return seat;
}

/** Why the taker may not do what a rule of `law` allows only in a clearing they rule. */
export function rulingUnmet(ctx: RulesContext, at: ClearingOrBurrow, law: string): Unmet | null {
  return rules(ctx, ctx.taker, at) ? null : notRuled(at, law);
}

const notRuled = (at: ClearingOrBurrow, law: string): Unmet =>
  unmet(law, (ctx) => `they must rule it, and ${rulerText(ctx, at)}`);

/** `the Eyrie rule clearing 6`, `nobody rules the Burrow`. */
export function rulerText(ctx: RulesContext, at: ClearingOrBurrow): string {
  const letter = rulingPlayer(ctx, at)?.letter;
  return `${letter === undefined ? 'nobody rules' : `${theOwner(letter)} rule`} ${spotText(at)}`;
}

/** Whether a player rules a clearing, computed once for each clearing while nothing changes: for lists of moves. */
export function rulesOnce(ctx: RulesContext, seat: Player): (clearing: ClearingOrBurrow) => boolean {
  const known: boolean[] = [];
  return (clearing) => (known[clearing] ??= rules(ctx, seat, clearing));
}

/** Reports what lets a bot rule a clearing against 2.5: a garden, a tie, the Burrow. */
function reportRule(ctx: RulesContext, { index }: Player, clearing: ClearingOrBurrow): void {
  const row = rowThere(ctx, clearing);
  const { ofTies, ofGardens, gardens } = powersOf(ctx.layout);
  if (clearing === 0) ctx.cite('B.10.2.2');
  else if (index === ofGardens && countPieces(row, gardens) > 0) ctx.cite('B.8.2.1');
  else if (index === ofTies && rulerOf(ctx.state, row, hirerOf(ctx), opposedOf(ctx), false) === null)
    ctx.cite('B.5.2.1');
}

/** The fewest of its warriors that a player must leave in a clearing to keep ruling it. */
export function warriorsToRule(ctx: RulesContext, seat: Player, clearing: ClearingOrBurrow): number {
  const row = rowThere(ctx, clearing).slice();
  const there = countIn(row, seat.warrior);
  let few = 0;
  for (; few < there; few++) {
    row[seat.warrior] = few;
    if (rulerOf(ctx.state, row, hirerOf(ctx), opposedOf(ctx)) === seat.letter) break;
  }
  return few;
}

function hirerOf({ flags, taker }: RulesContext): string | null {
  return flags.mercenaries ? taker.letter : null;
}

/**
 * Those against whom the Riverfolk's warriors are hired: the taker, and their partner in a coalition (ROOT-254, 9.2.8).
 */
function opposedOf(ctx: RulesContext): string[] | null {
  const { flags, taker, seats } = ctx;
  if (!flags.mercenariesOpposed) return null;
  return seats.flatMap((seat) => (areEnemies(ctx, taker, seat) ? [] : [seat.letter]));
}

function hiredPieces(table: Readonly<Table>, layout: Layout, row: readonly number[], holder: string): number {
  let pieces = 0;
  for (const { owner, columns } of powersOf(layout).all.slice(layout.seats.length)) {
    if (table.hirelings[owner]?.holder === holder) pieces += countPieces(row, columns);
  }
  return pieces;
}
