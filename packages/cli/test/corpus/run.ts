import { isLeft } from 'fp-ts/lib/Either.js';
import { CORPUS_LOGS } from '../../../notation/test/corpus/logs.ts';
import { corpusPage } from '../../../notation/test/corpus/page.ts';
import { VERDICTS, type RecordedVerdict, shortName } from '../../../notation/test/corpus/verdicts.ts';
import { check } from '../../src/any-game.ts';

export { CORPUS_LOGS, VERDICTS, corpusPage, shortName };

/** What the law says to the lines of a log where it says more than `legal`. */
export async function verdictsOf(log: string): Promise<RecordedVerdict[]> {
  const checked = await check(log, { game: 'root' });
  if (isLeft(checked)) throw new Error(checked.left.message);
  return (checked.right.lines ?? []).filter(({ verdict }) => verdict !== 'legal');
}
