/** A table of the Marquise and the Eyrie, and their standard setup. */
export const HEADER = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n';
export const SETUP = `C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$
`;

/** The Marquise, the Lizards and the Riverfolk have set up. */
export const OTHERS = `Map: Fall
Deck: E&P
C: Ann
L: Bob
O: Cid

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
L:4w+b_r->3/w->6+7+11/$_o->M
O:w->4+5+10+11/$_->2
`;
