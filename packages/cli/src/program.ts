import { forgetFiles } from './files/inputs.ts';
import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { type ExitCode, exitCode } from './exit.ts';
import { failure } from './failure.ts';
import { visibleLines } from './show/visible.ts';
import { examples } from './usage/examples.ts';
import { gameCommands } from './usage/games.ts';
import { logCommands } from './usage/logs.ts';
import { runCommands } from './usage/runs.ts';
import { ownCommands } from './usage/woodlog.ts';

/** Runs the command and returns its exit code. Never throws. */
export async function runCommand(words: readonly string[]): Promise<ExitCode> {
  forgetFiles();
  let code: ExitCode = exitCode.fine;
  const program = createProgram((ended) => {
    code = ended;
  });
  try {
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    return failure(error, words);
  }
}

function createProgram(end: (code: ExitCode) => void): Command {
  const program = new Command('woodlog')
    .description(manifest.description)
    .version(manifest.version, '-V, --version', 'Print the version')
    .helpOption('-h, --help', 'Show help')
    .helpCommand('help [command]', 'Show help for a command')
    .exitOverride()
    // Errors quote words as they were typed.
    .configureOutput({ outputError: (text, write) => write(visibleLines(text)) })
    .showHelpAfterError('(see woodlog COMMAND --help)')
    .addHelpText(
      'after',
      examples(['woodlog play > game.rootlog', 'woodlog replay game.rootlog', 'woodlog check *.rootlog']),
    );
  for (const add of [gameCommands, runCommands, logCommands, ownCommands]) add(program, end);
  return program;
}
