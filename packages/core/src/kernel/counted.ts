/** The singular or the plural, by count. */
export const oneOrMany = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** @example counted(1, 'game') // '1 game' */
export const counted = (count: number, one: string, many?: string): string => `${count} ${oneOrMany(count, one, many)}`;

/**
 * A list in a sentence.
 *
 * @example listed(['a', 'b', 'c']) // 'a, b and c'
 */
export const listed = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * The first letter in upper case.
 *
 * @example capital('the Eyrie move') // 'The Eyrie move'
 */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
