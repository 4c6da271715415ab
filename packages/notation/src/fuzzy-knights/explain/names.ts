import { counted } from '@woodlog/core/kernel';
import type { HeroRef, SquadName } from '@woodlog/core/fuzzy-knights';
import { takerOf } from '../log.ts';

/** The names of people and things in sentences. */
export interface Names {
  /** `Ann`; `P1` if the log gives no name; both if two have the same name. */
  player(seat: number): string;
}

export function namesOf(players: readonly { readonly player: string }[]): Names {
  const names = players.map(({ player }, seat) => {
    const isShared = players.filter((other) => other.player === player).length > 1;
    return player === '' ? takerOf(seat) : isShared ? `${player} (${takerOf(seat)})` : player;
  });
  return { player: (seat) => names[seat] ?? takerOf(seat) };
}

export const heroName = (hero: number): string => `hero H${hero + 1}`;

export const heroOf = (names: Names, { seat, hero }: HeroRef): string => `${names.player(seat)}'s ${heroName(hero)}`;

/** `squad 1`, `hero H1`, `the settlement`. */
export const squadName = (name: SquadName): string =>
  name === 'settlement' ? 'the settlement' : name.startsWith('H') ? `hero ${name}` : `squad ${name}`;

export const mercenaries = (count: number): string => counted(count, 'mercenary', 'mercenaries');

/** `an amulet`. */
export const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** `97 %`; an uncertain chance is not rounded to certainty. */
export function percent(chance: number): string {
  if (chance <= 0) return 'no chance';
  if (chance >= 1) return '100 %';
  if (chance > 0.99) return 'over 99 %';
  return chance < 0.01 ? 'under 1 %' : `${Math.round(100 * chance)} %`;
}
