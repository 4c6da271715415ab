import { isRight } from 'fp-ts/lib/Either.js';
import { scores } from '@woodlog/core/root';
import { describe, expect, it } from 'vitest';
import { describeShared, sharedText } from '../../../../tools/shared-folder.ts';
import { lineStartsOf, positionAt } from '../../src/kernel/index.ts';
import { fmt, parse, print, replay } from '../../src/rootlog/index.ts';
import { ANSWER_KEY } from './answer-key.ts';
import { CORPUS_LOGS } from './logs.ts';
import { corpusPage } from './page.ts';
import { REMARKS } from './remarks.ts';
import { VERDICTS, shortName } from './verdicts.ts';

describeShared('corpus/root', 'the logs of real games', () => {
  for (const log of CORPUS_LOGS) {
    const text = sharedText(`corpus/root/${log.file}.rootlog`);

    it(`${log.file} is read whole and printed to the byte`, () => {
      const tree = parse(text);
      expect(tree.diagnostics).toEqual([]);
      expect(print(tree)).toBe(text);
    });

    it(`${log.file} ends with its scores, and only its writer’s slips are left`, () => {
      const tree = parse(text);
      const game = replay(tree);
      if (!isRight(game)) throw new Error(game.left.message);
      const actions = tree.lines.flatMap((line) => ('actions' in line ? line.actions : []));
      const actionAt = (at: number): string => {
        const node = actions.find(({ start, end }) => start <= at && at < end);
        return node === undefined ? '' : text.slice(node.start, node.end);
      };
      const starts = lineStartsOf(text);
      expect(scores(game.right.table)).toEqual(log.scores);
      expect(game.right.winners.join('')).toBe(log.winners);
      expect(
        game.right.diagnostics.map(({ start, code }) => `${positionAt(starts, start).line} ${actionAt(start)} ${code}`),
      ).toEqual(log.slips.map(({ line, text: action, code }) => `${line} ${action} ${code}`));
    });

    it(`${log.file} means the same in canonical form`, () => {
      const [before, after] = [replay(parse(text)), replay(parse(fmt(parse(text))))];
      if (!isRight(before) || !isRight(after)) throw new Error('a log of a real game has a setup');
      expect(after.right.table).toEqual(before.right.table);
    });
  }
});

describe('docs/corpus.md', () => {
  for (const { file } of CORPUS_LOGS) {
    const name = shortName(file);
    it(`${name}: every verdict is explained, and every explanation is of a verdict`, () => {
      const found = (VERDICTS[name] ?? []).filter(({ verdict }) => verdict !== 'slip');
      expect((REMARKS[name] ?? []).map(({ line }) => line)).toEqual(found.map(({ line }) => line));
    });
  }

  it('what a writer explains is never called illegal', () => {
    const isIllegal = (log: string, at: number): boolean =>
      VERDICTS[log]?.some(({ line, verdict }) => line === at && verdict === 'illegal') === true;
    const explained = ANSWER_KEY.filter(({ found }) => found === 'not illegal');
    expect(explained.filter(({ log, line }) => isIllegal(log, line))).toEqual([]);
  });

  it('lists slips and verdicts', async () => {
    await expect(corpusPage()).toMatchFileSnapshot('../../../../docs/corpus.md');
  });
});
