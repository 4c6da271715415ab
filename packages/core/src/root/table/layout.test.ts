import { expect, test } from 'vitest';
import type { RootSeat, RootSetup } from '../root-setup.ts';
import { layoutOf } from './layout.ts';

const seats: readonly RootSeat[] = [
  { player: 'Ann', faction: 'C' },
  { player: 'Electric Eyrie', faction: 'E', bot: 'electric-eyrie' },
];
const setup = (other: Partial<RootSetup> = {}): RootSetup => ({
  game: 'root',
  map: 'Fall',
  deck: 'E&P',
  seats,
  ...other,
});

test('games with the same list of seats, map, deck and hirelings have one layout', () => {
  const layout = layoutOf(setup());
  expect(layoutOf(setup())).toBe(layout);
  expect(layoutOf(setup({ suits: ['R'] }))).toBe(layout);
  const hired = layoutOf(setup({ hirelings: ['h_L'] }));
  expect(layoutOf(setup({ hirelings: ['h_L'] }))).toBe(hired);
});

test('others have layouts of their own', () => {
  const others = [
    setup(),
    setup({ map: 'Lake' }),
    setup({ deck: 'Standard' }),
    setup({ hirelings: ['h_L'] }),
    setup({ seats: seats.map((seat) => ({ ...seat })) }),
  ];
  expect(new Set(others.map(layoutOf)).size).toBe(others.length);
});

test('of the seats those with a bot are known', () => {
  expect([...layoutOf(setup()).bots]).toEqual(['E']);
  expect([...layoutOf(setup({ seats: [] })).bots]).toEqual([]);
});
