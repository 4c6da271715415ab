import { violation } from '@woodlog/core/kernel';
import { expect, it } from 'vitest';
import { errorAt } from './diagnostic.ts';

const refused = violation('place/edge', 'its edges do not match', { law: 'TILES 3', details: { x: 1 } });

it('is an error at the place of what is refused, with its law', () => {
  const found = { severity: 'error', code: 'place/edge', message: 'its edges do not match', start: 3, end: 7 };
  expect(errorAt(refused, { start: 3, end: 7 })).toStrictEqual({ ...found, law: 'TILES 3' });
  expect(errorAt(violation('place/edge', 'its edges do not match'), { start: 3, end: 7 })).toStrictEqual(found);
});

it('is at the beginning if it has no place, and takes no more of a node than where it stands', () => {
  expect(errorAt(refused, null)).toMatchObject({ start: 0, end: 0 });
  const node = { start: 3, end: 7, action: null };
  expect(errorAt(refused, node)).not.toHaveProperty('action');
});
