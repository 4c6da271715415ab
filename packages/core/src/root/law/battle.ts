import { type ClearingOrBurrow, CLEARINGS_AND_BURROW } from '../data/vocabulary.ts';
import { act } from '../../kernel/index.ts';
import { BATTLE_DIE } from '../data/numbers.ts';
import { playAmbushes } from './ambush.ts';
import { chooseOne } from './choose.ts';
import { cardEffects } from './effects/effects.ts';
import { areEnemies, deciderOf, isProtected } from './enemies.ts';
import { countRolled, extraHits, hiredAt, isDefenseless, mostToDeal, takenBy } from './battle-hits.ts';
import { hiredBy, hiredToFight } from './mercenaries.ts';
import { countPieces } from './powers.ts';
import { type RootTurn, ask } from './questions.ts';
import { remove } from './remove.ts';
import { type Unmet, unmet } from './unmet.ts';
import { clearingsText } from '../words/lists.ts';
import { theOwner } from '../words/names.ts';
import type { ColumnIndex } from '../table/indices.ts';
import type { PieceCount, BattleState, BattleEffect, Removal } from './events.ts';
import { type Player, type RulesContext, sideOf } from './context.ts';
import { clearingRow, columnAt, rowThere } from '../table/look-up.ts';

/** What the attacker brings to a battle. */
export interface BattleTerms {
  readonly extraHits?: number;
  readonly instigator?: Player;
}

/** Whether a player has pieces to battle with in a clearing, and an enemy there (4.3). */
export function mayBattle(
  ctx: RulesContext,
  attacker: Player,
  defender: Player,
  clearing: ClearingOrBurrow,
  instigated = false,
): boolean {
  return battleUnmet(ctx, attacker, defender, clearing, instigated) === null;
}

/** Why one player may not battle another in a clearing (4.3). */
export function battleUnmet(
  ctx: RulesContext,
  attacker: Player,
  defender: Player,
  clearing: ClearingOrBurrow,
  instigated = false,
): Unmet | null {
  const row = rowThere(ctx, clearing);
  if (countPieces(row, defender.pieces) === 0) return nobodyThere(defender, 'no piece', defender.pieces);
  if (!areEnemies(ctx, attacker, defender)) return attacker === defender ? ALONE : NO_ENEMIES;
  const fighters =
    countPieces(row, attacker.warriors) +
    countPieces(row, attacker.pawns) +
    countPieces(row, hiredToFight(ctx, attacker, attacker, defender));
  if (fighters === 0) return nobodyThere(attacker, 'no warrior', [...attacker.warriors, ...attacker.pawns]);
  if (isProtected(ctx, defender, attacker, clearing)) return PROTECTED;
  const price = defender.law.beyondReach?.(ctx, defender, attacker, clearing, instigated) ?? null;
  return price === null ? null : unmet(price, 'they have no card for what it asks of an attacker');
}

const ALONE = unmet('4.3', 'nobody battles themselves');
const NO_ENEMIES = unmet('4.3', 'the two are not enemies');
const PROTECTED = unmet('4.3', 'a hireling there protects their pieces');

/** They have no pieces there to battle with; the message names clearings where they do. */
const nobodyThere = ({ letter }: Player, what: string, columns: readonly ColumnIndex[]): Unmet => ({
  law: '4.3',
  because({ state }) {
    const elsewhere = CLEARINGS_AND_BURROW.filter((one) => countPieces(clearingRow(state, one), columns) > 0);
    const none = elsewhere.length === 0;
    return `${what} of ${theOwner(letter)} is ${none ? 'on the map' : `there, but in ${clearingsText(elsewhere, '')}`}`;
  },
});

/** Those whom a player may battle in a clearing: players by seat, then hirelings (H.3.2), which bots do not attack. */
export function defendersAt(
  ctx: RulesContext,
  attacker: Player,
  clearing: ClearingOrBurrow,
  instigated = false,
): Player[] {
  const row = rowThere(ctx, clearing);
  const own = countPieces(row, attacker.warriors) + countPieces(row, attacker.pawns);
  if (own + countPieces(row, hiredBy(ctx, attacker)) === 0) return [];
  const found: Player[] = [];
  for (const side of attacker.bot ? ctx.seats : ctx.sides)
    if (countPieces(row, side.pieces) > 0 && mayBattle(ctx, attacker, side, clearing, instigated)) found.push(side);
  return found;
}

/**
 * Plays a battle in the order of Law 4.3; the caller has checked that it may take place. Returns the battle and its
 * losses, or null if it did not take place.
 */
export function* battle(
  ctx: RulesContext,
  attacker: Player,
  defender: Player,
  clearing: ClearingOrBurrow,
  { extraHits = 0, instigator }: BattleTerms = {},
): RootTurn<BattleState | null> {
  const now: BattleState = {
    attacker,
    defender,
    clearing,
    instigator: instigator ?? null,
    extra: { attacker: extraHits, defender: 0 },
    rolled: { attacker: 0, defender: 0 },
    immediate: 0,
    struck: [],
    defenderMaximum: 0,
    ignored: { attacker: 0, defender: 0 },
    lost: { attacker: [], defender: [] },
  };
  if (attacker.law.startsBattle !== undefined) yield* attacker.law.startsBattle(ctx, attacker, now);
  const { beforeBattle } = defender.law;
  if (beforeBattle !== undefined && !(yield* beforeBattle(ctx, defender, now))) return null;
  ctx.cite('4.3');
  ctx.watcher?.onBattle?.({ attacker: attacker.letter, defender: defender.letter, clearing });

  const { played, hits } = yield* playAmbushes(ctx, now);
  const [ambush] = played;
  if (ambush !== undefined) now.ambush = ambush;
  now.struck = yield* takenBy(ctx, now, attacker, hits);
  const rolls = hits > 0 && isBeaten(ctx, now) ? undefined : yield* roll(ctx, now);
  yield* act({
    kind: 'battle',
    attacker: attacker.letter,
    defender: defender.letter,
    clearing: `${clearing}`,
    ambushes: played,
    ...(rolls && { rolls }),
  });
  yield* dealBeforeRoll(ctx, now);
  if (rolls !== undefined) yield* dealRolled(ctx, now, rolls);
  for (const side of [attacker, defender])
    if (side.law.battleEnded !== undefined) yield* side.law.battleEnded(ctx, side, now);
  ctx.watcher?.onBattle?.(null);
  return now;
}

/** Removes what was lost to an ambush, then to hits before the roll. */
function* dealBeforeRoll(ctx: RulesContext, now: BattleState): RootTurn {
  const { struck, immediate } = now;
  now.struck = [];
  if (struck.length > 0) yield* removeLost(ctx, now, struck, []);
  now.immediate = 0;
  if (immediate > 0) yield* removeLost(ctx, now, [], yield* takenBy(ctx, now, now.defender, immediate));
}

/** Whether the ambush has taken all that the attacker could battle with (4.3.1.II). */
function isBeaten(ctx: RulesContext, { attacker, defender, clearing, struck }: BattleState): boolean {
  const row = rowThere(ctx, clearing);
  // A pawn that battles without warriors may do so wherever it stands.
  if (countPieces(row, attacker.pawns) > 0 || attacker.warriors.length === 0) return false;
  const fighting = [...attacker.warriors, ...hiredToFight(ctx, attacker, attacker, defender)];
  let left = countPieces(row, fighting);
  for (const { column, count } of struck) if (fighting.includes(column)) left -= count;
  return left <= 0;
}

/** What a side may use after the roll, by its faction or its cards. */
const afterRollOf = (ctx: RulesContext, side: Player, now: BattleState): readonly BattleEffect[] => [
  ...(side.law.afterRoll?.(ctx, side, now) ?? []),
  ...cardEffects(ctx, side).flatMap(({ afterRoll }) => afterRoll?.(ctx, side, now) ?? []),
];

/** Both sides use effects. If both have some, the attacker chooses whose come first (4.3.2, 4.3.4). */
function* useEffects(ctx: RulesContext, now: BattleState, law: string, effects: readonly BattleEffect[]): RootTurn {
  const { attacker, defender } = now;
  const isOf = (side: Player) => (effect: BattleEffect) => effect.by === side;
  const both = [attacker, defender];
  let first: string = attacker.letter;
  const decider = deciderOf(ctx, attacker);
  if (!decider.bot && both.every((side) => effects.some(isOf(side)))) {
    const letters = both.map(({ letter }): string => letter);
    first = yield* chooseOne(decider, law, 'side', 'player whose effects come first', letters);
  }
  const sides = first === attacker.letter ? both : both.reverse();
  for (const side of sides) for (const { play } of effects.filter(isOf(side))) yield* play();
}

/** Rolls the dice, after the effects before the roll (4.3.2, 4.3.3). */
function* roll(ctx: RulesContext, now: BattleState): RootTurn<readonly [number, number]> {
  const { attacker, defender } = now;
  const everyone = [attacker, defender, ...ctx.seats.filter((seat) => seat !== attacker && seat !== defender)];
  yield* useEffects(
    ctx,
    now,
    '4.3.2',
    everyone.flatMap((seat) => seat.law.beforeRoll?.(ctx, seat, now) ?? []),
  );
  const law = defender.law.guerrilla ?? now.higherForDefender;
  const question = { kind: 'roll', law: '4.3.3', prompt: 'battle dice', dice: 2, faces: BATTLE_DIE } as const;
  // What fell before the roll has not been removed yet.
  const isWhole = now.struck.length === 0 && now.immediate === 0;
  const dice = yield* ask(isWhole ? { ...question, most: ofDice(mostToDeal(ctx, now), law !== undefined) } : question);
  if (law !== undefined) ctx.cite(law);
  return assignedDice(dice, law !== undefined);
}

/**
 * The dice of attacker and defender: the higher is the attacker's, unless the defender wages guerrilla war (4.3.3,
 * 8.2.2).
 */
export function assignedDice([a = 0, b = 0]: readonly number[], guerrilla: boolean): readonly [number, number] {
  const [low, high] = a < b ? [a, b] : [b, a];
  return guerrilla ? [low, high] : [high, low];
}

/** A pair for attacker and defender, as a pair for the higher and the lower die. */
const ofDice = ([attack, defense]: readonly [number, number], guerrilla: boolean): readonly [number, number] =>
  guerrilla ? [defense, attack] : [attack, defense];

/** Counts the hits, after the effects that follow the roll, and deals both sides' at the same time (4.3.4 to 4.3.6). */
function* dealRolled(ctx: RulesContext, now: BattleState, rolls: readonly [number, number]): RootTurn {
  const { attacker, defender, clearing, rolled, extra } = now;
  countRolled(ctx, now, rolls);
  yield* useEffects(
    ctx,
    now,
    '4.3.4',
    [attacker, defender].flatMap((side) => afterRollOf(ctx, side, now)),
  );
  let byAttacker = rolled.attacker + extra.attacker + extraHits(ctx, attacker, now);
  if (isDefenseless(ctx, defender, clearing, hiredAt(ctx, defender, now))) {
    ctx.cite('4.3.5.II');
    byAttacker += 1;
  }
  const byDefender = rolled.defender + extra.defender + extraHits(ctx, defender, now);
  ctx.watcher?.onBattle?.({
    attacker: attacker.letter,
    defender: defender.letter,
    clearing,
    hits: {
      attacker: { rolled: rolls[0], counted: rolled.attacker, dealt: byAttacker },
      defender: { rolled: rolls[1], counted: rolled.defender, dealt: byDefender },
    },
  });
  ctx.cite('4.3.6');
  const ofDefender = yield* takenBy(ctx, now, defender, byAttacker);
  const ofAttacker = yield* takenBy(ctx, now, attacker, byDefender);
  yield* removeLost(ctx, now, ofAttacker, ofDefender);
}

/** Removes what both sides lose at the same time; the attacker scores first (3.1.1). */
function* removeLost(
  ctx: RulesContext,
  now: BattleState,
  ofAttacker: readonly PieceCount[],
  ofDefender: readonly PieceCount[],
): RootTurn {
  const { attacker, defender, clearing, instigator } = now;
  now.lost.attacker.push(...ofAttacker);
  now.lost.defender.push(...ofDefender);
  const removals = (by: Player, lost: readonly PieceCount[]): Removal[] =>
    [...byOwner(ctx, lost)].map(([owner, pieces]) => ({
      by: instigator ?? by,
      owner,
      clearing,
      pieces,
      battle: now,
    }));
  yield* remove(ctx, [...removals(attacker, ofDefender), ...removals(defender, ofAttacker)]);
}

/** Groups pieces by owner: hired warriors are lost along with a player's own (11.2.7.III.a). */
function byOwner(ctx: RulesContext, pieces: readonly PieceCount[]): ReadonlyMap<Player, readonly PieceCount[]> {
  const found = new Map<Player, PieceCount[]>();
  for (const some of pieces) {
    const owner = sideOf(ctx, columnAt(ctx.layout, some.column).owner);
    if (owner !== undefined) found.set(owner, [...(found.get(owner) ?? []), some]);
  }
  return found;
}
