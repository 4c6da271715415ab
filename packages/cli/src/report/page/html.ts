import { type Attributes, escapeXml } from '@woodlog/draw/kernel';

/** A piece of HTML, already escaped. */
export type Html = string;

/** Names of shards are no longer than this on a page. */
const MOST_LETTERS = 80;

/** Text from strangers as a page may show it, cut where nobody reads on. */
export function shown(text: string): Html {
  const letters = [...text.slice(0, 2 * MOST_LETTERS)];
  return escapeXml(letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS).join('')}…`);
}

/** The same for what is longer, as a line-up. */
const MANY_LETTERS = 600;

export const shownLong = (text: string): Html =>
  escapeXml(text.length > MANY_LETTERS ? `${text.slice(0, MANY_LETTERS)}…` : text);

/**
 * An element of a page. Attributes are escaped, children are HTML already.
 *
 * @example tag('p', { class: 'note' }, shown(name))
 */
export function tag(name: string, attributes: Attributes, ...children: readonly Html[]): Html {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) open += ` ${key}="${escapeXml(String(value))}"`;
  return `${open}>${children.join('')}</${name}>`;
}

/** A cell of a table; the first of a row is its heading. */
export type Cell = Html | { readonly html: Html; readonly class: string };

/** A table that scrolls by itself where it is too wide, by keys too. */
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

/** Columns that a phone has room for. */
const FIT_A_PHONE = 4;

/** What is behind a chart, shown on demand. */
export const behind = (...inside: readonly Html[]): Html =>
  tag('details', {}, tag('summary', {}, 'Figures'), ...inside);
