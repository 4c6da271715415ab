import { fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { type Law, unequal } from '../../kernel/properties/law.ts';
import { logLaws } from '../../kernel/properties/log-laws.ts';
import { textLaws } from '../../kernel/properties/text-laws.ts';
import type { Log, Replayed, Tree } from '../index.ts';
import * as notation from '../index.ts';
import { fmt, logOf, parse } from '../index.ts';
import { leavesOf } from '../tree.ts';
import type { WrittenLog } from './logs.ts';

/** Laws of any text read as a log of Fuzzy Knights. */
export const TEXT_LAWS: readonly Law<string>[] = [
  ...textLaws<Tree, Log, Replayed>({
    ...notation,
    leavesOf: ({ lines }) => lines.flatMap(leavesOf),
    // Commas separate places. Editors put joiners and variation selectors around symbols.
    trivia: /^(?:[\s;,]|\u200d|\ufe0e|\ufe0f)*$/,
    canonical: fuzzyKnights.canonical,
  }),
  {
    name: 'symbols-keep-meaning',
    broken(text) {
      const tree = parse(text);
      return unequal('fmt --symbols changes the meaning', logOf(parse(fmt(tree, { symbols: true }))), logOf(tree));
    },
  },
];

export const LOG_LAWS: readonly Law<WrittenLog>[] = logLaws<Tree, Log>(notation);
