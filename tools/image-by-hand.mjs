// Carries out the Dockerfile without Docker, each stage in a folder of its own, and starts what it makes as the image's
// user: it shows that COPY takes all that RUN needs, and that the last stage has all that the command needs. What only a
// real build shows is whether the base image has what is run.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import dockerIgnore from '@balena/dockerignore';
import { DockerfileParser } from 'dockerfile-ast';

const ROOT = join(import.meta.dirname, '..');
/** Users of the base image, by number. */
const USERS = { node: 1000 };

// As in an image: what is made there others may read, whatever is usual here.
process.umask(0o022);
const work = mkdtempSync(join(tmpdir(), 'woodlog-image-'));
try {
  chmodSync(work, 0o755);
  console.log(start(build()));
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The last stage, after all instructions. */
function build() {
  const context = contextFolder();
  const stages = [];
  for (const instruction of DockerfileParser.parse(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).getInstructions()) {
    const [keyword, text] = [instruction.getKeyword(), instruction.getArgumentsContent()];
    console.log(`-- ${keyword} ${text}`);
    if (keyword === 'FROM') stages.push(stageFrom(text, stages.length));
    else carryOut(keyword, text, stages.at(-1), { context, stages, from: instruction.getFromFlag?.()?.getValue() });
  }
  return stages.at(-1);
}

/** What Docker would be sent: all that is not ignored, whether git knows it or not. */
function contextFolder() {
  const folder = join(work, 'context');
  const ignored = dockerIgnore().add(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (path) => path === ROOT || !ignored.ignores(relative(ROOT, path)),
  });
  return folder;
}

function stageFrom(text, number) {
  const [, image, name = `${number}`] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(text);
  if (!/:\d/.test(image)) throw new Error(`${image} names no version`);
  const root = join(work, name);
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
  const env = { PATH: `${join(root, 'usr/local/bin')}:${process.env.PATH}`, HOME: process.env.HOME, CI: 'true' };
  return { name, root, folder: '/', env, user: undefined, entrypoint: [] };
}

function carryOut(keyword, text, stage, { context, stages, from }) {
  switch (keyword) {
    case 'WORKDIR':
      stage.folder = text;
      mkdirSync(inside(stage, ''), { recursive: true });
      return;
    case 'ENV':
      stage.env[text.slice(0, text.indexOf('='))] = text.slice(text.indexOf('=') + 1);
      return;
    case 'COPY':
      copy(text.split(/\s+/), from === undefined ? context : stages.find(({ name }) => name === from).root, stage);
      return;
    case 'RUN': {
      // A path of the image is one inside its folder.
      const command = text.replaceAll(/(^|\s)\/(?=\w)/g, (_, before) => `${before}"$STAGE"/`);
      const env = { ...stage.env, npm_config_prefer_offline: 'true', STAGE: stage.root };
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        cwd: inside(stage, ''),
        env,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${text} ended with ${status}\n${stdout}${stderr}`);
      return;
    }
    case 'USER':
      stage.user = USERS[text];
      return;
    case 'ENTRYPOINT':
      stage.entrypoint = JSON.parse(text);
      return;
    case 'CMD':
      return;
    default:
      throw new Error(`${keyword} is not carried out by hand`);
  }
}

/** A path of a stage, absolute or in its working folder. */
function inside({ root, folder }, path) {
  return join(root, path.startsWith('/') ? path : join(folder, path));
}

/** A folder's contents go into the target, a file becomes it, or goes into it if it is a folder. */
function copy(words, source, stage) {
  const target = words.pop();
  for (const word of words) {
    const from = join(source, word);
    const into = inside(stage, target);
    const isFile = statSync(from).isFile();
    cpSync(from, isFile && (words.length > 1 || target.endsWith('/')) ? join(into, basename(word)) : into, {
      recursive: true,
    });
  }
}

/** Starts the entry point as the image's user, who may write to one folder only. */
function start(stage) {
  if (!stage.user) throw new Error('the image runs as root');
  const runs = join(work, 'runs');
  mkdirSync(runs);
  chmodSync(runs, 0o777);
  const [command, ...first] = stage.entrypoint;
  const owner = process.getuid() === 0 ? { uid: stage.user, gid: stage.user } : {};
  const run = (rest) => {
    console.log(`-- ${stage.entrypoint.join(' ')} ${rest.join(' ')}`);
    const options = { cwd: inside(stage, ''), env: { ...stage.env, HOME: '/nonexistent' }, encoding: 'utf8', ...owner };
    return execFileSync(command, [...first, ...rest], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  };
  if (!run(['play', '--seed', 'maple']).includes('Winner: ')) throw new Error('no game was played');
  // Two jobs are two threads.
  const simulated = run(['simulate', '--games', '20', '--seed', 'maple', '--jobs', '2', '--out', join(runs, 'maple')]);
  if (!simulated.includes('20 games')) throw new Error('no games were simulated');
  return simulated;
}
