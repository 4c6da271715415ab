import { type Attributes, escapeXml } from '@woodlog/draw/kernel';

/** Escaped HTML. */
export type Html = string;

/** Characters of a name that a page shows. */
const MOST_LETTERS = 80;

/** Escapes and cuts text of unknown origin. */
export function shown(text: string): Html {
  const letters = [...text.slice(0, 2 * MOST_LETTERS)];
  return escapeXml(letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS).join('')}…`);
}

/** The limit for longer text, such as a line-up. */
const MANY_LETTERS = 600;

export const shownLong = (text: string): Html =>
  escapeXml(text.length > MANY_LETTERS ? `${text.slice(0, MANY_LETTERS)}…` : text);

/**
 * An element. Attributes are escaped; children are HTML already.
 *
 * @example tag('p', { class: 'note' }, shown(name))
 */
export function tag(name: string, attributes: Attributes, ...children: readonly Html[]): Html {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) open += ` ${key}="${escapeXml(String(value))}"`;
  return `${open}>${children.join('')}</${name}>`;
}

/** A table cell; the first of a row is its heading. */
export type Cell = Html | { readonly html: Html; readonly class: string };

/** A table that scrolls by itself where it is too wide, by keyboard too. */
export function table(caption: string, head: readonly Html[], rows: readonly (readonly Cell[])[]): Html {
  const cell = (one: Cell, i: number): Html => {
    const { html, class: kind } = typeof one === 'string' ? { html: one, class: undefined } : one;
    return i === 0 ? tag('th', { scope: 'row', class: kind }, html) : tag('td', { class: kind }, html);
  };
  const swipe = head.length > FIT_A_PHONE ? tag('p', { class: 'swipe' }, `${head.length} columns: swipe sideways`) : '';
  return `${swipe}${tag(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': caption },
    tag(
      'table',
      {},
      tag('caption', {}, shown(caption)),
      tag('thead', {}, tag('tr', {}, ...head.map((one) => tag('th', { scope: 'col' }, one)))),
      tag('tbody', {}, ...rows.map((row) => tag('tr', {}, ...row.map(cell)))),
    ),
  )}`;
}

/** Columns that fit a phone. */
const FIT_A_PHONE = 4;

/** The data behind a chart, shown on demand. */
export const behind = (...inside: readonly Html[]): Html =>
  tag('details', {}, tag('summary', {}, 'Figures'), ...inside);
