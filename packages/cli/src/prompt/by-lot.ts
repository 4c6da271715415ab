import { randomInt } from 'node:crypto';
import type { Asked, Option } from '@woodlog/session/kernel';

/** Whether chance chooses, and not a person. */
export const isByLot = ({ seat, question: { kind } }: Asked<unknown>): boolean =>
  seat === null && (kind === 'place' || kind === 'pick');

/** Chooses by chance that is not the seed's. */
export function byLot({ question }: Asked<unknown>): Option | undefined {
  const options = question.groups.flatMap((group) => group.options);
  return options[randomInt(options.length)];
}
