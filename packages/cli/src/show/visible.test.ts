import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visible } from './visible.ts';

test('control characters become pictures, unit for unit', () => {
  expect(visible('a\x1b[2Jb\r\n\0')).toBe('a␛[2Jb␍␊␀');
  expect(visible('\x7f\x85\u202e\u2066')).toBe('\ufffd\ufffd\ufffd\ufffd');
});

test('tabs, letters of all scripts and emoji stay', () => {
  const text = 'a\tZürich 森林 👩‍🌾 שלום';
  expect(visible(text)).toBe(text);
});

test('the length in units stays, so that columns do', () => {
  const text = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
  fc.assert(fc.property(text, (any) => visible(any).length === any.length));
});
