import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { quoted } from '../src/show/quoted.ts';
import { builtFolder, filesFolder } from './command.ts';

const { folder, file } = filesFolder();
const built = builtFolder();

/** A command that is silent for so long waits for what nobody will type. */
const SILENT_S = 30;

/**
 * Starts a command at a terminal of its own, types a line at every prompt, and tells how it ended. The kind of terminal
 * is told, since a prompt ends in moves of the cursor at most of them, and is plain at a dumb one.
 */
const AT_TERMINAL = `
import json, os, pty, select, signal, sys
words, typed, prompts, kind = json.loads(sys.argv[1])
child, terminal = pty.fork()
if child == 0:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.environ.pop('FORCE_COLOR', None)
    os.environ.update({'NO_COLOR': '1', 'TERM': kind})
    os.execvp(words[0], words)
seen, at = b'', 0
while True:
    ready, _, _ = select.select([terminal], [], [], ${SILENT_S})
    if not ready:
        os.kill(child, signal.SIGKILL)
        break
    try: piece = os.read(terminal, 65536)
    except OSError: break
    if piece == b'': break
    seen += piece
    while typed:
        found = min((i for i in (seen.find(prompt.encode(), at) for prompt in prompts) if i >= 0), default=-1)
        if found < 0: break
        at = len(seen)
        os.write(terminal, typed.pop(0).encode())
_, status = os.waitpid(child, 0)
print(json.dumps({'code': os.waitstatus_to_exitcode(status), 'seen': seen.decode()}))
`;

const hasPython = spawnSync('python3', ['-c', 'import pty']).status === 0;

/** `prompts` are what is waited for before each line; `\x04` is Ctrl-D and `\x03` Ctrl-C. */
function atTerminal(
  words: readonly string[],
  typed: readonly string[],
  prompts: readonly string[],
  kind = 'xterm',
): { readonly code: number; readonly seen: string } {
  const started = JSON.stringify([[process.execPath, join(built, 'main.js'), ...words], typed, prompts, kind]);
  const { stdout, stderr } = spawnSync('python3', ['-c', AT_TERMINAL, started], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  const { code, seen } = JSON.parse(stdout);
  // Without the moves of the cursor.
  return { code, seen: stripVTControlCharacters(seen).replaceAll('\r', '') };
}

const PROMPTS = ['E:\u001b'];

/** A test that needs a terminal, which python3 makes. */
const atOne = test.runIf(hasPython);

describe('at a terminal', () => {
  const evening = join(folder, 'evening.rootlog');
  const bots = 'C=mechanical-marquise,E=person/Ann';

  atOne('a person plays with a bot, leaves with Ctrl-C, and goes on from the file', () => {
    const first = atTerminal(
      ['play', '--free', '--seed', 'maple', '--bots', bots, '-o', evening],
      ['b+6w->3/#despot->$\n', '\n', 'Ztunels\n', 'w->3\n', '\n', 'XC3\n', '\x03'],
      PROMPTS,
    );
    expect(first.code).toBe(4);
    expect(first.seen).toContain('Ann (E): type your turn in Rootlog.');
    expect(first.seen).toContain('did you mean `tunnels`?');
    expect(first.seen).toContain('Place one Eyrie warrior in clearing 3');
    expect(first.seen).toMatch(/Reveal Order \(B\.4\.4\.1\)\n +Put .* on the Marquise board/);
    expect(first.seen).toContain(`it is the turn of E (Ann); woodlog play --resume ${quoted(evening)} continues it`);
    const log = readFileSync(evening, 'utf8');
    expect(log).toMatch(/^E:w->3$/m);
    expect(log).not.toContain('XC3(');
    expect(log).toMatch(/^\/\/ woodlog answers \[\{"write":"XC3"\}\]$/m);
    const second = atTerminal(['play', '--free', '--resume', evening], ['end\n', '\x04'], PROMPTS);
    expect(second.code).toBe(4);
    const [finished = ''] = log.split('// woodlog answers');
    expect(readFileSync(evening, 'utf8').startsWith(`${finished.trimEnd()}\n`)).toBe(true);
    expect(readFileSync(evening, 'utf8')).toMatch(/^E:XC3\(\d,\d\)/m);
  });

  atOne('without a file the log is put out when somebody leaves', () => {
    const { code, seen } = atTerminal(['play', '--seed', 'maple', '--bots', bots], ['\x04'], ['[1 to 4]: ']);
    expect(code).toBe(4);
    expect(seen).toMatch(/\/\/ woodlog .* seed "maple" game 0\nMap: Fall\n/);
  });

  atOne('a dumb one, such as an editor’s, is asked just as well', () => {
    const { code, seen } = atTerminal(
      ['play', '--seed', 'maple', '--bots', bots],
      ['4\n', '\x04'],
      ['[1 to 4]: ', 'E:'],
      'dumb',
    );
    expect(code).toBe(4);
    expect(seen).toMatch(/\nE:.*#despot->\$/);
  });

  atOne('people play the other games by taking one of the legal steps', () => {
    const path = join(folder, 'evening.carcassonne');
    const words = ['play', '--game', 'carcassonne', '--seed', 'maple', '--bots', 'A=greedy,B=person/Ann', '-o', path];
    const { code, seen } = atTerminal(words, ['nowhere\n', 'moves\n', '\x03'], ['B:']);
    expect(code).toBe(4);
    expect(seen).toContain('You have 0 points, 7 meeples. The tile drawn is');
    expect(seen).toContain('or a part of what is listed; got "nowhere"');
    expect(seen).toContain('meeple on the ');
    expect(readFileSync(path, 'utf8')).toMatch(/^A = greedy 1\nB = Ann\n0 \(0,0\) RCRF\n1A .*\n$/m);
  });

  atOne('--real asks for cards and dice, and asks again for what is none', () => {
    const log = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Ann\n\nC:3w->1\nE:w->1\n';
    const path = file('real.rootlog', log);
    const { code, seen } = atTerminal(
      ['turn', path, '--real'],
      ['F#nonsense\n', 'F#anvil\n', 'x\n', '13\n', '\x04'],
      ['its name]: ', '2 1]: '],
    );
    expect(seen).toContain('got "F#nonsense"');
    expect(seen).toContain('expected dice, such as 2 1; got "x"');
    expect(seen).toMatch(/C:F#anvil->\$\/.*XE1\(3,1\)/);
    expect([0, 4]).toContain(code);
  });
});
