import { createHash } from 'node:crypto';
import { type Palette, styleOf } from '../draw/palette.ts';
import { escapeXml } from '../draw/svg.ts';

/** What a page is made of. */
export interface PageParts {
  readonly title: string;
  /** The text of the log. */
  readonly log: string;
  /** The bundled viewer of the log's game. */
  readonly script: string;
  readonly style: string;
  readonly palette: Palette;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Text as JSON that cannot end a script element. */
const jsonInHtml = (text: string): string =>
  JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Colours of players for elements that are not drawn: `b-NAME` behind, `c-NAME` in front. */
function chipStyle(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, [colour]]) => `.b-${name}{background:${colour}}`)
    .join('');
}

/**
 * A replay as one HTML file that needs nothing else. Its policy lets no script and no style run but these two, by
 * their hashes, and nothing be fetched: what strangers write into a log stays text.
 */
export function viewerPage({ title, log, script, style, palette }: PageParts): string {
  const css = `${style}${styleOf(palette, 'both')}${chipStyle(palette)}.c-dark{color:#111}.c-light{color:#fff}`;
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(css)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeXml(title)}</title>
<style>${css}</style>
</head>
<body>
<noscript><p>This replay needs JavaScript. The log itself:</p><pre>${escapeXml(log)}</pre></noscript>
<script id="log" type="application/json">${jsonInHtml(log)}</script>
<script>${script}</script>
</body>
</html>
`;
}
