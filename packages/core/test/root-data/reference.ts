import { describeShared, sharedText } from '../../../../tools/shared-folder.ts';

/** A reference table, of the shape that the test expects. */
export const json = <T>(name: string): T => JSON.parse(sharedText(`reference/${name}`)) as T;

export const sorted = <T>(list: readonly T[]): T[] => [...list].sort();

/** Compares with the reference, where it is there. */
export const describeReference = (about: string, compare: () => void): void =>
  describeShared('reference', `reference: ${about}`, compare);
