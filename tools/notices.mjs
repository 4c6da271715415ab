// The licences of what a bundle contains, as these ask for: read from the packages whose files are in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of a package that a bundled file is of. */
const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** One text for all packages in the bundles of these metafiles, in their order by name; paths begin at `base`. */
export function noticesOf(metafiles, base = '.') {
  const folders = new Set();
  for (const { outputs } of metafiles)
    for (const { inputs } of Object.values(outputs))
      for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
        const [, folder] = PACKAGE.exec(input) ?? [];
        if (folder !== undefined && bytesInOutput > 0) folders.add(resolve(base, folder));
      }
  const parts = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const text = file !== undefined && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
    return {
      name,
      text: `${name} ${version} (${license})\n\n${text.trim() || 'Its package has no text of the licence.'}\n`,
    };
  });
  parts.sort((a, b) => (a.name < b.name ? -1 : 1));
  const rule = `\n${'-'.repeat(78)}\n\n`;
  return `The files beside this one contain the packages below.\n${parts.map(({ text }) => rule + text).join('')}`;
}
