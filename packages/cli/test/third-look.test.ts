import { expect, test } from 'vitest';
import { describeShared, sharedPath, sharedPaths } from '../../../tools/shared-folder.ts';
import { run } from './command.ts';

/** What is illegal in short logs of hard cases: line, column and section. Those that are not named are legal. */
const ILLEGAL: Readonly<Record<string, readonly string[]>> = {
  'alliance-dominance-spent': ['11:18 3.2', '12:26 7.5.2.II', '13:14 8.2.6', '14:4 D5'],
  'alliance-second-copy': ['11:22 D5'],
  'bitter-without-warlord': ['16:46 4.3.1.II'],
  'ferry-tunnels': ['9:29 M.3.5'],
  'propaganda-mercenary': ['11:14 12.5.3.II', '14:9 12.6.3'],
  'saboteurs-dominance': ['7:84 6.3.3', '11:20 3.2', '13:3 6.5'],
  'setup-keep-corner': ['14:29 14.3.2', '14:29 6.2.2'],
  'setup-slot-roost': ['7:24 2.2.3', '7:32 7.3.2'],
  'setup-slot-stronghold': ['14:31 14.3.2', '14:31 2.2.3'],
  'setup-vault-corner': ['9:28 14.3.2'],
};

const FOLDER = 'corpus/root/third-look';

describeShared(FOLDER, 'hard cases of the law', () => {
  test.each(sharedPaths(FOLDER, '.rootlog'))('%s has its errors, and no others', async (path) => {
    const { out } = await run(['check', '--json', sharedPath(path)]);
    const { diagnostics } = JSON.parse(out) as { diagnostics: { line: number; column: number; law: string }[] };
    const name = path.slice(FOLDER.length + 1, -'.rootlog'.length);
    expect(diagnostics.map(({ line, column, law }) => `${line}:${column} ${law}`)).toEqual(ILLEGAL[name] ?? []);
  });

  test('6.2.3: warriors that are saved leave the Coffin Makers', async () => {
    const { out } = await run(['replay', '--json', sharedPath(`${FOLDER}/coffin-hospital.rootlog`)]);
    expect(JSON.parse(out)).toMatchObject({ locations: { coffin: { Pw: 1 } } });
    expect(out).not.toMatch(/"coffin":\{[^}]*Cw/);
  });
});
