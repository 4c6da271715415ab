import { type Diagnostic, applyEdits } from '@woodlog/notation/kernel';
import { check, parse, withFixes } from '@woodlog/notation/root';
import { expect, test } from 'vitest';
import { SLIP_KINDS } from './bend.ts';
import { trialOf } from './measure.ts';

const said = (text: string): readonly Diagnostic[] => check(parse(text));

const counted = (diagnostics: readonly Diagnostic[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { code, message } of diagnostics)
    counts.set(`${code} ${message}`, (counts.get(`${code} ${message}`) ?? 0) + 1);
  return counts;
};

test('after a fix its diagnostic is gone and no other has come; what is certain restores what was written', () => {
  let fixes = 0;
  let certain = 0;
  for (let index = 0; index < SLIP_KINDS.length; index += 3) {
    const trial = trialOf('fixes', index, index % 2 === 1 ? 'named' : 'people', 1);
    if (trial === null) continue;
    const { text } = trial;
    const before = said(text);
    for (const diagnostic of withFixes(parse(text), before)) {
      for (const fix of diagnostic.fixes ?? []) {
        fixes++;
        const after = counted(said(applyEdits(text, fix.edits).text));
        const was = counted(before);
        const key = `${diagnostic.code} ${diagnostic.message}`;
        expect([index, fix.title, [...after].filter(([one, count]) => count > (was.get(one) ?? 0))]).toEqual([
          index,
          fix.title,
          [],
        ]);
        expect(after.get(key) ?? 0).toBeLessThan(was.get(key) ?? 0);
        if (!fix.certain) continue;
        certain++;
        expect(trial.slips.map(({ undone }) => undone)).toContain(applyEdits(text, fix.edits).text);
      }
    }
  }
  expect(fixes).toBeGreaterThan(10);
  expect(certain).toBeGreaterThan(1);
}, 120_000);
