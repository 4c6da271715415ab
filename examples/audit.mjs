// Audits a folder of Rootlog files: how many mistakes of which kind each has.
// node examples/audit.mjs FOLDER (after npm ci && npm run build).
import { check, parse } from '@woodlog/notation/root';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** Mistakes of every log of a folder: `{ file, lines, errors, warnings, codes: { 'ledger/short': 2 } }`. */
export function audit(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.rootlog'));
  return files.sort().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const diagnostics = check(parse(text));
    const codes = {};
    for (const { code } of diagnostics) codes[code] = (codes[code] ?? 0) + 1;
    const count = (severity) => diagnostics.filter((one) => one.severity === severity).length;
    return { file, lines: text.split('\n').length, errors: count('error'), warnings: count('warning'), codes };
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, errors, warnings, codes } of audit(argv[2] ?? '.')) {
    const list = Object.entries(codes).map(([code, count]) => `${code} ${count}`);
    console.log(`${file}: ${errors} errors, ${warnings} warnings${list.length > 0 ? ` (${list.join(', ')})` : ''}`);
  }
}
