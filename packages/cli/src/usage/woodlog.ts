import { type Command, Option } from 'commander';
import type { ExitCode } from '../exit.ts';
import { examples } from './examples.ts';
import { gameOption, parseCount, parseFile, parseFiles, parseFolder, parsePositive, parseTime } from './flags.ts';

/** Commands that test Woodlog. Each is loaded when it runs. */
export function ownCommands(program: Command, end: (code: ExitCode) => void): void {
  program.commandsGroup('Testing Woodlog:');

  program
    .command('fuzz')
    .description('Search for bugs in Woodlog with random logs, mutated logs and games of bots')
    .addOption(gameOption('Test only this game'))
    .addOption(new Option('--time <time>', 'Run for this long, e.g. 30s or 5m (default: 1m)').argParser(parseTime))
    .option('--runs <n>', 'Number of cases', parsePositive)
    .option('--seed <text>', 'Seed: the same seed tries the same cases (default: random)')
    .option('--corpus <path>', 'Logs to mutate, or folders of logs; may be repeated', parseFiles)
    .option('--out <folder>', 'Folder for failing cases (default: fuzz-failures)', parseFolder)
    .option('--at <n>', 'Start at this case; run only this one unless --runs or --time is given', parseCount)
    .addOption(
      new Option('--replay <file>', 'Run one saved case, or any log')
        .argParser(parseFile)
        .conflicts(['game', 'time', 'runs', 'seed', 'corpus', 'out', 'at', 'json']),
    )
    .option('--json', 'Print the summary as JSON')
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
