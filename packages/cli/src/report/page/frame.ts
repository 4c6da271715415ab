import { escapeXml } from '@woodlog/draw/kernel';
import { htmlPage } from '../../show/html-page.ts';
import { type Html, shown, shownLong, tag } from './html.ts';
import { reportStyle } from './style.ts';

/** A section of the page; a wide one takes both columns. */
export interface Section {
  /** The anchor for links. */
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly wide?: boolean;
  readonly inside: readonly Html[];
}

export interface Head {
  /** The title of the file. */
  readonly title: string;
  /** The heading, if it differs from the title. */
  readonly heading?: string;
  readonly inside: readonly Html[];
}

const section = ({ id, title, about, wide, inside }: Section): Html =>
  tag(
    'section',
    { id, 'aria-labelledby': `${id}-title`, class: wide ? 'wide' : undefined },
    tag('h2', { id: `${id}-title` }, shown(title)),
    about === undefined ? '' : tag('p', { class: 'about' }, escapeXml(about)),
    ...inside,
  );

/** The page as one HTML file without scripts; names are escaped. */
export function framed({ title, heading = title, inside }: Head, sections: readonly Section[], foot: Html): string {
  const links = sections.map(({ id, title: name }) => tag('li', {}, tag('a', { href: `#${id}` }, shown(name))));
  return htmlPage({
    title: shown(title),
    style: reportStyle(),
    body: `<header>
${[tag('h1', {}, shownLong(heading)), ...inside].join('\n')}
<nav aria-label="Parts of the report">${tag('ul', {}, ...links)}</nav>
</header>
<main>
${sections.map(section).join('\n')}
</main>
<footer>${foot}</footer>`,
  });
}
