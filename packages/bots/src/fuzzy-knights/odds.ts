import { battleOdds, type Dice } from '@woodlog/core/fuzzy-knights';

/** Piles worth considering: all in one, halves, thirds, and one or two men as losses. */
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
