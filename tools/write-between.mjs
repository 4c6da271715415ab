import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Puts lines between two marks of a page, in place of what stands there. */
export function writeBetween(page, [begin, end], lines) {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has no ${begin} ... ${end}`);
  writeFileSync(`${page}.tmp`, `${text.slice(0, from)}${begin}\n${lines.join('\n')}\n${text.slice(to)}`);
  renameSync(`${page}.tmp`, page);
}
