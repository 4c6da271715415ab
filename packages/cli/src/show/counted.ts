/** @example counted(1, 'game') // '1 game' */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
