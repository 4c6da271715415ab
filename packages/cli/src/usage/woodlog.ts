import { type Command, Option } from 'commander';
import type { ExitCode } from '../exit.ts';
import { examples } from './examples.ts';
import { gameOption, parseCount, parseFile, parseFiles, parseFolder, parsePositive, parseTime } from './flags.ts';

/** Commands for woodlog itself. Each is loaded when it is called. */
export function ownCommands(program: Command, end: (code: ExitCode) => void): void {
  program.commandsGroup('Woodlog itself:');

  program
    .command('fuzz')
    .description('a search for faults of woodlog itself: made-up logs, bent logs, bytes, and games of bots')
    .addOption(gameOption('only this game; all unless given'))
    .addOption(new Option('--time <time>', 'so long, such as 30s or 5m; 1m unless given').argParser(parseTime))
    .option('--runs <n>', 'so many cases', parsePositive)
    .option('--seed <text>', 'the same seed tries the same cases; a new one unless given')
    .option('--corpus <path>', 'logs to bend, or folders of them; may be given again', parseFiles)
    .option('--out <folder>', 'where failing values are kept; fuzz-failures unless given', parseFolder)
    .option('--at <n>', 'begins with this case, and tries it alone unless --runs or --time are given', parseCount)
    .addOption(
      new Option('--replay <file>', 'tries what such a file holds, or any log')
        .argParser(parseFile)
        .conflicts(['game', 'time', 'runs', 'seed', 'corpus', 'out', 'at', 'json']),
    )
    .option('--json', 'the end as JSON')
    .addHelpText(
      'after',
      examples([
        'woodlog fuzz --time 5m --corpus games',
        'woodlog fuzz --game carcassonne --runs 1000 --seed maple',
        'woodlog fuzz --replay fuzz-failures/root-lossless-3f2a9c01.rootlog',
      ]),
    )
    .action(async (options) => end(await (await import('../commands/fuzz.ts')).fuzz(options)));
}
