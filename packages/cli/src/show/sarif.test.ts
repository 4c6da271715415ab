import type { Log } from 'sarif';
import { expect, test } from 'vitest';
import { sarifOf } from './sarif.ts';

const text = 'Map: Fall\nC:r_b->5\n';
const diagnostic = {
  severity: 'error',
  code: 'rootlog/unknown-piece',
  message: 'unknown piece `r_b`',
  hint: 'did you mean `b_r`?',
  law: '6.5.4',
  start: 12,
  end: 15,
  fixes: [{ title: 'write `b_r`', certain: true, edits: [{ start: 12, end: 15, text: 'b_r' }] }],
} as const;

test('a diagnostic is a result with its place, section and fix', () => {
  const { version, runs }: Log = sarifOf([{ path: 'logs/my game.rootlog', text, diagnostics: [diagnostic] }], true);
  const artifactLocation = { uri: 'logs/my%20game.rootlog' };
  const region = { startLine: 2, startColumn: 3, endLine: 2, endColumn: 6 };
  expect(version).toBe('2.1.0');
  expect(runs[0]?.tool.driver.rules).toEqual([{ id: 'rootlog/unknown-piece' }]);
  expect(runs[0]?.invocations).toEqual([{ executionSuccessful: true }]);
  expect(runs[0]?.results).toEqual([
    {
      ruleId: 'rootlog/unknown-piece',
      ruleIndex: 0,
      level: 'error',
      message: { text: 'unknown piece `r_b` (6.5.4); did you mean `b_r`?' },
      locations: [{ physicalLocation: { artifactLocation, region } }],
      properties: { law: '6.5.4' },
      fixes: [
        {
          description: { text: 'write `b_r`' },
          artifactChanges: [
            { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: 'b_r' } }] },
          ],
        },
      ],
    },
  ]);
});

test('files outside of the folder and standard input have an address, too', () => {
  const of = (path: string) =>
    sarifOf([{ path, text, diagnostics: [diagnostic] }], true).runs[0]?.results?.[0]?.locations?.[0];
  expect(of('/tmp/a.rootlog')?.physicalLocation?.artifactLocation?.uri).toBe('file:///tmp/a.rootlog');
  expect(of('-')?.physicalLocation?.artifactLocation?.uri).toBe('stdin');
});
