import type { RootSetup } from '@woodlog/core/root';
import { printSeatName } from '@woodlog/notation/root';

/** The players' or the bots' names, by seat. */
export const seatNames = ({ seats }: RootSetup): string[] => seats.map(printSeatName);
