// Audits a folder of Rootlog files: the mistakes of each by kind, and which of its lines the law forbids.
// node examples/audit.mjs FOLDER (after npm ci && npm run build).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { check } from 'woodlog';

/** What is wrong with each log of a folder: `{ file, errors, warnings, codes: { 'ledger/short': 2 }, illegal: [8] }`. */
export async function audit(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.rootlog'));
  const audited = [];
  for (const file of files.sort()) {
    const checked = await check(readFileSync(join(folder, file), 'utf8'), { game: 'root' });
    if (checked._tag === 'Left') throw new Error(checked.left.message);
    const { diagnostics, lines = [] } = checked.right;
    const codes = {};
    for (const { code } of diagnostics) codes[code] = (codes[code] ?? 0) + 1;
    const count = (severity) => diagnostics.filter((one) => one.severity === severity).length;
    const illegal = lines.filter(({ verdict }) => verdict === 'illegal').map(({ line }) => line);
    audited.push({ file, errors: count('error'), warnings: count('warning'), codes, illegal });
  }
  return audited;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, errors, warnings, codes, illegal } of await audit(argv[2] ?? '.')) {
    const list = Object.entries(codes).map(([code, count]) => `${code} ${count}`);
    console.log(`${file}: ${errors} errors, ${warnings} warnings${list.length > 0 ? ` (${list.join(', ')})` : ''}`);
    if (illegal.length > 0) console.log(`  against the law: line ${illegal.join(', ')}`);
  }
}
