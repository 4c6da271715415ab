/** Escaped SVG. */
export type Svg = string;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Lone surrogates, control characters and direction marks, which XML or a reader cannot take. */
const UNFIT =
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[\ufffe\uffff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?![\t\n])\p{Cc}/gu;

/** Escapes text for XML: the only place that does. */
export function escapeXml(text: string): Svg {
  return text.replace(UNFIT, '\ufffd').replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/** Rounds coordinates to a tenth. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * An element. Attributes are escaped and numbers rounded; children are SVG already.
 *
 * @example el('circle', { cx: 5, cy: 5, r: 2, class: 'f-ink' }) // '<circle cx="5" cy="5" r="2" class="f-ink"/>'
 */
export function el(tag: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  let open = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    open += ` ${name}="${typeof value === 'number' ? round(value) : escapeXml(value)}"`;
  }
  const inside = children.join('');
  return inside === '' ? `${open}/>` : `${open}>${inside}</${tag}>`;
}

export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg => el('g', attributes, ...children);

/** Moves and scales a group. */
export const at = (x: number, y: number, scale: number, ...children: readonly Svg[]): Svg => {
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return group({ transform: `translate(${round(x)} ${round(y)})${scaled}` }, ...children);
};

/** A description for pointers and screen readers. */
export const title = (text: string): Svg => el('title', {}, escapeXml(text));
