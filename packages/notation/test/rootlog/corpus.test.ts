import { expect, test } from 'vitest';
import { fmt, logOf, parse, print } from '../../src/rootlog/index.ts';
import { corpusLogs } from './corpus.ts';

test('logs of real games are read without a word, printed as they are, and keep their meaning in canonical form', () => {
  let actions = 0;
  for (const [name, text] of corpusLogs()) {
    const tree = parse(text);
    expect(tree.diagnostics, name).toEqual([]);
    expect(print(tree), name).toBe(text);
    const log = logOf(tree);
    expect(logOf(parse(print(log))), name).toEqual(log);
    const formatted = fmt(tree);
    expect(logOf(parse(formatted)), name).toEqual(log);
    expect(fmt(parse(formatted)), name).toBe(formatted);
    for (const turn of log.turns) actions += turn.actions.length;
  }
  if (corpusLogs().length > 0) expect(actions).toBe(1836);
});
