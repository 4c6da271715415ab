import { CommanderError, program } from 'commander';
import manifest from '../package.json' with { type: 'json' };

const exitCode = { fine: 0, usage: 2, bug: 3 } as const;

program.name('woodlog').description(manifest.description).version(manifest.version).exitOverride();

try {
  if (process.argv.length <= 2) program.outputHelp();
  else await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitCode.fine : exitCode.usage;
  } else {
    console.error(error);
    process.exitCode = exitCode.bug;
  }
}
