import { expect, test } from 'vitest';
import { ownerName } from './owner-name.ts';

test('factions have the names of their boards, hirelings those of the promoted side of their cards', () => {
  expect(['C', 'h_C', 'Ann'].map(ownerName)).toEqual(['Marquise de Cat', 'Forest Patrol', 'Ann']);
});
