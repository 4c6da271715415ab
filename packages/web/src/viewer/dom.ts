/** `true` sets an attribute without a value, `false` and `undefined` leave it out. */
type Value = string | number | boolean | undefined;

/**
 * An element with attributes and children. Texts become text nodes, never markup, since logs come from anywhere.
 *
 * @example element('p', { class: 'note' }, 'no <b>markup</b>')
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, Value>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}

/** A button that does something. */
export function button(words: string, onClick: () => unknown): HTMLButtonElement {
  const made = element('button', { type: 'button' }, words);
  made.addEventListener('click', () => void onClick());
  return made;
}

/** A text whose addresses are links. */
export const linked = (text: string): readonly (Node | string)[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, i) => (i % 2 === 0 ? piece : element('a', { href: piece, rel: 'noreferrer' }, piece)));

/** Woodlog's own drawing, with escaped texts, as nodes of the page. */
export function drawing(svg: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
}
