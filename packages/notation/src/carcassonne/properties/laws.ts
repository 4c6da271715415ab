import { carcassonne } from '@woodlog/core/carcassonne';
import { type Law, unequal } from '../../kernel/properties/law.ts';
import { textLaws } from '../../kernel/properties/text-laws.ts';
import type { Log, Replayed, Tree } from '../index.ts';
import * as notation from '../index.ts';
import { fmt, logOf, parse, print, turnBoard } from '../index.ts';
import { leavesOf } from '../tree.ts';
import type { WrittenRecord } from './spelling.ts';

const COMMON_LAWS = textLaws<Tree, Log, Replayed>({
  ...notation,
  leavesOf: ({ lines }) => lines.flatMap(leavesOf),
  trivia: /^[\s\u200b]*$/,
  canonical: carcassonne.canonical,
});

/** Laws of any text read as a record. */
export const TEXT_LAWS: readonly Law<string>[] = [
  ...COMMON_LAWS,
  {
    name: 'turned',
    broken(text) {
      const tree = parse(text);
      // Which of two figures on a tile counts depends on their order, which is reported.
      const isMore = tree.lines.some(
        (line) => line.kind === 'move' && line.actions.some(({ says }) => says === 'more'),
      );
      const log = logOf(tree);
      const once = turnBoard(log, 1);
      return (
        unequal('turned and turned back', turnBoard(once, 3), log) ??
        unequal('turned twice', turnBoard(once, 1), turnBoard(log, 2)) ??
        (isMore ? null : unequal('formatted and turned', logOf(parse(fmt(tree, 1))), once))
      );
    },
  },
];

export const RECORD_LAWS: readonly Law<WrittenRecord>[] = [
  { name: 'record-spelling', broken: ({ log, text }) => unequal('the record as it is spelt', logOf(parse(text)), log) },
  {
    name: 'record-reads-back',
    broken({ log }) {
      const tree = parse(print(log));
      // A tile without a square is reported.
      const said = tree.diagnostics.find(({ code }) => code !== 'carcassonne/no-square');
      return said ? `what was printed is said to be wrong: ${said.message}` : unequal('printed', logOf(tree), log);
    },
  },
  {
    name: 'record-canonical',
    broken({ log }) {
      const text = print(log);
      return fmt(parse(text)) === text ? null : 'fmt changes what was printed';
    },
  },
];
