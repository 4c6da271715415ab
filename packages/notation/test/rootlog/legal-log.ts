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
