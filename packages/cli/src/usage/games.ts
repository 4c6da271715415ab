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
  parseBudget,
  gameOption,
  parseCount,
  parseFile,
  parseFolder,
  parseLogs,
  parsePlayouts,
  parsePort,
  parsePositive,
} from './flags.ts';

const ONE_FILE = 'Log to read; - or nothing: standard input';

/** Commands that play games or turns. Each is loaded when it runs. */
export function gameCommands(program: Command, end: (code: ExitCode) => void): void {
  program.commandsGroup('Games:');

  program
    .command('play')
    .description('Play a game with bots, people or both, and print its log')
    .addOption(gameOption('Game to play'))
    .option('--seed <text>', 'Seed: the same seed plays the same game (default: random)')
    .option('--index <n>', 'Number of the game for this seed, counted from 0 (default: 0)', parseCount)
    .option('--bots <list>', `Players: ${LINE_UP}`)
    .option('--player <seat=player>', PLAYER_CHOICE, collect)
    .option('--player-seconds <n>', PLAYER_SECONDS, parsePositive)
    .option('--map <map>', `Map. ${MAP_CHOICE}`)
    .option('--deck <deck>', `Deck. ${DECK_CHOICE}`)
    .option('--advanced-setup', ADVANCED_SETUP)
    .option('--expansions <list>', 'Carcassonne: expansions to add, e.g. river')
    .option(
      '--budget <budget>',
      'Carcassonne: search budget per move, in playouts or as a time such as 200ms (default: 300)',
      parseBudget,
    )
    .addOption(
      new Option('--setup <file>', 'JSON file with the whole setup')
        .argParser(parseFile)
        .conflicts(['bots', 'map', 'deck', 'advancedSetup', 'budget', 'expansions']),
    )
    .option(
      '-o, --output <file>',
      'Write the log to this new file; with people, save it after every turn; - is standard output',
      parseFile,
    )
    .addOption(
      new Option('--resume <file>', 'Resume the game in this log, and save it after every turn')
        .argParser(parseFile)
        .conflicts(['bots', 'map', 'deck', 'advancedSetup', 'expansions', 'setup', 'index', 'output']),
    )
    .option('--brief', 'Show a turn of a bot as one line of notation, not step by step')
    .option('--free', 'Let people make moves that break the rules')
    .addOption(
      new Option('--real', 'Use the cards and dice of your own table: woodlog asks for them').conflicts([
        'seed',
        'setup',
        'index',
      ]),
    )
    .addHelpText(
      'after',
      examples([
        'woodlog play --seed maple --map winter > game.rootlog',
        'woodlog play --bots C=mechanical-marquise:nightmare+blitz,E=electric-eyrie,A=greedy',
        'woodlog play --player C=./mine.mjs --bots E=electric-eyrie,A=automated-alliance',
        'woodlog play --bots C=mechanical-marquise,E=person/Ann -o evening.rootlog',
        'woodlog play --resume evening.rootlog',
        'woodlog play --bots draft=person/Ann,draft=random,draft=random -o evening.rootlog',
        'woodlog play --game carcassonne --bots A=person/Ann,B=greedy -o evening.carcassonne',
        'woodlog play --game carcassonne --seed maple --bots A=evaluation,B=rollout --budget 1000',
        'woodlog play --game carcassonne --expansions river > game.carcassonne',
        'woodlog play --game fuzzy-knights > game.knights',
      ]),
    )
    .action(async (options) => end(await (await import('../commands/play.ts')).play(options)));

  program
    .command('table')
    .description('Play a game beside a real table, in the browser')
    .option('--port <n>', 'Port to listen on; 0 takes any free one', parsePort, 8017)
    .option('--host <address>', 'Address to listen on; 0.0.0.0 lets phones in your network in', '127.0.0.1')
    .addOption(
      new Option('-o, --output <file>', 'Write the page as one file, which works from disk, instead')
        .argParser(parseFile)
        .conflicts(['port', 'host']),
    )
    .addHelpText('after', examples(['woodlog table', 'woodlog table --host 0.0.0.0', 'woodlog table -o table.html']))
    .action(async (options) => end(await (await import('../commands/table.ts')).table(options)));

  program
    .command('turn')
    .description('Play the next turn from the end of a log')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .option('--faction <letter>', 'Root: whose turn it is (default: the player after the last line)')
    .option('--bot <bot>', 'Carcassonne, Fuzzy Knights: the bot to play, if the log does not name one')
    .option('--budget <playouts>', 'Carcassonne: search budget for the move (default: 300)', parsePlayouts)
    .option(
      '--draw <cards>',
      "Next cards from the top of the deck, e.g. 'F#anvil,R#tun'; in Carcassonne, the next tiles",
    )
    .option('--dice <rolls>', "Next dice rolls, e.g. '3,1;2,2'")
    .option(
      '--answers <file>',
      'Answers to the questions so far: a JSON list, or the output of a pending turn',
      parseFile,
    )
    .option('--seed <text>', 'Seed for everything else that is random (default: random)')
    .option('--free', 'Let a person make moves that break the rules')
    .addOption(
      new Option('--real', 'Use the cards and dice of your own table: woodlog asks for them').conflicts([
        'seed',
        'json',
      ]),
    )
    .option('--explain', "Explain a bot's turn step by step in English, with the sections of the law")
    .option('--json', 'Print JSON; print an unanswered question and exit with code 4')
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
    .description('List the legal moves at the end of a log')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .option('--faction <letter>', 'Root: whose turn it is (default: the player after the last line)')
    .option('--all', 'List complete moves, with the answers to all follow-up questions')
    .option('--count <depth>', 'Count the complete moves to this depth (perft)', parseCount)
    .option('--in-turn', 'Root: the last line is not finished; list what may follow')
    .option('--json', 'Print JSON')
    .addHelpText(
      'after',
      examples(['woodlog moves game.rootlog', 'woodlog moves game.rootlog --faction E --all --json']),
    )
    .action(async (file, options) => end(await (await import('../commands/moves.ts')).moves(file, options)));

  program
    .command('cards')
    .description('List the cards of a Root deck: suit, name, Rootlog spelling, cost, item or effect')
    .option('--deck <deck>', `Deck. ${DECK_CHOICE} (default: exiles)`)
    .option('--json', 'Print JSON')
    .addHelpText('after', examples(['woodlog cards', 'woodlog cards --deck standard --json']))
    .action(async (options) => end(await (await import('../commands/cards.ts')).cards(options)));

  program
    .command('sample')
    .description('Write a folder of varied sample logs, with an index')
    .addOption(gameOption('Game to play'))
    .requiredOption('--out <folder>', 'Folder to write, new or empty', parseFolder)
    .option('--games <n>', 'Number of games (default: 24 for Root, 6 for other games)', parseLogs)
    .option('--seed <text>', 'Seed: the same seed writes the same folder (default: random)')
    .option('--force', 'Write into a folder that is not empty, and overwrite files of the same name')
    .addHelpText(
      'after',
      examples([
        'woodlog sample --out samples',
        'woodlog sample --game carcassonne --out samples --games 10 --seed maple',
      ]),
    )
    .action(async (options) => end(await (await import('../commands/sample.ts')).sample(options)));
}
