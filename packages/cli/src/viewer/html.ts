import type { Diagnostic } from '@woodlog/notation/kernel';
import { type Palette, escapeXml, styleOf } from '@woodlog/draw/kernel';
import type { TurnChances } from '../games/analysis.ts';
import { htmlPage } from '../show/html-page.ts';

export interface PageParts {
  readonly title: string;
  readonly log: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Chances to win after each turn, by players' letters. */
  readonly chances?: readonly TurnChances[];
  readonly script: string;
  readonly style: string;
  readonly palette: Palette;
}

/** JSON that cannot end a script element. */
const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Players' colours for HTML elements: `b-NAME` as background, `ink-NAME` as text. */
function chipStyle(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, [colour]]) => `.b-${name}{background:${colour}}`)
    .join('');
}

/** A replay as one HTML file; text in logs stays text. */
export function viewerPage({ title, log, diagnostics, chances = [], script, style, palette }: PageParts): string {
  return htmlPage({
    title: escapeXml(title),
    style: `${style}${styleOf(palette, 'both')}${chipStyle(palette)}.ink-dark{color:#111}.ink-light{color:#fff}`,
    script,
    body: `<noscript><p>This replay needs JavaScript. The log itself:</p><pre>${escapeXml(log)}</pre></noscript>
<script id="log" type="application/json">${jsonInHtml(log)}</script>
<script id="diagnostics" type="application/json">${jsonInHtml(diagnostics)}</script>
<script id="chances" type="application/json">${jsonInHtml(chances)}</script>`,
  });
}
