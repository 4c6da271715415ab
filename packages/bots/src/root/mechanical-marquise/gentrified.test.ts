import { expect, test } from 'vitest';
import { playerOf } from '@woodlog/core/root-law';
import { logWith, procedure } from '../../../test/root/position.ts';

function built(setup: string): string {
  const position = logWith('C: Mechanical Marquise 2.0', 'E: Rowan')(setup, 'E:');
  return procedure(position, 'E', (ctx) => {
    const seat = playerOf(ctx, 'C')!;
    return seat.law.gentrified!(ctx, seat, 5);
  }).text;
}

test('Chmd.10.5.I: with four warriors there she places a building of the type of which most stand', () => {
  expect(built('C:4w->5/b_w->1+2/b_s->3')).toBe('Cb_w->5');
  expect(built('C:4w->5/b_w->1/b_s->3')).toBe('Cb_s->5');
});

test('Chmd.10.5.I: with fewer, without a slot or without such a building she does not', () => {
  expect(built('C:3w->5/b_w->1')).toBe('');
  expect(built('C:4w->5/2b_s->5')).toBe('');
  expect(built('C:4w->5/2b_s->2+6+8')).toBe('');
});
