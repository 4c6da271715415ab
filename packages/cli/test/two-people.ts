const MARQUISE = 'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9';
const FIRST_TURN = 'C:t->1/w5->2/t1->/b_s->5/++/#->C';

/** How each faction sets up opposite the Marquise's keep in clearing 1 of the Fall map. */
const SETUPS: Readonly<Record<string, string>> = {
  E: 'E:b+6w->3/#despot->$',
  A: 'A:3#->$',
  V: 'V:#thief->$/p->3_6_11',
  G: 'G:#tinker->$/p->3_6_11',
  L: 'L:4w+b_r->3/w->6+7+11/$_o->M',
  O: 'O:w->4+5+10+11/$_->2',
  D: 'D:2w+t->3/2w->6+7+11',
  P: 'P:w->6+7+4',
  H: 'H:w_w+4w+b->3',
  K: 'K:t_j->1_2_5_10/t_t->1_9_10_12/t_j->2_6_10_11_12/t_f->4_9_12/t_t->4_7_8_12/t_j->3_7_11_12/t_f->3_6_11/4w->3/4w->7/t_t->1_9_10_12/t_j->4_9_12/t_f->2_6_10_11_12/t_f->1_2_5_10/t_t->4_9_12',
};

/** A log of the Marquise and one other person up to the first turn of that faction; for `C`, up to hers. */
export function tableWith(faction: string): string {
  const other = faction === 'C' ? 'E' : faction;
  const first = faction === 'C' ? '' : `${FIRST_TURN}\n`;
  return `Map: Fall\nDeck: E&P\nC: Ann\n${other}: Bob\n\n${MARQUISE}\n${SETUPS[other]}\n\n${first}`;
}
