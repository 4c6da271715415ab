import { createHash } from 'node:crypto';

export interface HtmlPage {
  /** Escaped. */
  readonly title: string;
  readonly style: string;
  /** The only script that may run. */
  readonly script?: string;
  /** The body without the script. */
  readonly body: string;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A standalone HTML file. Its policy allows only its own style and script, by hash, and no fetching, so that text in
 * logs stays text.
 */
export function htmlPage({ title, style, script, body }: HtmlPage): string {
  const policy = [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    `style-src ${hashOf(style)}`,
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
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`;
}
