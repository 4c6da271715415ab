import { type Command, Option } from 'commander';
import type { ExitCode } from '../exit.ts';
import { examples } from './examples.ts';
import {
  ADVANCED_SETUP,
  DECK_CHOICE,
  LINE_UP,
  MAP_CHOICE,
  PLAYER_CHOICE,
  PLAYER_SECONDS,
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

/** Commands that play and report many games. Each is loaded when it runs. */
export function runCommands(program: Command, end: (code: ExitCode) => void): void {
  program.commandsGroup('Many games:');

  program
    .command('simulate')
    .description('Play many games of bots on all cores, or resume a run; write Parquet files')
    .addOption(gameOption('Game to play'))
    .requiredOption('--out <folder>', 'Folder of the run: new, or of the run to resume', parseFolder)
    .option('--games <n>', 'Number of games (default: 1000)', parsePositive)
    .option('--seed <text>', 'Seed: the same seed plays the same games (default: random)')
    .option('--bots <list>', `Players: ${LINE_UP}; or random. Repeat it to compare line-ups`, collect)
    .option('--player <seat=player>', PLAYER_CHOICE, collect)
    .option('--player-seconds <n>', PLAYER_SECONDS, parsePositive)
    .option('--map <maps>', `Map, or several separated by commas. ${MAP_CHOICE}; or random`, listed)
    .option('--deck <decks>', `Deck, or several separated by commas. ${DECK_CHOICE}; or random`, listed)
    .option('--budget <playouts>', 'Carcassonne: search budget per move (default: 300)', parsePlayouts)
    .option('--advanced-setup', ADVANCED_SETUP)
    .option('--expansions <list>', 'Carcassonne: expansions to add, e.g. river')
    .addOption(
      new Option('--setup <file>', 'JSON file with the whole setup')
        .argParser(parseFile)
        .conflicts(['bots', 'map', 'deck', 'advancedSetup', 'budget', 'expansions']),
    )
    .option('--rotate', 'Play every line-up once from each starting seat')
    .option('--jobs <n>', 'Games to play at once (default: the number of cores)', parsePositive)
    .option('--shard <i/n>', 'Play only shard i of n, counted from 1', parseShare)
    .option('--chunk <n>', 'Games per file (default: 1000)', parseChunk)
    .option(
      '--keep-logs <percent>',
      'Keep the logs of this share of games; failed games always keep theirs',
      parsePercent,
    )
    .option(
      '--keep-decisions <percent>',
      'Keep what was chosen, out of which options, in this share of games',
      parsePercent,
    )
    .option('--json', 'Print the summary as JSON')
    .addHelpText(
      'after',
      examples([
        'woodlog simulate --out run --games 10000 --seed maple --bots random --map random --rotate',
        'woodlog simulate --out run   # resume the run',
        'woodlog simulate --out part2 --games 10000 --seed maple --shard 2/7',
      ]),
    )
    .action(async (options) => end(await (await import('../commands/simulate.ts')).simulate(options)));

  program
    .command('ladder')
    .description('Play games with a player and without it on the same seeds, and compare')
    .addOption(gameOption('Game to play'))
    .requiredOption('--out <folder>', 'Folder of the games: new, or of the ladder to resume', parseFolder)
    .requiredOption('--player <player>', 'Player to measure: greedy, a bot, a module ./mine.mjs, or exec:PROGRAM')
    .option(
      '--against <player>',
      'Mixed tables: one player among others of this kind; modules and programs meet it at one table',
    )
    .option('--bots <list>', `Replacement: the player takes the seats of these, one at a time. ${LINE_UP}`)
    .option('--seats <list>', 'Seats to measure, separated by commas (default: every one)')
    .option('--size <n>', 'Seats at a mixed table (default: 4 in Root, else 2)', parsePositive)
    .option('--games <n>', 'Games with the player for each seat, and as many without it (default: 24)', parsePositive)
    .option('--seed <text>', 'Seed: the same seed plays the same games (default: ladder)')
    .option('--map <map>', `Map. ${MAP_CHOICE}; or random`)
    .option('--deck <deck>', `Deck. ${DECK_CHOICE}; or random`)
    .option('--budget <playouts>', 'Carcassonne: search budget per move (default: 300)', parsePlayouts)
    .option('--player-seconds <n>', PLAYER_SECONDS, parsePositive)
    .option('--jobs <n>', 'Games to play at once (default: the number of cores)', parsePositive)
    .option('--json', 'Print the standings as JSON')
    .addHelpText(
      'after',
      examples([
        'woodlog ladder --out mixed --player greedy --against random',
        'woodlog ladder --out replaced --player greedy --bots C=mechanical-marquise,E=electric-eyrie,A=automated-alliance,V=vagabot',
        'woodlog ladder --out tiles --game carcassonne --player evaluation --against greedy --size 3',
      ]),
    )
    .action(async (options) => end(await (await import('../commands/ladder.ts')).ladder(options)));

  program
    .command('status')
    .description('Show how much of a run is done and what is missing')
    .argument('<folder>', 'Folder of a run', parseFolder)
    .option('--json', 'Print JSON')
    .addHelpText('after', examples(['woodlog status run']))
    .action(async (folder, options) => end(await (await import('../commands/status.ts')).status(folder, options)));

  program
    .command('merge')
    .description('Merge the parts of a run into one folder')
    .argument('<folders...>', 'Folders written by simulate --shard', parseFolders)
    .requiredOption('--out <folder>', 'Folder for the whole run', parseFolder)
    .option('--json', 'Print JSON')
    .addHelpText('after', examples(['woodlog merge part1 part2 part3 --out run']))
    .action(async (folders, options) => end(await (await import('../commands/merge.ts')).merge(folders, options)));

  program
    .command('verify')
    .description('Replay a sample of the games of a run and compare the results')
    .argument('<folder>', 'Folder of a run', parseFolder)
    .option('--games <n>', 'Number or share of games, e.g. 500 or 2% (default: 100)', parseSample)
    .option('--seed <text>', 'Seed: the same seed takes the same sample (default: random)')
    .option('--jobs <n>', 'Games to play at once (default: the number of cores)', parsePositive)
    .option('--json', 'Print JSON')
    .addHelpText('after', examples(['woodlog verify run', 'woodlog verify run --games 100%']))
    .action(async (folder, options) => end(await (await import('../commands/verify.ts')).verify(folder, options)));

  program
    .command('report')
    .description('Report win rates, scores and lengths of a run or of logs')
    .argument('[folders...]', 'Folder of a run, folders of its parts, or logs', parseFolders)
    .addOption(gameOption('Game of the logs'))
    .option('--compare <what...>', 'Compare two runs, or two line-ups of a run by their numbers or --bots lists')
    .option('--export <file>', 'With logs: write a CSV table, one row per player', parseFile)
    .option('-o, --output <file>', 'Write a page with charts: one self-contained HTML file', parseFile)
    .option('--json', 'Print all figures as JSON')
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
