import { isRight } from 'fp-ts/lib/Either.js';
import { fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { fingerprint } from '@woodlog/core/kernel';
import { type Law, unequal } from '../../kernel/properties/law.ts';
import { logLaws } from '../../kernel/properties/log-laws.ts';
import { textLaws } from '../../kernel/properties/text-laws.ts';
import { type Log, type Tree, check, explain, fmt, logFromJson, logOf, parse, parseJson } from '../index.ts';
import { print, replay, replayJson, tableText } from '../index.ts';
import { leavesOf } from '../tree.ts';
import type { WrittenLog } from './logs.ts';

/** Laws of any text read as a log of Fuzzy Knights. */
export const TEXT_LAWS: readonly Law<string>[] = [
  ...textLaws<Tree, Log>({
    parse,
    print: (source) => print(source),
    fmt: (tree) => fmt(tree),
    logOf,
    leavesOf: ({ lines }) => lines.flatMap(leavesOf),
    // Commas part places. Editors put joiners and variation selectors around symbols.
    trivia: /^(?:[\s;,]|\u200d|\ufe0e|\ufe0f)*$/,
    parseJson,
    logFromJson,
    check,
    show(tree) {
      for (const { text } of explain(tree)) text.toString();
      const played = replay(tree);
      if (!isRight(played)) return;
      JSON.stringify(replayJson(played.right, tree.text));
      tableText(played.right.table);
    },
    tableAfter(source) {
      const played = replay(source);
      return isRight(played) ? fingerprint(fuzzyKnights.canonical(played.right.table)) : null;
    },
    replayStrictly: (tree) => replay(tree, { strict: true }),
  }),
  {
    name: 'symbols-keep-meaning',
    broken(text) {
      const tree = parse(text);
      return unequal('fmt --symbols changes the meaning', logOf(parse(fmt(tree, { symbols: true }))), logOf(tree));
    },
  },
];

/** Laws of a log in one of its spellings. */
export const LOG_LAWS: readonly Law<WrittenLog>[] = logLaws<Tree, Log>({
  parse,
  print: (log) => print(log),
  fmt: (tree) => fmt(tree),
  logOf,
});
