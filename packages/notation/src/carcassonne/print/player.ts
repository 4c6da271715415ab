import type { Player } from '../log.ts';

/** `1st`, `2nd`, `3rd`, `4th`, `11th`. */
export function printPlace(place: number): string {
  const teens = place % 100 >= 11 && place % 100 <= 13;
  const ending = teens ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[place % 10];
  return `${place}${ending ?? 'th'}`;
}

/** `A = wallaceprime (Chris Wallace) [UK] <yellow> 1st (91)`. */
export function printPlayer({ id, nick, name, country, colour, place, points }: Player): string {
  const parts = [
    `${id} =`,
    nick,
    name !== undefined && `(${name})`,
    country !== undefined && `[${country}]`,
    colour !== undefined && `<${colour}>`,
    place !== undefined && `${printPlace(place)} (${points})`,
  ];
  return parts.filter((part) => part !== false && part !== '').join(' ');
}
