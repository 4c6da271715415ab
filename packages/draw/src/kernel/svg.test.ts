import fc from 'fast-check';
import { expect, test } from 'vitest';
import { el, escapeXml, title } from './svg.ts';
import { cutText, label, textWidth } from './text.ts';

test('numbers are rounded, attributes escaped, absent ones left out', () => {
  expect(el('a', { x: 1.2345, y: undefined, name: '"<&\'' })).toBe('<a x="1.2" name="&quot;&lt;&amp;&#39;"/>');
});

test('no text of strangers gets out of its element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      for (const drawn of [title(text), label(0, 0, text, { size: 10 }), el('g', { name: text })]) {
        expect(drawn.match(/</g)).toHaveLength(drawn.includes('/>') && !drawn.includes('</') ? 1 : 2);
        expect(drawn).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
        expect(drawn).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\u202e]|[\ud800-\udbff](?![\udc00-\udfff])/);
      }
    }),
  );
});

test('letters of all scripts and emoji stay', () => {
  expect(escapeXml('Zoë 森林 👑')).toBe('Zoë 森林 👑');
});

test('a text that is too long is cut to its width', () => {
  const style = { size: 16, bold: true };
  const cut = cutText('A very long name of a player indeed', 120, style);
  expect(cut).toMatch(/^A very.*…$/);
  expect(textWidth(cut, style)).toBeLessThanOrEqual(120);
  expect(cutText('short', 120, style)).toBe('short');
});
