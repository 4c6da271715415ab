/** A piece of SVG, already escaped. */
export type Svg = string;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Half of a surrogate pair, a control character or a direction mark: XML or a reader would stumble over it. */
const UNFIT =
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[\ufffe\uffff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?![\t\n])\p{Cc}/gu;

/** Text from strangers as XML holds it: the one place where it is escaped. */
export function escapeXml(text: string): Svg {
  return text.replace(UNFIT, '\ufffd').replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/** Coordinates to a tenth: more is not seen. */
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

/** Moves what is inside to a place, and makes it larger or smaller. */
export const at = (x: number, y: number, scale: number, ...children: readonly Svg[]): Svg => {
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return group({ transform: `translate(${round(x)} ${round(y)})${scaled}` }, ...children);
};

/** What a pointer or a reading voice is told of what stands around it. */
export const title = (text: string): Svg => el('title', {}, escapeXml(text));
