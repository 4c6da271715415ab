import { Command, InvalidArgumentError, Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { type ExitCode, exitCode } from './exit.ts';
import { failure } from './failure.ts';
import { parseGameId } from './games/choose.ts';
import { type GameId, GAME_IDS } from './games/games.ts';

const ONE_FILE = 'a log; - or none: standard input';
const FILES = 'logs; - or none: standard input';

/** Runs the command with the words after its name, and gives its exit code. Throws nothing. */
export async function runCommand(words: readonly string[]): Promise<ExitCode> {
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

/** The command with its subcommands; each of them is loaded when it is called. */
function createProgram(end: (code: ExitCode) => void): Command {
  const program = new Command('woodlog')
    .description(manifest.description)
    .version(manifest.version)
    .exitOverride()
    .showHelpAfterError('(woodlog COMMAND --help tells more)')
    .addHelpText('after', help(['woodlog replay game.rootlog', 'woodlog check *.rootlog']));

  program
    .command('play')
    .description('a game of bots; its log on standard output')
    .addOption(gameOption('the game to play'))
    .option('--seed <text>', 'the same seed plays the same game; a new one unless given')
    .option('--bots <list>', 'who plays: SEAT=BOT[/character][:difficulty+...][+trait...], separated by commas')
    .option('--map <map>', 'Root: fall, winter, lake or mountain')
    .option('--deck <deck>', 'Root: standard or exiles')
    .addOption(
      new Option('--setup <file>', 'all that is decided before the game, as JSON').conflicts(['bots', 'map', 'deck']),
    )
    .addHelpText(
      'after',
      help([
        'woodlog play --seed maple --map winter > game.rootlog',
        'woodlog play --bots C=mechanical-marquise:nightmare+blitz,E=electric-eyrie,A=puppet',
        'woodlog play --game carcassonne --seed maple --bots A=greedy,B=look-ahead',
        'woodlog play --game fuzzy-knights > game.knights',
      ]),
    )
    .action(async (options) => end(await (await import('./commands/play.ts')).play(options)));

  program
    .command('sample')
    .description('a folder of logs of games that differ, with an index')
    .addOption(gameOption('the game to play'))
    .requiredOption('--out <folder>', 'the folder, new or empty')
    .option('--games <n>', 'how many games; 24 of Root, 6 of another game unless given', parseGames)
    .option('--seed <text>', 'the same seed gives the same folder; a new one unless given')
    .option('--force', 'write into a folder that is not empty, over files of the same names')
    .addHelpText(
      'after',
      help(['woodlog sample --out samples', 'woodlog sample --game carcassonne --out samples --games 10 --seed maple']),
    )
    .action(async (options) => end(await (await import('./commands/sample.ts')).sample(options)));

  program
    .command('parse')
    .description('what a log means: an outline, or JSON to work on')
    .argument('[file]', ONE_FILE)
    .addOption(gameOption())
    .option('--json', 'as JSON')
    .addHelpText('after', help(['woodlog parse game.rootlog', 'woodlog parse --json game.rootlog > game.json']))
    .action(async (file, options) => end(await (await import('./commands/parse.ts')).parse(file, options)));

  program
    .command('print')
    .description('the canonical text of what parse --json gave')
    .argument('[file]', 'JSON; - or none: standard input')
    .addHelpText('after', help(['woodlog parse --json game.rootlog | woodlog print']))
    .action(async (file) => end(await (await import('./commands/print.ts')).print(file)));

  program
    .command('fmt')
    .description('a log in canonical form, with its comments')
    .argument('[files...]', FILES)
    .addOption(gameOption())
    .option('--check', 'name the files that are not in canonical form, and exit 1 if there are any')
    .addOption(new Option('--write', 'write the files back').conflicts('check'))
    .option('--symbols', 'Fuzzy Knights: the symbols of its pages in place of words')
    .option(
      '--turn-board [quarters]',
      'Carcassonne: the board turned clockwise, or so that two records of a game compare',
      parseQuarters,
    )
    .addHelpText('after', help(['woodlog fmt game.rootlog', 'woodlog fmt --write *.rootlog']))
    .action(async (files, options) => end(await (await import('./commands/fmt.ts')).fmt(files, options)));

  program
    .command('check')
    .description('what is wrong or doubtful in logs: writing, table and rules')
    .argument('[files...]', FILES)
    .addOption(gameOption())
    .option('--json', 'a line of JSON a log')
    .addHelpText('after', help(['woodlog check game.rootlog', 'woodlog check --json *.rootlog']))
    .action(async (files, options) => end(await (await import('./commands/check.ts')).check(files, options)));

  program
    .command('replay')
    .description('the table after a log; mistakes are shown and played as written')
    .argument('[file]', ONE_FILE)
    .addOption(gameOption())
    .option('--turn <n>', 'stop after this turn; setup lines count, 0 is before the first', parseTurn)
    .addOption(new Option('--json', 'as JSON').conflicts(['svg', 'png']))
    .addOption(new Option('--svg <file>', 'as a picture; - is standard output').conflicts('png'))
    .option('--png <file>', 'as a picture in pixels')
    .addHelpText('after', help(['woodlog replay game.rootlog', 'woodlog replay --turn 8 --json game.rootlog']))
    .action(async (file, options) => end(await (await import('./commands/replay.ts')).replay(file, options)));

  program
    .command('explain')
    .description('each action in plain English, and what it implies')
    .argument('[file]', ONE_FILE)
    .addOption(gameOption())
    .addHelpText('after', help(['woodlog explain game.rootlog | less']))
    .action(async (file, options) => end(await (await import('./commands/explain.ts')).explain(file, options)));

  program
    .command('turn')
    .description('the next turn of a bot, for the position that a log ends in')
    .argument('[file]', ONE_FILE)
    .addOption(gameOption())
    .option('--faction <letter>', 'whose turn; the seat after the last line unless given')
    .option('--draw <cards>', "the next cards from the top, such as 'F#anvil,M#tun'")
    .option('--dice <rolls>', "the next rolls, such as '3,1;2,2'")
    .option('--answers <file>', 'answers to its questions from the first on: a JSON list, or what a pending turn gave')
    .option('--seed <text>', 'decides what is left to chance')
    .option('--explain', 'the sections of the law that ran, too')
    .option('--json', 'as JSON; a question that nothing answers is given back, with exit code 4')
    .addHelpText(
      'after',
      help([
        "woodlog turn game.rootlog --faction C --draw 'F#anvil' --dice '3,1' --explain",
        'woodlog turn --json game.rootlog > question.json',
      ]),
    )
    .action(async (file, options) => end(await (await import('./commands/turn.ts')).turn(file, options)));

  program
    .command('view')
    .description('a replay to look at: one HTML file that needs nothing else')
    .argument('[file]', ONE_FILE)
    .addOption(gameOption())
    .option('-o, --output <file>', 'the file to write; - or none: standard output')
    .addHelpText('after', help(['woodlog view game.rootlog -o replay.html']))
    .action(async (file, options) => end(await (await import('./commands/view.ts')).view(file, options)));

  return program;
}

/** Reads the quarters of `--turn-board`. */
function parseQuarters(word: string): number {
  if (!/^[0-3]$/.test(word)) throw new InvalidArgumentError('Quarter turns are 0 to 3.');
  return Number(word);
}

const help = (examples: readonly string[]): string =>
  `\nFor example:\n${examples.map((line) => `  ${line}\n`).join('')}`;

function gameOption(what = `what the file is, if its ending does not tell`): Option {
  return new Option('--game <game>', `${what}: ${GAME_IDS.join(', ')}`).argParser((word): GameId => {
    const game = parseGameId(word);
    if (typeof game === 'string') return game;
    throw new InvalidArgumentError(game.problem);
  });
}

function parseTurn(word: string): number {
  const turn = /^\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
  if (Number.isNaN(turn)) throw new InvalidArgumentError('It is a number such as 0 or 12.');
  return turn;
}

function parseGames(word: string): number {
  if (/^[1-9]\d{0,4}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('It is a number from 1 to 99999.');
}
