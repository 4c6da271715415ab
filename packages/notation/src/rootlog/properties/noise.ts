import fc from 'fast-check';
import { anyText, mutatedWith, noiseOf } from '../../kernel/properties/mutated.ts';

/** Scraps of Rootlog, whole and broken, and what gets in among them. */
// biome-ignore format: a list
const SCRAPS = [
  'C', 'E', 'V', 'K', 'P', 'L', 'h_E', 'h_', 'S', 'w', 'b_s', 't_k', 't', 'p', 'f', 'r', '_', '$', '$_', '#', '@', '*', '%', '%s', '%_', 'd', 'e', 's',
  '->', '<->', '^', '+', '++', '--', '->', '-', ' - ', '(', ')', '/', ';', '//', ':', ',', '\n', '\r\n', '\r', ' ', '\t', '\ufeff', '\u00a0', '→', '–>', '=>',
  '0', '1', '2', '3', '12', '13', '99', '100', '5_9', '2_7_10', 'X', 'Z', '?', 'Q', 'B', 'F', 'M', 'R', 'sabo', 'anvil', 'favor', 'fpart', 'despot', 'better burrow bank',
  'Map:', 'Map: Fall', 'Deck: E&P', 'Deck: Standard', 'Clearings: F1', 'Landmarks:', 'Hirelings: h_C, h_Ad', 'Pool: CE', 'Winner: C', 'C: Ann\n', '\nC:', '\nE:', 'Vagabot (easy)',
  '\0', '\ud800', 'é', '😀', '\u2028', 'a', 'z', 'A', '.', '&', '"',
] as const;

/** Text of scraps, or of anything at all. */
export const noise: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: noiseOf(SCRAPS, ['', '', '', 'C: Ann\nC:', 'Map: Fall\nDeck: E&P\nC: Ann\nC:']) },
  { weight: 1, arbitrary: anyText },
);

/** A log mutated in a few places. */
export const mutated = mutatedWith(SCRAPS);
