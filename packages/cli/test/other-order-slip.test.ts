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

// The Duchy's third turn is read at once as it was played; with its tunnel in the wrong clearing there are too many ways.
const LONG = `Map: Fall
Deck: Standard
K: Bob
P: Finn
D: Ann

D:2w+t->1/2w->5/2w->9/2w->10
P:w->8+7+3
K:t_f->1_2_5_10/t_j->1_9_10_12/t_j->2_6_10_11_12/t_j->4_9_12/t_f->4_7_8_12/t_f->3_7_11_12/t_t->3_6_11/4w->3/4w->6/t_j->1_9_10_12/t_f->4_7_8_12/t_t->1_2_5_10/t_t->4_9_12/t_t->1_2_5_10

K:w6->/b_t->6/w3->/b_f->3/2w6->2/t_t3_6_11->6/t_t6^1/t_t6->$/++/R#K->$_2/R#K->$_2/F#K->$_2/3#->K
P:R#domP->/w->3+4+5+10/w3->/t->3/w10->12/w5->2/w2->10
D:w->0/R#^/b_c->5/F#^/b_m->1/R#D->/R#dom->D/2#->D

K:w2->/b_t->2/Zcodeb/D^K/w3->11/t_j2_6_10_11_12->11/t_j11^3/XP3/(Pw+Pt)3->/2w3->/++/w6->3/M#K->$_2/M#K->$_1/4#->K
P:M#@P->/w->2+7+9+11/w7->/t->7/w11->6/XK6/Kb_t6->/++/w10->2
D:2w->0/R#^/b_m->10/B#^/b_m->5/F#favor+R#command+R#dom^/#banker->$/++2/B#D->/Zbank/M#scout+M#travelgear+M#mouseinasack+B#@->D/B#@D->/R#D->

K:w2->/b_j->2/B#K->/2w->2/Z%b/++/P^K/t_f3_7_11_12->3/t_f3^3/R#$_2->/t_f3->$/++3/B#faith$_3->/M#K->$_3/F#K->$_3/4#->K
P:t7^t_b/++/t_b7->/M#domP->/w->2+7+9+11/w7->/t->7/2w9->/t->9/w4->9/w12->9
D:M#^P/?Pt_r9/M#D->P/M#^P/?Pt_s9/Pt9->/++/#->D/#->K/2w->0/R#domD->/t->3/4w0->3/XK3/Kw3->/M#D->/M#dom->D/2F#D->/++2/B#sap+R#avisittofriends+B#woodlandrunners+B#dom->D/M#D->

K:b_j2->/w->2/Z%f/++/R#K->/R#dom->K/P^K/XP11/Pw11->/(w+t_j_3)11->12/B#K->$_2/R#domK->$_2/3#->K
P:t7^t_r/++/M#P->/w->2+7+9+11/w9->/t->9/2w2->/t->2/2w7->12/XK2/2Kw2->/w2->
D:M#dom^P/?Pt_e9/M#domD->P/B#^P/?Pt_s9/B#D->P/B#^P/?Pt_s9/B#D->P/B#dom^P/?Pt_s9/B#domD->P/#->D/F#@->P/M#^P/?Pt_b9/M#D->P/2w->0/XK3/Kb_f3->/++/R#^/b_c->3/Z%f/++/B#@+R#roottea+R#cob+F#stand->D

K:?Pt_e2/M#K->P/?Pt_e2/B#K->P/XP12F@/w12->/R#@+F#anvil->K
P:Zsap/t2^t_s/++2/t9^t_r/++3/B#P->/w->3+4+5+10/XK12/Kt_j_312->3_6_11/++2/w12->/t->12/w5->2/XK2/(Kw+Kb_t)2->/++
D:#->D/#->K/4w->0/B#@D->/t->7/4w0->7/XP7/Pt_r7->/++/Pw->3/Pw->8/Pw->12/2F#D->/Zcob/4#->D

K:b_f+w->4/B#K->/2#->K/F#K->/F#K->
P:t12^t_e/++3/t9<->t12
`;

interface Checked {
  readonly diagnostics: { line: number; code: string; severity: string; fixes?: { title: string }[] }[];
  readonly lines: { line: number; verdict: string; because?: string }[];
}

async function checked(text: string): Promise<Checked> {
  const { out } = await run(['check', '--json', file('order.rootlog', text)]);
  return JSON.parse(out) as Checked;
}

async function errorsOf(text: string) {
  const errors = (await checked(text)).diagnostics.filter(({ severity }) => severity === 'error');
  return errors.map(({ line, code, fixes }) => [line, code, fixes?.[0]?.title]);
}

test('a slip is found where the line is lawful with it only in another order than its own, and others are not accused', async () => {
  expect(await errorsOf(LOG)).toEqual([]);
  expect(await errorsOf(LOG.replace('/At7->/', '/t7->/'))).toEqual([[16, 'slip/owner', 'write `At7->`']]);
});

test('a slip in a line with too many ways to read it is offered, and told once a later line shows it', async () => {
  expect(await errorsOf(LONG)).toEqual([]);
  const slipped = LONG.replace('/R#domD->/t->3/', '/R#domD->/t->12/');
  expect(await errorsOf(slipped)).toEqual([[21, 'slip/place', 'write `t->3`']]);
  const { diagnostics, lines } = await checked(
    slipped.slice(0, slipped.indexOf('\n', slipped.indexOf('/t->12/4w0')) + 1),
  );
  expect(diagnostics).toMatchObject([{ line: 21, code: 'law/undecided', fixes: [{ title: 'write `t->3`' }] }]);
  expect(lines.at(-1)).toMatchObject({
    verdict: 'undecided',
    because: expect.stringContaining('with one change it is legal'),
  });
});
