import { type Command, Option } from 'commander';
import type { ExitCode } from '../exit.ts';
import { examples } from './examples.ts';
import {
  DECK_CHOICE,
  LINE_UP,
  MAP_CHOICE,
  parseBudget,
  gameOption,
  parseCount,
  parseFile,
  parseFolder,
  parseLogs,
  parsePlayouts,
} from './flags.ts';

const ONE_FILE = 'a log; - or none: standard input';

/** Commands that play games, or a turn of one. Each is loaded when it is called. */
export function gameCommands(program: Command, end: (code: ExitCode) => void): void {
  program.commandsGroup('Games:');

  program
    .command('play')
    .description('a game of bots, or of bots and people; its log on standard output')
    .addOption(gameOption('the game to play'))
    .option('--seed <text>', 'the same seed plays the same game; a new one unless given')
    .option('--index <n>', 'which game of the seed, from 0; 0 unless given', parseCount)
    .option('--bots <list>', `who plays: ${LINE_UP}`)
    .option('--map <map>', MAP_CHOICE)
    .option('--deck <deck>', DECK_CHOICE)
    .option('--expansions <list>', 'Carcassonne: what is played beside the base game, such as river')
    .option(
      '--budget <budget>',
      'Carcassonne: what a bot that searches has for a move, in playouts or as a time such as 200ms; 300 unless given',
      parseBudget,
    )
    .addOption(
      new Option('--setup <file>', 'all that is decided before the game, as JSON')
        .argParser(parseFile)
        .conflicts(['bots', 'map', 'deck', 'budget', 'expansions']),
    )
    .option('-o, --output <file>', 'a new file for the log; with people it is written after every turn', parseFile)
    .addOption(
      new Option('--resume <file>', 'goes on with the game of this log, and writes it after every turn')
        .argParser(parseFile)
        .conflicts(['bots', 'map', 'deck', 'expansions', 'setup', 'index', 'output']),
    )
    .option('--free', 'people may type what the law does not allow')
    .addOption(
      new Option('--real', 'with people: cards and dice are those of your table, and asked for').conflicts([
        'seed',
        'setup',
        'index',
      ]),
    )
    .addHelpText(
      'after',
      examples([
        'woodlog play --seed maple --map winter > game.rootlog',
        'woodlog play --bots C=mechanical-marquise:nightmare+blitz,E=electric-eyrie,A=puppet',
        'woodlog play --bots C=mechanical-marquise,E=person/Ann -o evening.rootlog',
        'woodlog play --resume evening.rootlog',
        'woodlog play --game carcassonne --bots A=person/Ann,B=greedy -o evening.carcassonne',
        'woodlog play --game carcassonne --seed maple --bots A=evaluation,B=rollout --budget 1000',
        'woodlog play --game carcassonne --expansions river > game.carcassonne',
        'woodlog play --game fuzzy-knights > game.knights',
      ]),
    )
    .action(async (options) => end(await (await import('../commands/play.ts')).play(options)));

  program
    .command('turn')
    .description('the next turn for the position that a log ends in: a bot’s, or one typed at the terminal')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .option('--faction <letter>', 'Root: whose turn; the seat after the last line unless given')
    .option('--bot <bot>', 'Carcassonne, Fuzzy Knights: the bot that plays, if the log does not name it')
    .option(
      '--budget <playouts>',
      'Carcassonne: what a bot that searches has for the move; 300 unless given',
      parsePlayouts,
    )
    .option('--draw <cards>', "the next cards from the top, such as 'F#anvil,R#tun'; tiles of Carcassonne")
    .option('--dice <rolls>', "the next rolls, such as '3,1;2,2'")
    .option(
      '--answers <file>',
      'answers to its questions from the first on: a JSON list, or what a pending turn gave',
      parseFile,
    )
    .option('--seed <text>', 'decides what is left to chance; a new one unless given')
    .option('--free', 'a person may type what the law does not allow')
    .addOption(
      new Option('--real', 'cards and dice are those of your table: the terminal asks for them').conflicts([
        'seed',
        'json',
      ]),
    )
    .option('--explain', 'the sections of the law that ran, too')
    .option('--json', 'as JSON; a question that nothing answers is given back, with exit code 4')
    .addHelpText(
      'after',
      examples([
        "woodlog turn game.rootlog --faction C --draw 'F#anvil' --dice '3,1' --explain",
        'woodlog turn --json game.rootlog > question.json',
        'woodlog turn game.carcassonne --bot greedy --draw CRFR',
      ]),
    )
    .action(async (file, options) => end(await (await import('../commands/turn.ts')).turn(file, options)));

  program
    .command('moves')
    .description('what the law allows next at the position that a log ends in')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .option('--faction <letter>', 'Root: whose turn; default: the seat after the last line')
    .option('--all', 'list complete moves, with the answers to all follow-up questions')
    .option('--count <depth>', 'count the complete moves to this depth (perft)', parseCount)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples(['woodlog moves game.rootlog', 'woodlog moves game.rootlog --faction E --all --json']),
    )
    .action(async (file, options) => end(await (await import('../commands/moves.ts')).moves(file, options)));

  program
    .command('cards')
    .description('the cards of a deck of Root: suit, name, Rootlog spelling, cost, item or effect')
    .option('--deck <deck>', `${DECK_CHOICE}; default: exiles`)
    .option('--json', 'print JSON')
    .addHelpText('after', examples(['woodlog cards', 'woodlog cards --deck standard --json']))
    .action(async (options) => end(await (await import('../commands/cards.ts')).cards(options)));

  program
    .command('sample')
    .description('a folder of logs of games that differ, with an index')
    .addOption(gameOption('the game to play'))
    .requiredOption('--out <folder>', 'the folder, new or empty', parseFolder)
    .option('--games <n>', 'how many games; 24 of Root, 6 of another game unless given', parseLogs)
    .option('--seed <text>', 'the same seed gives the same folder; a new one unless given')
    .option('--force', 'writes into a folder that is not empty, over files of the same names')
    .addHelpText(
      'after',
      examples([
        'woodlog sample --out samples',
        'woodlog sample --game carcassonne --out samples --games 10 --seed maple',
      ]),
    )
    .action(async (options) => end(await (await import('../commands/sample.ts')).sample(options)));
}
