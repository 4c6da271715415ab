import fc from 'fast-check';
import { anyText, mutatedWith, noiseOf } from '../../kernel/properties/mutated.ts';

/** Scraps of records, whole and broken, and what gets in among them. */
// biome-ignore format: a list
const SCRAPS = [
  ...'\n\r\t /()+-=,?PpmMKAB019[]<>', ' (', '1A ', '\n1A (0,1) ', '\n2B (1,0) ', 'FCCCm', 'CRFR', 'CC2FF', 'FFFFKm', 'CCCCP', 'VCFRK', '(dis) ', '(?,?) ',
  '(0,0) CRFR', '(-1,+2)', '+4', '+4=30', ' (B+2, C+3=9)', 'concedes', 'abandoned', ' / a note', '\n/ more', 'A = Ann (A. B.) [UK] <red> 1st (91)\n', '05/06/2022, 19:00\n',
  '\nA+7+8=104', 'AB', '12B', '99', '100', '\0', '\ud800', 'é', '😀', '\u2028', '\ufeff',
] as const;

/** Text of scraps, or of anything at all. */
export const noise: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: noiseOf(SCRAPS, ['', '', 'A = Ann\nB = Bob\n0 (0,0) CRFR\n', '0 (0,0) CRFR\n1A (0,1) FCCCm\n']),
  },
  { weight: 1, arbitrary: anyText },
);

/** A record mutated in a few places. */
export const mutated = mutatedWith(SCRAPS);
