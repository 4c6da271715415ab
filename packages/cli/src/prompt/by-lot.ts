import { randomInt } from 'node:crypto';
import type { Asked, Option } from '@woodlog/session/kernel';

/** Whether chance takes one of the options, and no person. */
export const isByLot = ({ seat, question: { kind } }: Asked<unknown>): boolean =>
  seat === null && (kind === 'place' || kind === 'pick');

/** An option by a lot of a person's own, not of a seed. */
export function byLot({ question }: Asked<unknown>): Option | undefined {
  const options = question.groups.flatMap((group) => group.options);
  return options[randomInt(options.length)];
}
