import type { Dice } from './dice.ts';

/** `tails[n][t]`: the chance that n six-sided dice show at least t. Grown as needed. */
const tails: Float64Array[] = [];
const chances: Float64Array[] = [];

/** The probability that `count` six-sided dice show at least `least` in total. */
export function chanceOfSum(count: number, least: number): number {
  if (least <= count) return 1;
  if (least > 6 * count) return 0;
  while (tails.length <= count) grow();
  return tails[count]?.[least] ?? 0;
}

function grow(): void {
  const count = tails.length;
  const before = chances[count - 1];
  const now = before ? new Float64Array(6 * count + 1) : Float64Array.of(1);
  if (before) {
    for (const [sum, chance] of before.entries()) {
      if (chance > 0) for (let face = 1; face <= 6; face++) now[sum + face] = (now[sum + face] ?? 0) + chance / 6;
    }
  }
  chances[count] = now;
  const tail = new Float64Array(now.length + 1);
  for (let sum = now.length - 1; sum >= 0; sum--) tail[sum] = (tail[sum + 1] ?? 0) + (now[sum] ?? 0);
  tails[count] = tail;
}

/**
 * The chance that one side's dice show more than the other's; the defender wins ties. Seven minus a die has the
 * distribution of a die, so the two rolls are one roll of all dice.
 */
export function chanceToBeat(attack: Dice, defence: Dice): number {
  return chanceOfSum(attack.count + defence.count, 7 * defence.count + defence.bonus - attack.bonus + 1);
}

/** The attacker's prospects in a battle. */
export interface Odds {
  /** The chance to win if every squad attacks every time and the weakest is lost. */
  readonly chance: number;
  /** Which of the defending squads to attack first. */
  readonly target: number;
}

const mean = ({ count, bonus }: Dice) => 3.5 * count + bonus;

/** The exact odds of a battle, over every order in which the defending squads can be attacked. */
export function battleOdds(attackers: readonly Dice[], defenders: readonly Dice[]): Odds {
  const force = [...attackers].sort((a, b) => mean(a) - mean(b));
  // The force left after the weakest i squads are lost.
  const left: Dice[] = [];
  let sum: Dice = { count: 0, sides: 6, bonus: 0 };
  for (const [i, squad] of [...force.entries()].reverse()) {
    sum = { count: sum.count + squad.count, sides: 6, bonus: sum.bonus + squad.bonus };
    left[i] = sum;
  }
  const full = (1 << defenders.length) - 1;
  const best = new Float64Array((force.length + 1) << defenders.length);
  let target = 0;
  for (let lost = force.length; lost >= 0; lost--) {
    const row = lost << defenders.length;
    best[row] = 1;
    const power = left[lost];
    if (power === undefined) continue;
    for (let standing = 1; standing <= full; standing++) {
      let highest = -1;
      for (const [i, defender] of defenders.entries()) {
        if (!(standing & (1 << i))) continue;
        const chance = chanceToBeat(power, defender);
        const on = best[row + (standing & ~(1 << i))] ?? 0;
        const off = best[row + (1 << defenders.length) + standing] ?? 0;
        const odds = chance * on + (1 - chance) * off;
        if (odds <= highest) continue;
        highest = odds;
        if (lost === 0 && standing === full) target = i;
      }
      best[row + standing] = highest;
    }
  }
  // With nobody left on the attacking side, a defender that stands has won.
  return { chance: best[full] ?? 0, target };
}
