import { type Command, Option } from 'commander';
import type { ExitCode } from '../exit.ts';
import { examples } from './examples.ts';
import { gameOption, parseCount, parseFile, parseFiles, parsePositive, parseQuarters } from './flags.ts';

const ONE_FILE = 'Log to read; - or nothing: standard input';
const FILES = 'Logs to read; - or nothing: standard input';

/** Commands for logs. Each is loaded when it runs. */
export function logCommands(program: Command, end: (code: ExitCode) => void): void {
  program.commandsGroup('Logs:');

  program
    .command('check')
    .description('Report mistakes in logs: syntax, pieces and rules')
    .argument('[files...]', FILES, parseFiles)
    .addOption(gameOption())
    .option('--no-law', 'Check syntax and pieces only, not the rules of the game')
    .addOption(
      new Option('--law <edition>', 'Edition of the rules (default: as of the date of a "Played" comment)').choices([
        '2020',
        'current',
      ]),
    )
    .option('--summary', 'Print the verdicts of each player, one line per player')
    .addOption(new Option('--json', 'Print one line of JSON per log').conflicts('fix'))
    .addOption(
      new Option('--sarif', 'Print SARIF 2.1.0, one document for all logs').conflicts(['json', 'summary', 'fix']),
    )
    .addOption(new Option('--fix', 'Apply the fixes that are certain, and overwrite the files').conflicts('summary'))
    .addOption(new Option('--dry-run', 'With --fix: print what it would do, and change nothing'))
    .addHelpText(
      'after',
      examples([
        'woodlog check game.rootlog',
        'woodlog check --json *.rootlog',
        'woodlog check --fix --dry-run *.rootlog',
      ]),
    )
    .action(async (files, options) => end(await (await import('../commands/check.ts')).check(files, options)));

  program
    .command('lsp')
    .description('Serve an editor with problems, fixes, completion, hover and outlines')
    .option('--stdio', 'Speak on standard input and output (the default)')
    .option('--no-law', 'Check syntax and pieces only, not the rules of the game')
    .addHelpText('after', examples(['woodlog lsp --stdio']))
    .action(async (options) => end(await (await import('../commands/lsp.ts')).lsp(options)));

  program
    .command('fmt')
    .description('Format logs; comments are kept')
    .argument('[files...]', FILES, parseFiles)
    .addOption(gameOption())
    .option('--check', 'List files that are not formatted; exit with code 1 if there are any')
    .addOption(new Option('--write', 'Overwrite the files with the result').conflicts('check'))
    .option('--symbols', 'Fuzzy Knights: write symbols instead of words')
    .option(
      '--turn-board [quarters]',
      'Carcassonne: turn the board clockwise; without a number (put it after the file), turn it so that two logs of one game compare equal',
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
    .description('Explain each action in plain English')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .addHelpText('after', examples(['woodlog explain game.rootlog | less']))
    .action(async (file, options) => end(await (await import('../commands/explain.ts')).explain(file, options)));

  program
    .command('analyze')
    .description('Show the chance of each seat to win after each line of a log of Root')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .option('--runs <n>', 'How often a round is played on from each line (default: 30)', parsePositive)
    .option('--seed <text>', 'Seed of the cards and dice')
    .option('--json', 'Print JSON')
    .addHelpText('after', examples(['woodlog analyze game.rootlog', 'woodlog analyze --runs 20 --json game.rootlog']))
    .action(async (file, options) => end(await (await import('../commands/analyze.ts')).analyze(file, options)));

  program
    .command('replay')
    .description('Show the table at the end of a log; mistakes are reported and played as written')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .option('--turn <n>', 'Stop after this turn; setup lines count as turns, 0 is the start', parseCount)
    .addOption(new Option('--json', 'Print JSON').conflicts(['svg', 'png']))
    .addOption(
      new Option('--svg <file>', 'Write an SVG picture; - is standard output').argParser(parseFile).conflicts('png'),
    )
    .option('--png <file>', 'Write a PNG picture; - is standard output', parseFile)
    .addHelpText('after', examples(['woodlog replay game.rootlog', 'woodlog replay --turn 8 --json game.rootlog']))
    .action(async (file, options) => end(await (await import('../commands/replay.ts')).replay(file, options)));

  program
    .command('view')
    .description('Make a replay page: one self-contained HTML file')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .option('-o, --output <file>', 'File to write; - or nothing: standard output', parseFile)
    .option('--no-law', 'Show mistakes of syntax and pieces only, not of the rules of the game')
    .option('--chances', 'Root: show the chance of each seat to win, as analyze tells it')
    .addHelpText('after', examples(['woodlog view game.rootlog -o replay.html']))
    .action(async (file, options) => end(await (await import('../commands/view.ts')).view(file, options)));

  program
    .command('parse')
    .description('Parse a log into an outline or JSON')
    .argument('[file]', ONE_FILE, parseFile)
    .addOption(gameOption())
    .option('--json', 'Print JSON')
    .addHelpText('after', examples(['woodlog parse game.rootlog', 'woodlog parse --json game.rootlog > game.json']))
    .action(async (file, options) => end(await (await import('../commands/parse.ts')).parse(file, options)));

  program
    .command('print')
    .description('Turn the output of parse --json back into a log')
    .argument('[file]', 'JSON to read; - or nothing: standard input', parseFile)
    .addHelpText('after', examples(['woodlog parse --json game.rootlog | woodlog print']))
    .action(async (file) => end(await (await import('../commands/print.ts')).print(file)));
}
