/** The setup of the Marquise. */
export const CATS = 'C:t_k->1/b_s->1/b_w->5/b_r->9/w->1+2+4+5+6+7+8+9+10+11+12';

/** The setup and two rounds of a legal game of two. */
export const LEGAL = `Map: Fall
Deck: E&P
C: Ann
D: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
D:t->3/2w->3+6+7+11

C:t->1/w2->6/w4->8/#->C
D:w->0/2w3->7/#->D
C:t->1/w8->4/#->C
D:w->0/3w7->3/#->D
`;

/** The same of the Marquise and the Eyrie, with a battle, a roost and points in line 10. */
export const WITH_BATTLE = `Map: Fall
Deck: E&P
C: Ann
E: Bob

${CATS}
E:b+6w->3/#despot->$

C:t->1/w->9/#->C
E:M#E->$_x/B#E->$_r/w->3/2w3->7/XC7(1,0)/Cw7->/b->7/++/#->E
C:t->1/w->9/w9->12/#->C
`;

/** That log with other texts in place of some. */
export const withSlips = (...changes: readonly (readonly [written: string, slip: string])[]): string =>
  changes.reduce((text, [written, slip]) => text.replace(written, () => slip), WITH_BATTLE);
