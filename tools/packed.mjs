// The packages as they are published: packed, put into an empty project with nothing but what they depend on, and used there
// as the README says. Needs a build; needs no network.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'woodlog packed-'));
const modules = join(project, 'node_modules');
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const run = (file, words, cwd = project) =>
  execFileSync(file, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const demand = (holds, what) => {
  if (!holds) throw new Error(what);
};

/** Links a package of the repository, and all that it depends on; optional ones where they are. */
function link(name, optional = false) {
  const from = join(root, 'node_modules', name);
  const to = join(modules, name);
  if (existsSync(to) || (optional && !existsSync(from))) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
  for (const dependency of Object.keys(read(join(from, 'package.json')).dependencies ?? {})) link(dependency);
}

/** Packs a package that publint has nothing against, and puts it into the project. */
function install(folder) {
  execFileSync('publint', ['--strict', join(root, 'packages', folder)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [packed] = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', project], join(root, 'packages', folder)),
  );
  const { name, filename, files, size } = packed;
  const to = join(modules, name);
  mkdirSync(to, { recursive: true });
  run('tar', ['xzf', join(project, filename.replace('@', '').replace('/', '-')), '-C', to, '--strip-components=1']);
  const paths = files.map(({ path }) => path);
  for (const needed of ['LICENSE', 'README.md', 'package.json'])
    demand(paths.includes(needed), `${name} has no ${needed}`);
  demand(!paths.some((path) => path.endsWith('.map')), `${name} has source maps`);
  if (name === 'woodlog') demand(paths.includes('dist/NOTICES.txt'), 'woodlog has no notices of what it bundles');
  for (const page of ['index.html', 'app.js', 'sw.js', 'table.html', 'NOTICES.txt'])
    if (name === 'woodlog') demand(paths.includes(`dist/table/${page}`), `woodlog has no ${page} for its table`);
  const { dependencies = {}, optionalDependencies = {} } = read(join(to, 'package.json'));
  demand(!('fast-check' in dependencies), `${name} brings fast-check along`);
  for (const dependency of Object.keys(dependencies)) if (!dependency.startsWith('@woodlog/')) link(dependency);
  for (const dependency of Object.keys(optionalDependencies)) link(dependency, true);
  console.log(`${name.padEnd(20)} ${String(size).padStart(8)} bytes, ${paths.length} files`);
}

const programOf = (readme, first) =>
  new RegExp(`\`\`\`ts\\n(import \\{ ${first}[\\s\\S]*?)\`\`\``).exec(readFileSync(join(root, readme), 'utf8'))[1];
/** Programs of READMEs, by the name of their file. */
const PROGRAMS = {
  readme: programOf('README.md', 'scores'),
  'draw-readme': programOf('packages/draw/README.md', 'openSlots'),
  'session-readme': programOf('packages/session/README.md', 'check'),
  'language-readme': programOf('packages/language/README.md', 'rootLanguage'),
};

/** Compiles the READMEs' programs and another that names the types, as strictly as TypeScript can. */
function compile(module, moduleResolution) {
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, declaration: true },
    ...{ target: 'es2023', module, moduleResolution, types: [], outDir: `out-${moduleResolution}` },
    // Declarations of ours are checked, too; `console` is all that the program has besides.
    ...{ skipLibCheck: false, lib: ['es2024', 'dom'] },
  };
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: [...Object.keys(PROGRAMS), 'types'].map((name) => `${name}.ts`) }),
  );
  try {
    run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json']);
  } catch (error) {
    throw new Error(`under ${moduleResolution}:\n${error.stdout}`);
  }
}

try {
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  for (const folder of ['core', 'notation', 'bots', 'draw', 'session', 'language', 'language-server', 'cli'])
    install(folder);
  for (const [name, program] of Object.entries(PROGRAMS)) writeFileSync(join(project, `${name}.ts`), program);
  const types = readFileSync(join(root, 'packages/cli/test/library-types.ts'), 'utf8');
  const draw = 'export const svgOf = (log: string) => drawSvg(log, { turn: 6 });\n';
  writeFileSync(join(project, 'types.ts'), `import { drawSvg } from 'woodlog/draw';\n${types}${draw}`);
  compile('esnext', 'bundler');
  compile('nodenext', 'nodenext');
  for (const [name, program] of Object.entries(PROGRAMS)) {
    const printed = run(process.execPath, [`out-nodenext/${name}.js`])
      .trimEnd()
      .split('\n');
    const expected = [...program.matchAll(/; \/\/ (.*)$/gm)].map(([, comment]) => comment);
    demand(JSON.stringify(printed) === JSON.stringify(expected), `the program ${name} prints ${printed.join(' | ')}`);
  }

  const page = `import { drawPng, drawSvg, replayPage } from 'woodlog/draw';
import { play } from 'woodlog';
const seats = [{ player: 'Ann', bot: 'greedy' }, { player: 'Bob', bot: 'random' }];
const log = await play({ game: 'carcassonne', seats }, 'maple');
const [svg, png, html] = [await drawSvg(log.right), await drawPng(log.right), await replayPage(log.right)];
console.log(svg.right.startsWith('<svg'), png.left?.violation ?? [...png.right.slice(1, 4)].join(), html.includes('</script>'));`;
  writeFileSync(join(project, 'draw.js'), page);
  const drawn = run(process.execPath, ['draw.js']).trim();
  demand(/^true (80,78,71|draw\/no-rasteriser) true$/.test(drawn), `pictures: ${drawn}`);

  // The examples, as they stand in the repository.
  cpSync(join(root, 'examples'), join(project, 'examples'), { recursive: true });
  const ran = (file, ...words) => run(process.execPath, [join('examples', file), ...words]);
  demand(/^\d+ of 50 games won/.test(ran('own-bot.mjs')), 'examples/own-bot.mjs fails');
  demand(
    ran('answers.mjs').includes('draw (') && ran('answers.mjs').includes('Map: Fall'),
    'examples/answers.mjs fails',
  );
  demand(ran('audit.mjs', 'examples').includes('slip.rootlog: 2 errors'), 'examples/audit.mjs fails');
  await build({
    ...{ absWorkingDir: project, entryPoints: ['examples/browser/replay.mjs'], outfile: join(project, 'replay.js') },
    ...{ bundle: true, format: 'iife', platform: 'browser', logLevel: 'silent' },
  });

  const { outputFiles } = await build({
    ...{ absWorkingDir: project, stdin: { contents: "export * from 'woodlog';", resolveDir: project }, write: false },
    ...{ bundle: true, format: 'esm', platform: 'browser', minify: true, logLevel: 'silent' },
  });
  console.log(`woodlog in a browser ${outputFiles[0].text.length} bytes`);
  const checker = await build({
    ...{ absWorkingDir: project, stdin: { contents: "export { check } from 'woodlog/root';", resolveDir: project } },
    ...{
      bundle: true,
      format: 'esm',
      platform: 'browser',
      minify: true,
      logLevel: 'silent',
      write: false,
      metafile: true,
    },
  });
  const [{ bytes, inputs }] = Object.values(checker.metafile.outputs);
  console.log(`check of woodlog/root in a browser ${bytes} bytes`);
  const used = Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0);
  demand(!used.some((path) => /carcassonne|fuzzy-knights/.test(path)), 'woodlog/root brings other games along');
  const version = run(process.execPath, [join(modules, 'woodlog/bin/woodlog.js'), '--version']).trim();
  demand(version === read(join(root, 'packages/cli/package.json')).version, `woodlog --version says ${version}`);
  demand(!readdirSync(modules).includes('fast-check'), 'fast-check is there');
  console.log('READMEs compiled under bundler and nodenext, and run; the four examples run');
} catch (error) {
  console.error(error.stderr || error.message);
  process.exitCode = 1;
} finally {
  rmSync(project, { recursive: true });
}
