/** The choices of custom players in a game, by seat: indices of options, or `!` where a turn was lost. */
export type Choices = ReadonlyMap<number, readonly string[]>;

/** Marks a failure of the player: the rest of its turn was random. */
export const LOST = '!';

/** @example printChoices(new Map([[0, ['3', '!', '0']]])) // '0:3,!,0' */
export const printChoices = (choices: Choices): string =>
  [...choices].map(([seat, list]) => `${seat}:${list.join(',')}`).join(' ');

/** @example parseChoices('0:3,!,0').get(0) // ['3', '!', '0'] */
export function parseChoices(text: string): Choices {
  const words = text === '' ? [] : text.split(' ');
  return new Map(
    words.map((word) => {
      const [seat = '', list = ''] = word.split(':');
      return [Number(seat), list === '' ? [] : list.split(',')];
    }),
  );
}
