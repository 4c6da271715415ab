import { check, parse, withFixes } from '@woodlog/notation/root';
import type { Reader } from '../game-adapter.ts';

/** All that `check` needs of a log: what it says, without the law. */
export const rootReader: Reader = {
  read: (text) => {
    const tree = parse(text);
    return { check: () => check(tree), withFixes: (found) => withFixes(tree, found) };
  },
};
