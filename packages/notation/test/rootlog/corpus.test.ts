import { right } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { describeShared, sharedPaths, sharedText } from '../../../../tools/shared-folder.ts';
import { fmt, logFromJson, logOf, parse, parseJson, print } from '../../src/rootlog/index.ts';

describeShared('corpus/root', 'logs of real games', () => {
  test('are read without a word, printed as they are, and keep their meaning in canonical form and as JSON', () => {
    let actions = 0;
    for (const path of sharedPaths('corpus/root', '.rootlog')) {
      const text = sharedText(path);
      const tree = parse(text);
      expect(tree.diagnostics, path).toEqual([]);
      expect(print(tree), path).toBe(text);
      const log = logOf(tree);
      expect(logOf(parse(print(log))), path).toEqual(log);
      const json: unknown = JSON.parse(JSON.stringify(parseJson(tree)));
      expect(logFromJson(json), path).toEqual(right(log));
      const formatted = fmt(tree);
      expect(logOf(parse(formatted)), path).toEqual(log);
      expect(fmt(parse(formatted)), path).toBe(formatted);
      for (const turn of log.turns) actions += turn.actions.length;
    }
    expect(actions).toBe(1836);
  });
});
