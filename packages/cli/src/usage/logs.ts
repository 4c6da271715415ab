import { type Command, Option } from 'commander';
import type { ExitCode } from '../exit.ts';
import { examples } from './examples.ts';
import { gameOption, parseCount, parseFile, parseFiles, parseQuarters } from './flags.ts';

const ONE_FILE = 'a log; - or none: standard input';
const FILES = 'logs; - or none: standard input';

/** Commands for logs of games. Each is loaded when it is called. */
export function logCommands(program: Command, end: (code: ExitCode) => void): void {
  program.commandsGroup('Logs:');

  program
    .command('check')
    .description('what is wrong or doubtful in logs: writing, table and rules')
    .argument('[files...]', FILES, parseFiles)
    .addOption(gameOption())
    .option('--no-law', 'leaves it at syntax and pieces; what players may do is not asked')
    .option('--json', 'a line of JSON a log')
    .addHelpText('after', examples(['woodlog check game.rootlog', 'woodlog check --json *.rootlog']))
    .action(async (files, options) => end(await (await import('../commands/check.ts')).check(files, options)));

  program
    .command('fmt')
    .description('a log in canonical form, with its comments')
    .argument('[files...]', FILES, parseFiles)
    .addOption(gameOption())
    .option('--check', 'names the files that are not in canonical form, and ends with 1 if there are any')
    .addOption(new Option('--write', 'writes the files back').conflicts('check'))
    .option('--symbols', 'Fuzzy Knights: the symbols of its pages in place of words')
    .option(
      '--turn-board [quarters]',
      'Carcassonne: the board turned clockwise; without a number, put behind the file, so that two records of a game compare',
      parseQuarters,
    )
    .addHelpText(
      'after',
      examples([
        'woodlog fmt game.rootlog',
        'woodlog fmt --write *.rootlog',
        'woodlog fmt game.carcassonne --turn-board',
      ]),
    )
    .action(async (files, options) => end(await (await import('../commands/fmt.ts')).fmt(files, options)));

  program
    .command('explain')
    .description('each action in plain English, and what it implies')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .addHelpText('after', examples(['woodlog explain game.rootlog | less']))
    .action(async (file, options) => end(await (await import('../commands/explain.ts')).explain(file, options)));

  program
    .command('replay')
    .description('the table after a log; mistakes are shown and played as written')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .option('--turn <n>', 'stops after this turn; setup lines count, 0 is before the first', parseCount)
    .addOption(new Option('--json', 'as JSON').conflicts(['svg', 'png']))
    .addOption(new Option('--svg <file>', 'as a picture; - is standard output').argParser(parseFile).conflicts('png'))
    .option('--png <file>', 'as a picture in pixels', parseFile)
    .addHelpText('after', examples(['woodlog replay game.rootlog', 'woodlog replay --turn 8 --json game.rootlog']))
    .action(async (file, options) => end(await (await import('../commands/replay.ts')).replay(file, options)));

  program
    .command('view')
    .description('a replay to look at: one HTML file that needs nothing else')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .option('-o, --output <file>', 'the file to write; - or none: standard output', parseFile)
    .addHelpText('after', examples(['woodlog view game.rootlog -o replay.html']))
    .action(async (file, options) => end(await (await import('../commands/view.ts')).view(file, options)));

  program
    .command('parse')
    .description('what a log means: an outline, or JSON to work on')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .option('--json', 'as JSON')
    .addHelpText('after', examples(['woodlog parse game.rootlog', 'woodlog parse --json game.rootlog > game.json']))
    .action(async (file, options) => end(await (await import('../commands/parse.ts')).parse(file, options)));

  program
    .command('print')
    .description('the canonical text of what parse --json gave')
    .argument('[file]', 'JSON; - or none: standard input', parseFile)
    .addHelpText('after', examples(['woodlog parse --json game.rootlog | woodlog print']))
    .action(async (file) => end(await (await import('../commands/print.ts')).print(file)));
}
