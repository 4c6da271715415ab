import { describe, expect, test } from 'vitest';
import { HEADER, SETUP } from './cats-and-birds.ts';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

describe('A.8: setup lines by setup cards', () => {
  const verdictsOf = async (text: string): Promise<readonly { verdict: string; law?: string }[]> =>
    JSON.parse((await run(['check', '--json', file('advanced.rootlog', text)])).out).lines;
  const cats = 'C:2w->1+5+10/w->2+3+4+6+7+8+9+11+12/t_k->5/b_s->1/b_w->5/b_r->10';
  const birds = 'E:b+6w->8/#despot->$';
  const moles = 'D:2w+t->3/2w->7+11/w->6';

  test('A.8: a drafted setup is legal, written in the header as Rootlog has it, or after it', async () => {
    const inHeader = `Map: Fall\nDeck: E&P\nPool: CDEH\nC: Ann\n${cats}\nD: Dan\n${moles}\nE: Bob\n${birds}\n`;
    const after = `${'Map: Fall\nDeck: E&P\nC: Ann\nD: Dan\nE: Bob\n'}\n${cats}\n${moles}\n${birds}\n`;
    for (const text of [inHeader, after])
      expect((await verdictsOf(text)).map(({ verdict }) => verdict)).toEqual(['legal', 'legal', 'legal']);
    const near = await verdictsOf(after.replace('b+6w->8', 'b+6w->9'));
    expect(near.map(({ verdict }) => verdict)).toEqual(['legal', 'legal', 'illegal']);
    expect(near[2]).toMatchObject({ law: 'ROOT-269' });
  });

  test('A.8: a comment that says so holds a log to the setup cards alone', async () => {
    const said = (text: string) => `// Advanced setup\n${text}`;
    const verdicts = await verdictsOf(said(`${HEADER}\n${SETUP}`));
    expect(verdicts[0]).toMatchObject({ verdict: 'illegal', law: 'ROOT-268' });
    const drafted = await verdictsOf(
      said(`${'Map: Fall\nDeck: E&P\nC: Ann\nD: Dan\nE: Bob\n'}\n${cats}\n${moles}\n${birds}\n`),
    );
    expect(drafted.map(({ verdict }) => verdict)).toEqual(['legal', 'legal', 'legal']);
  });

  test('A.8: one setup holds for the whole table', async () => {
    const mixed = await verdictsOf(`${HEADER}\n${SETUP.replace('E:b+6w->3', 'E:b+6w->6')}`);
    expect(mixed.map(({ verdict, law }) => law ?? verdict)).toEqual(['legal', '7.3.2']);
  });
});
