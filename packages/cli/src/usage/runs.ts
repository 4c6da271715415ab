import { type Command, Option } from 'commander';
import type { ExitCode } from '../exit.ts';
import { examples } from './examples.ts';
import {
  DECK_CHOICE,
  LINE_UP,
  MAP_CHOICE,
  collect,
  gameOption,
  listed,
  parseChunk,
  parseFile,
  parseFolder,
  parseFolders,
  parsePercent,
  parsePlayouts,
  parsePositive,
  parseSample,
  parseShare,
} from './flags.ts';

/** Commands that play many games, and tell of them. Each is loaded when it is called. */
export function runCommands(program: Command, end: (code: ExitCode) => void): void {
  program.commandsGroup('Many games:');

  program
    .command('simulate')
    .description('many games of bots on all cores, into a folder of Parquet files; what is there already is kept')
    .addOption(gameOption('the game to play'))
    .requiredOption('--out <folder>', 'the folder, new or of the same run', parseFolder)
    .option('--games <n>', 'how many games; 1000 unless given', parsePositive)
    .option('--seed <text>', 'the same seed plays the same games; a new one unless given')
    .option('--bots <list>', `who plays: ${LINE_UP}, or random; given again, line-ups to cross`, collect)
    .option('--map <maps>', `${MAP_CHOICE}, or random; several by commas, to cross`, listed)
    .option('--deck <decks>', `${DECK_CHOICE}, or random; several by commas, to cross`, listed)
    .option(
      '--budget <playouts>',
      'Carcassonne: what a bot that searches has for a move; 300 unless given',
      parsePlayouts,
    )
    .addOption(
      new Option('--setup <file>', 'all that is decided before a game, as JSON')
        .argParser(parseFile)
        .conflicts(['bots', 'map', 'deck', 'budget']),
    )
    .option('--rotate', 'every line-up in each turning of its seats')
    .option('--jobs <n>', 'how many games at once; as many as there are cores unless given', parsePositive)
    .option('--shard <i/n>', 'only the i-th of n parts, from 1', parseShare)
    .option('--chunk <n>', 'games a file; 1000 unless given', parseChunk)
    .option(
      '--keep-logs <percent>',
      'keeps the logs of so many games in a hundred; those of failing games always',
      parsePercent,
    )
    .option('--json', 'the summary as JSON')
    .addHelpText(
      'after',
      examples([
        'woodlog simulate --out run --games 10000 --seed maple --bots random --map random --rotate',
        'woodlog simulate --out run   # goes on where it was stopped',
        'woodlog simulate --out part2 --games 10000 --seed maple --shard 2/7',
      ]),
    )
    .action(async (options) => end(await (await import('../commands/simulate.ts')).simulate(options)));

  program
    .command('status')
    .description('what a folder of simulate has, and what is missing')
    .argument('<folder>', 'a folder of simulate', parseFolder)
    .option('--json', 'as JSON')
    .addHelpText('after', examples(['woodlog status run']))
    .action(async (folder, options) => end(await (await import('../commands/status.ts')).status(folder, options)));

  program
    .command('merge')
    .description('the parts of a simulated run put together, as the whole run would have been written')
    .argument('<folders...>', 'folders of simulate --shard', parseFolders)
    .requiredOption('--out <folder>', 'the folder for the whole run', parseFolder)
    .option('--json', 'what was done, as JSON')
    .addHelpText('after', examples(['woodlog merge part1 part2 part3 --out run']))
    .action(async (folders, options) => end(await (await import('../commands/merge.ts')).merge(folders, options)));

  program
    .command('verify')
    .description('a sample of the games of a simulated run, played again and compared')
    .argument('<folder>', 'a folder of simulate', parseFolder)
    .option('--games <n>', 'how many, or which share: 500, 2%; 100 unless given', parseSample)
    .option('--seed <text>', 'the same seed takes the same sample; a new one unless given')
    .option('--jobs <n>', 'how many games at once; as many as there are cores unless given', parsePositive)
    .option('--json', 'as JSON')
    .addHelpText('after', examples(['woodlog verify run', 'woodlog verify run --games 100%']))
    .action(async (folder, options) => end(await (await import('../commands/verify.ts')).verify(folder, options)));

  program
    .command('report')
    .description('what the games of a simulated run, or logs of people, say: a summary, or a page with charts')
    .argument('[folders...]', 'the folder of a run, folders of its parts, or logs', parseFolders)
    .addOption(gameOption('the game of the logs'))
    .option('--compare <what...>', 'compare two runs, or two line-ups of the run, by number or as --bots has them')
    .option('--export <file>', 'of logs: writes a CSV table with a row a player', parseFile)
    .option('-o, --output <file>', 'writes the page: one HTML file that needs nothing else', parseFile)
    .option('--json', 'all figures as JSON instead of the summary')
    .addHelpText(
      'after',
      examples([
        'woodlog report run',
        'woodlog report run -o report.html',
        'woodlog report --compare run1 run2',
        'woodlog report logs/*.rootlog --export players.csv',
        'woodlog report run --compare 1 2',
      ]),
    )
    .action(async (folders, options) => end(await (await import('../commands/report.ts')).report(folders, options)));
}
