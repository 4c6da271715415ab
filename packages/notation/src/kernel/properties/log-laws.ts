import { type Law, unequal } from './law.ts';

export interface LogNotation<Tree, Log> {
  readonly parse: (text: string) => Tree;
  readonly print: (log: Log) => string;
  readonly fmt: (tree: Tree) => string;
  readonly logOf: (tree: Tree) => Log;
}

export function logLaws<Tree, Log>({
  parse,
  print,
  fmt,
  logOf,
}: LogNotation<Tree, Log>): readonly Law<{
  readonly log: Log;
  readonly text: string;
}>[] {
  return [
    { name: 'log-spelling', broken: ({ log, text }) => unequal('the log as it is spelt', logOf(parse(text)), log) },
    { name: 'log-reads-back', broken: ({ log }) => unequal('the printed log', logOf(parse(print(log))), log) },
    {
      name: 'log-canonical',
      broken({ log }) {
        const text = print(log);
        return fmt(parse(text)) === text ? null : 'fmt changes what was printed';
      },
    },
  ];
}
