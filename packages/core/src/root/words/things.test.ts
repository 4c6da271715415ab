import { listed } from '../../kernel/index.ts';
import { expect, test } from 'vitest';
import { listedPlaces } from './lists.ts';
import { placeText, thingText } from './things.ts';

test.each([
  ['5', 'clearing 5'],
  ['0', 'the Burrow'],
  ['5_9', 'the path 5_9'],
  ['1_2_5_10', 'the forest 1_2_5_10'],
  ['E', 'the Eyrie hand'],
  ['C', 'their hand'],
  ['C$', 'their board'],
  ['h_C$', 'the Forest Patrol card'],
  ['E$_r', 'the Recruit column'],
  ['E$_m', 'the Move column'],
  ['E$_x', 'the Battle column'],
  ['E$_b', 'the Build column'],
  ['E$_F', 'the fox column'],
  ['E$_M', 'the mouse column'],
  ['E$_R', 'the rabbit column'],
  ['E$_B', 'the bird column'],
  ['K$_1', 'the first column of the retinue'],
  ['K$_2', 'the second column of the retinue'],
  ['K$_3', 'the third column of the retinue'],
  ['V$s', 'the Vagabond satchel'],
  ['V$d', 'the Vagabond damaged items'],
  ['V$t', 'the Vagabond item tracks'],
  ['N$_e', 'the ego track'],
  ['N$_i', 'the Id'],
  ['L$_l', 'the Lost Souls'],
  ['Q', 'the quests'],
  ['*', 'the discard pile'],
  ['discard', 'the discard pile'],
  ['draw', 'the draw pile'],
  ['dominance', 'the available dominance cards'],
  ['items', 'the item supply'],
  ['out', 'the game'],
  ['coffin', 'the Coffin Makers'],
  ['supply:C', 'their supply'],
  ['supply:E', 'the Eyrie supply'],
  ['ruin:10', 'the ruin in clearing 10'],
])('%s is %s', (place, words) => {
  expect(placeText(place, 'C')).toBe(words);
});

test('several places and things', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(listedPlaces(['clearing 3', 'clearing 11'])).toBe('clearings 3 and 11');
  expect(listedPlaces(['clearing 3', 'the Burrow'])).toBe('clearing 3 and the Burrow');
  expect(listedPlaces(['clearing 3'])).toBe('clearing 3');
  expect([thingText(1, '%f', 'V'), thingText(2, '%f', 'V'), thingText(1, '%_', 'V')]).toEqual([
    'one boot',
    '2 boots',
    'all items',
  ]);
});
