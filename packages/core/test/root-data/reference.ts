import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The reference folder beside the repository. */
export const SHARED = new URL('../../../../../shared/', import.meta.url);

export const text = (path: string): string => readFileSync(new URL(path, SHARED), 'utf8');

/** A reference table, of the shape that the test expects. */
export const json = <T>(name: string): T => JSON.parse(text(`reference/${name}`)) as T;

export const sorted = <T>(list: readonly T[]): T[] => [...list].sort();

/** Compares with the reference; where it is not there, says so. */
export function describeReference(about: string, compare: () => void): void {
  if (existsSync(SHARED)) describe(`reference: ${about}`, compare);
  else
    it(`has no reference: ${about}`, () => {
      console.info(`${about}: not compared, ${SHARED.pathname} is not there`);
      expect(existsSync(SHARED)).toBe(false);
    });
}
