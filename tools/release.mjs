// `npm run release -- check`: whether every package could be published as it is built. Needs a build.
// `npm run release -- VERSION`: gives all packages a version, and the changes of CHANGELOG.md their heading. It publishes
// nothing, commits nothing, and says what to do next.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The manifests of all packages by their folder. */
const manifests = () =>
  readdirSync(join(root, 'packages')).map((folder) => {
    const path = join(root, 'packages', folder, 'package.json');
    return { folder: join(root, 'packages', folder), path, manifest: read(path) };
  });

/** Packages for the registry, each after those that it needs. */
export function publicPackages(all = manifests()) {
  const open = all.filter(({ manifest }) => manifest.private !== true);
  const sorted = [];
  const visit = (one) => {
    if (sorted.includes(one)) return;
    for (const name of Object.keys(one.manifest.dependencies ?? {})) {
      const needed = open.find(({ manifest }) => manifest.name === name);
      if (needed !== undefined) visit(needed);
    }
    sorted.push(one);
  };
  for (const one of open) visit(one);
  return sorted;
}

/** A manifest with a version, and with that of the packages of ours that it needs. */
export function withVersion(manifest, version, ours) {
  const next = { ...manifest, version };
  for (const kind of ['dependencies', 'devDependencies'])
    if (manifest[kind] !== undefined)
      next[kind] = Object.fromEntries(
        Object.entries(manifest[kind]).map(([name, wanted]) => [name, ours.has(name) ? version : wanted]),
      );
  return next;
}

/** The changelog with what was unreleased under the heading of a version. */
export function releasedChangelog(text, version, day) {
  const heading = '## Unreleased\n';
  if (!text.includes(heading)) throw new Error('CHANGELOG.md has no heading "## Unreleased"');
  if (text.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md has ${version} already`);
  return text.replace(heading, `${heading}\n## ${version} (${day})\n`);
}

/** Files that the entries of a manifest lead to. */
const entriesOf = ({ exports = {}, bin = {} }) => {
  const paths = (target) =>
    typeof target === 'string'
      ? [target]
      : Object.entries(target).flatMap(([condition, to]) => (condition === 'woodlog:source' ? [] : paths(to)));
  return [...Object.values(exports).flatMap(paths), ...Object.values(bin)].map((path) => path.replace(/^\.\//, ''));
};

/** What is missing of a package, of which these files are packed. */
export function lacksOf(manifest, readme, files, version) {
  const packed = new Set(files);
  const lacks = ['LICENSE', 'README.md', 'package.json', ...entriesOf(manifest)].filter((path) => !packed.has(path));
  const ours = Object.entries(manifest.dependencies ?? {}).filter(([name]) => /^(?:@woodlog\/|woodlog$)/.test(name));
  return [
    ...lacks.map((path) => `has no ${path}`),
    ...['description', 'license', 'author', 'keywords', 'engines'].flatMap((field) =>
      manifest[field] === undefined ? [`has no ${field}`] : [],
    ),
    ...(manifest.version === version ? [] : [`has version ${manifest.version}, not ${version}`]),
    ...ours.flatMap(([name, wanted]) => (wanted === version ? [] : [`needs ${name} ${wanted}, not ${version}`])),
    ...(/```(?:ts|js|sh|bash|\n)/.test(readme) ? [] : ['has a README without an example']),
    ...(manifest.name.startsWith('@') && manifest.publishConfig?.access !== 'public'
      ? ['would be published privately']
      : []),
    ...files.filter((path) => /\.map$|\.test\.|(?:^|\/)node_modules\//.test(path)).map((path) => `packs ${path}`),
  ];
}

/** Tries to publish each package without doing so; gives what is wrong with them. */
function check() {
  const all = publicPackages();
  const { version } = all[0].manifest;
  const wrong = [];
  for (const { folder, manifest } of all) {
    if (!existsSync(join(folder, 'dist'))) return ['there is no build yet: run `npm run build` first'];
    const words = ['publish', '--dry-run', '--json', '--ignore-scripts', '--fetch-retries=0', '--loglevel=error'];
    const said = JSON.parse(
      execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    const packed = said[manifest.name] ?? said;
    const kilobytes = (bytes) => `${Math.ceil(bytes / 1024)} kB`;
    console.log(
      `${manifest.name.padEnd(26)} ${String(packed.files.length).padStart(4)} files ${kilobytes(packed.size).padStart(8)} packed ${kilobytes(packed.unpackedSize).padStart(9)}`,
    );
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const lacks = lacksOf(
      manifest,
      readme,
      packed.files.map(({ path }) => path),
      version,
    );
    wrong.push(...lacks.map((lack) => `${manifest.name} ${lack}`));
  }
  return wrong;
}

function release(version) {
  const all = manifests();
  const changelog = join(root, 'CHANGELOG.md');
  const day = new Date().toISOString().slice(0, 10);
  const released = releasedChangelog(readFileSync(changelog, 'utf8'), version, day);
  const ours = new Set(all.map(({ manifest }) => manifest.name));
  for (const { path, manifest } of all)
    writeFileSync(path, `${JSON.stringify(withVersion(manifest, version, ours), null, 2)}\n`);
  writeFileSync(changelog, released);
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: root, stdio: 'inherit' });
  const names = publicPackages().map(({ folder }) => `packages/${folder.split('/').at(-1)}`);
  console.log(`All packages have version ${version}. Next:
  .ci/run
  git commit --all --message "Release ${version}" && git tag v${version}
  ${names.map((name) => `npm publish ./${name}`).join(' && \\\n  ')}
  and install packages/vscode/dist/woodlog.vsix, or upload it`);
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const [word = ''] = process.argv.slice(2);
  if (word === 'check') {
    const wrong = check();
    for (const one of wrong) console.error(one);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } else if (/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(word)) release(word);
  else {
    console.error('expected `check` or a version such as 0.2.0');
    process.exitCode = 2;
  }
}
