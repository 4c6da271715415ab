import { expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

// The Hundreds write the Alliance's point before the battle that brings it, so with the repair the line is not in its own order.
const LOG = `Map: Fall
Deck: Standard
A: Automated Alliance (nightmare)
D: Drillbit Duchy
E: Ann
H: Bob

E:(B#armstrader+F#tax+B#royal)E->E/b+6w->2/#despot->$
A:
D:2w+t->1/2w->5/2w->9/2w->10/M#scout->/#foremole->$/M#investments->/#mayor->$
H:(R#bank+F#protectionracket+F#travelgear)H->H/w_w+4w+b->4

A:B#woodlandrunners->$/Z%f/++/t->3/t->6/++/t->7/++/b_r->3/w->3/B#woodlandrunners$->/++
D:M#codeb->$/3w->0/b_c->1/w0->/++/2w9->1/#duchessofmud->$/M#codeb$->
E:B#armstraderE->$_x/4w2->6/F#taxE->/XA6(3,1)/At6->/++/B#royalE->/++/b->6/++/M#mouseinasack->E
H:w->4/w->4/#rowdy->$/ZF#travelgear/%f->/++/(5w+w_w)4->8/(w_w+3w)8->7/A++/XA7(1,0)/At7->/++/A++/%fA$->$/F#protectionracketH->/t->8/R#bankH->/t->4/++2/F#gentlyusedknapsack+R#roottea->H
A:M#crossbow->$/Z%x/++/t->11/++/t->7/t->9/++/w->3/M#crossbow$->/++
`;

test('a slip is found where the line is lawful with it only in another order than its own, and others are not accused', async () => {
  const checked = async (text: string) => {
    const { out } = await run(['check', '--json', file('order.rootlog', text)]);
    const { diagnostics } = JSON.parse(out) as {
      diagnostics: { line: number; code: string; severity: string; fixes?: { title: string }[] }[];
    };
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return errors.map(({ line, code, fixes }) => [line, code, fixes?.[0]?.title]);
  };
  expect(await checked(LOG)).toEqual([]);
  expect(await checked(LOG.replace('/At7->/', '/t7->/'))).toEqual([[16, 'slip/owner', 'write `At7->`']]);
});
