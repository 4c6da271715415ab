import type { Dice } from '@woodlog/core/fuzzy-knights';

/** `tails[n][t]`: the chance that n six-sided dice show at least t. Grown as needed. */
const tails: Float64Array[] = [];
const chances: Float64Array[] = [Float64Array.of(1)];

/** The chance, from 0 to 1, that so many six-sided dice show at least this. */
export function chanceOfSum(count: number, least: number): number {
  if (least <= count) return 1;
  if (least > 6 * count) return 0;
  while (tails.length <= count) grow();
  return tails[count]![least]!;
}

function grow(): void {
  const count = tails.length;
  const before = chances[count - 1];
  const now = count === 0 ? chances[0]! : new Float64Array(6 * count + 1);
  if (before) {
    for (const [sum, chance] of before.entries()) {
      if (chance > 0) for (let face = 1; face <= 6; face++) now[sum + face]! += chance / 6;
    }
    chances[count] = now;
  }
  const tail = new Float64Array(now.length + 1);
  for (let sum = now.length - 1; sum >= 0; sum--) tail[sum] = tail[sum + 1]! + now[sum]!;
  tails[count] = tail;
}

/**
 * The chance that one side's dice show more than the other's; a tie is the defender's. Seven less a die is
 * distributed as a die, so the two rolls are one roll of all the dice.
 */
export function chanceToBeat(attack: Dice, defence: Dice): number {
  return chanceOfSum(attack.count + defence.count, 7 * defence.count + defence.bonus - attack.bonus + 1);
}

/** What a battle promises the attacker. */
export interface Odds {
  /** The chance to win it, if every squad attacks every time and the weakest is lost. */
  readonly chance: number;
  /** Which of the defending squads to attack first. */
  readonly target: number;
}

const meanOf = ({ count, bonus }: Dice) => 3.5 * count + bonus;

/** The exact odds of a battle, over every order in which the defending squads can be attacked. */
export function battleOdds(attackers: readonly Dice[], defenders: readonly Dice[]): Odds {
  const force = [...attackers].sort((a, b) => meanOf(a) - meanOf(b));
  // What is left of the force when the weakest i squads are lost.
  const left: Dice[] = [];
  let sum: Dice = { count: 0, sides: 6, bonus: 0 };
  for (let i = force.length - 1; i >= 0; i--) {
    sum = { count: sum.count + force[i]!.count, sides: 6, bonus: sum.bonus + force[i]!.bonus };
    left[i] = sum;
  }
  const full = (1 << defenders.length) - 1;
  const best = new Float64Array((force.length + 1) << defenders.length);
  let target = 0;
  for (let lost = force.length; lost >= 0; lost--) {
    const row = lost << defenders.length;
    best[row] = 1;
    if (lost === force.length) continue;
    for (let standing = 1; standing <= full; standing++) {
      let highest = -1;
      for (const [i, defender] of defenders.entries()) {
        if (!(standing & (1 << i))) continue;
        const chance = chanceToBeat(left[lost]!, defender);
        const on = best[row + (standing & ~(1 << i))]!;
        const off = best[row + (1 << defenders.length) + standing]!;
        const odds = chance * on + (1 - chance) * off;
        if (odds <= highest) continue;
        highest = odds;
        if (lost === 0 && standing === full) target = i;
      }
      best[row + standing] = highest;
    }
  }
  // With nobody left on the attacking side, a defender that stands has won.
  return { chance: best[full]!, target };
}

/** Piles worth thinking about: all in one, halves, thirds, and one or two men that are there to be lost. */
export function pilesOf(count: number, most: number): readonly (readonly number[])[] {
  const piles = [[count]];
  if (count >= 2 && most >= 2) {
    piles.push([Math.ceil(count / 2), Math.floor(count / 2)]);
    if (count >= 3) piles.push([count - 1, 1]);
  }
  if (count >= 3 && most >= 3) {
    const [first, second] = [Math.ceil(count / 3), Math.ceil((count - 1) / 3)];
    piles.push([first, second, count - first - second]);
    if (count >= 4) piles.push([count - 2, 1, 1]);
  }
  return piles;
}

export const pileDice = (count: number): Dice => ({ count, sides: 6, bonus: 0 });

/** Monsters and guardians in their two squads. */
export function bandOf(count: number): readonly Dice[] {
  const first = Math.ceil(count / 2);
  return count > 1 ? [pileDice(first), pileDice(count - first)] : [pileDice(count)];
}

/** The best odds over the attacker's ways to form squads. */
export function attackOdds(hero: Dice, mercenaries: number, defenders: readonly Dice[]): number {
  if (mercenaries === 0) return battleOdds([hero], defenders).chance;
  let best = 0;
  for (const piles of pilesOf(mercenaries, 3)) {
    best = Math.max(best, battleOdds([hero, ...piles.map(pileDice)], defenders).chance);
  }
  return best;
}
