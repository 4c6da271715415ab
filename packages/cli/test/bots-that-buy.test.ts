import { expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

test('ROOT-257: a bot that may buy cards which the log does not name is not accused', async () => {
  const log = (hand: string): string => `Map: Lake
Deck: Standard
Clearings: M1, R2, F3, F4, M5, M6, R7, R8, M9, F10, R11, F12
C: Mechanical Marquise 2.0
O: Bob

C:t_k->4/w->1/w->2/2w->4/w->5/w->6/w->7/w->8/w->9/w->10/w->11/w->12/b_s->5/b_w->4/b_r->6
O:${hand}2w->11/2w->12/$_h->1/$_r->2/$_m->3

C:B#armor->$/2w->O$/F#protectionracketO->$/B#armor$->/Z%c/++/2w->4/2w->10/b_s->10/w4->5/++/F#protectionracket$->
`;
  const verdictWith = async (hand: string): Promise<unknown> => {
    const { out } = await run(['check', '--json', file('buys.rootlog', log(hand))]);
    const { verdict, because } = JSON.parse(out).lines[2];
    return [verdict, because];
  };
  expect(await verdictWith('')).toEqual(['undecided', 'the log names no cards for sale']);
  expect(await verdictWith('(F#protectionracket+M#sword+R#roottea)O->O/')).toMatchObject([
    'illegal',
    expect.stringContaining('battle'),
  ]);
});
