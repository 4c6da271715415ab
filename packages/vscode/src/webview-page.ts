/** The addresses that a page loads, as the editor gives them out. */
export interface PageParts {
  readonly title: string;
  readonly script: string;
  readonly style: string;
  /** Where the page may load from. */
  readonly source: string;
  /** Marks the only script that may run. */
  readonly nonce: string;
}

/** The page of a webview: loads its own script and style only. */
export function webviewPage({ title, script, style, source, nonce }: PageParts): string {
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src ${source}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<div id="app"></div>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>
`;
}
