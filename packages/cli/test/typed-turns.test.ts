import { expect, test } from 'vitest';
import { atPrompt } from './at-prompt.ts';
import { tableWith } from './two-people.ts';
import { typing } from './typing.ts';

/** What is typed: taken, or refused with a section and a sentence; what comes before the fault is taken all the same. */
type Typed = string | readonly [typed: string, law: string, said: string, taken?: string];

/** The first turn of each faction, from its first action to its last, with what a beginner gets wrong. */
const TURNS: Readonly<Record<string, readonly Typed[]>> = {
  C: [
    [
      'XE3',
      '4.3',
      'The Marquise may not battle the Eyrie in clearing 3: no warrior of the Marquise is there, but in clearings 1, 2, 4, 5, 6, 7, 8, 9, 10, 11 and 12',
    ],
    't->1',
    ['b_s->1', '2.2.3', 'The Marquise may not place one sawmill in clearing 1: it has no open building slot'],
    'w5->2',
    ['w2->7', '4.2', 'The Marquise may not move from clearing 2 to clearing 7: clearing 2 is adjacent to 5, 6 and 10'],
    't1->/b_s->5/++',
    [
      'w->1',
      '6.5.3',
      'The Marquise may not place one warrior in clearing 1: warriors may be placed at recruiters in clearing 9',
    ],
    ['2#->C', '6.6', 'The Marquise may not draw 2 cards: they draw one card in Evening'],
    '#->C',
  ],
  E: [
    [
      'w3->7',
      '7.4.2',
      'The Eyrie may not move one warrior from clearing 3 to clearing 7 yet: "Add to the Decree" comes first',
    ],
    'F#E->$_x',
    '3w3->6',
    [
      'w3->7',
      '7.5.2.II',
      'The Eyrie may not move from clearing 3 to clearing 7: no card left in the Move column matches clearing 3',
    ],
    [
      'XC3',
      '4.3',
      'The Eyrie may not battle the Marquise in clearing 3: no piece of the Marquise is there, but in clearings 1, 2, 4, 5, 6, 7, 8, 9, 10, 11 and 12',
    ],
    [
      'XC6(1,2)/Cw6->/w6->',
      '4.3.3',
      'The Eyrie may not battle the Marquise in clearing 6 with 1,2: the first die is theirs, the higher',
    ],
    'XC6(2,1)/Cw6->/w6->',
    [
      'b->7',
      '7.5.2.IV',
      'The Eyrie may not place one roost in clearing 7: they must rule it, and the Marquise rule clearing 7',
    ],
    'b->6',
    '++',
    ['2#->E', '7.6.2', 'The Eyrie may not draw 2 cards: they draw one card in Evening'],
    '#->E',
  ],
  A: [
    [
      'M#$->/t->6',
      '8.4.2',
      'The Alliance may not discard one mouse card from their board now: "Spread sympathy" does not allow it, or not again',
    ],
    [
      't->6',
      '8.4.2',
      'The Alliance may not place one sympathy in clearing 6 now: "Spread sympathy" does not allow it, or not again',
    ],
    'F#$->/t->6',
    [
      'R#$->/t->10',
      '8.4.2',
      'The Alliance may not discard one rabbit card from their board now: "Spread sympathy" does not allow it, or not again',
    ],
    'F#A->$',
    [
      'b_f->6',
      '8.5',
      'The Alliance may not place one fox base in clearing 6 now: "Craft, mobilize, train" does not allow it, or not again',
    ],
    ['2#->A', '8.6.2', 'The Alliance may not draw 2 cards: they draw one card in Evening'],
    '#->A',
  ],
  V: [
    ['p->7', '9.4.2', 'The Vagabond may not move one pawn to clearing 7 now: "Slip" does not allow it, or not again'],
    'p->6',
    [
      'p->2',
      '9.5.1',
      'The Vagabond may not move one pawn to clearing 2 now: "Actions" does not allow it, or not again',
    ],
    ['Zsabo', '9.2.1', 'The Vagabond may not craft Saboteurs: it costs 1 of any suit, which they cannot pay'],
    '%s->e/XC6(1,0)/Cw6->/$_C->h',
    [
      '%f->e/p->2',
      '9.5.1',
      'The Vagabond may not move from clearing 6 to clearing 2: that takes 2 face-up boots, and they have fewer',
    ],
    [
      'XC2',
      '4.3',
      'The Vagabond may not battle the Marquise in clearing 2: no warrior of the Vagabond is there, but in clearing 6',
    ],
    ['++', '3.2', 'The Vagabond may not score one point here: nothing that was done is worth that'],
    ['2#->V', '9.6.2', 'The Vagabond may not draw 2 cards: they draw one card in Evening'],
    '#->V',
  ],
  G: [
    [
      'p->7',
      '9.4.2',
      'The second Vagabond may not move one pawn to clearing 7 now: "Slip" does not allow it, or not again',
    ],
    'p->6',
    [
      'p->2',
      '9.5.1',
      'The second Vagabond may not move one pawn to clearing 2 now: "Actions" does not allow it, or not again',
    ],
    ['%h->e', '9.5', 'The second Vagabond may not exhaust one hammer now: "Actions" does not allow it, or not again'],
    '%r->e/%f6->s/++',
    [
      'XC6',
      '9.5.2',
      'The second Vagabond may not battle the Marquise in clearing 6: that takes a face-up sword, and they have none',
    ],
    ['2#->G', '9.6.2', 'The second Vagabond may not draw 2 cards: they draw one card in Evening'],
    '#->G',
  ],
  L: [
    '$_ho->M',
    ['b_m->3', '2.2.3', 'The Lizards may not place one mouse garden in clearing 3: it has no open building slot'],
    [
      'M#^/w->1',
      '6.2.2',
      'The Lizards may not place one warrior in clearing 1: the Marquise let nobody else place pieces there',
      'M#^',
    ],
    'w->2',
    ['R#L->/++2', '3.2', 'The Lizards may not score 2 points here: nothing that was done is worth that', 'R#L->'],
    'B#^/w->$',
    ['2#->L', '10.6.3', 'The Lizards may not draw 2 cards: they draw one card in Evening'],
    '#->L',
  ],
  O: [
    ['++', '3.2', 'The Riverfolk may not score one point here: nothing that was done is worth that'],
    'w5->10',
    [
      'w10->3',
      '4.2',
      'The Riverfolk may not move from clearing 10 to clearing 3: clearing 10 is adjacent to 1, 2, 5, 11 and 12',
    ],
    [
      't_m+w->2/++2',
      '11.5.6',
      'The Riverfolk may not place one mouse trade post in clearing 2: it costs 2 funds of the Marquise, who rule it, and they have 0',
    ],
    ['w$->/w->3', '11.5.5', 'The Riverfolk may not place one warrior in clearing 3: it is not on a river'],
    '2w$->/t_r+w->10/++2',
    ['#->O', '11.6.2', 'The Riverfolk may not draw one card now: "Set costs" does not allow it, or not again'],
    '$_h->1',
  ],
  D: [
    ['w->3', '12.5.1.II', 'The Duchy may not place one warrior in clearing 3: they recruit in the Burrow only'],
    '2w->0',
    ['w0->1', '12.2.2', 'The Duchy may not move from the Burrow to clearing 1: the Burrow is adjacent to 3'],
    'w0->3',
    ['t->12', '12.5.1', 'The Duchy may not place one tunnel in clearing 12: both actions of Assembly are taken'],
    [
      'XC1',
      '4.3',
      'The Duchy may not battle the Marquise in clearing 1: no warrior of the Duchy is there, but in clearings the Burrow, 3, 6, 7 and 11',
    ],
    '#^/#foremole->$/++',
    ['2#->D', '12.6.3', 'The Duchy may not draw 2 cards: they draw one card in Evening'],
    '#->D',
  ],
  P: [
    [
      'w->3',
      '13.4.3',
      'The Corvids may not place one warrior in clearing 3 now: "Recruit" does not allow it, or not again',
    ],
    'R#P->/w->3+4+5+10',
    [
      't->6',
      '13.5.2',
      'The Corvids may not place one plot in clearing 6 now: "Actions" does not allow it, or not again',
    ],
    'w7->/t->7',
    ['w4->2', '4.2', 'The Corvids may not move from clearing 4 to clearing 2: clearing 4 is adjacent to 8, 9 and 12'],
    'w4->12',
    [
      'XC2',
      '4.3',
      'The Corvids may not battle the Marquise in clearing 2: no warrior of the Corvids is there, but in clearings 3, 4, 5, 6, 10 and 12',
    ],
    ['2#->P', '13.6.2', 'The Corvids may not draw 2 cards: they draw one card in Evening'],
    '#->P',
  ],
  H: [
    ['w->7', '14.4.2', 'The Hundreds must still place one warrior in clearing 3 (Recruit): not done, or not written'],
    ['3w->3', '14.4.4', 'The Hundreds must still do "Choose mood": not done, or not written'],
    '2w->3',
    '#bitter->$',
    ['w3->1', '4.2', 'The Hundreds may not move from clearing 3 to clearing 1: clearing 3 is adjacent to 6, 7 and 11'],
    '(w_w+4w)3->6',
    [
      'XC2',
      '4.3',
      'The Hundreds may not battle the Marquise in clearing 2: no warrior of the Hundreds is there, but in clearings 3 and 6',
    ],
    'XC6(2,1)/Cw6->/w6->',
    [
      't->6',
      '14.6.1',
      'The Hundreds may not place one mob in clearing 6 now: "Incite" does not allow it, or not again',
    ],
    '++',
    ['2#->H', '14.6.3', 'The Hundreds may not draw 2 cards: they draw one card in Evening'],
    '#->H',
  ],
  K: [
    ['w->3', '15.4.3', 'The Keepers may not place one warrior in clearing 3: it has no waystation'],
    'w3->/b_t->3',
    ['w3->1', '4.2', 'The Keepers may not move from clearing 3 to clearing 1: clearing 3 is adjacent to 6, 7 and 11'],
    '2w3->6',
    [
      'XC3',
      '4.3',
      'The Keepers may not battle the Marquise in clearing 3: no piece of the Marquise is there, but in clearings 1, 2, 4, 5, 6, 7, 8, 9, 10, 11 and 12',
    ],
    'w7->',
    ['3#->K', '15.6.3', 'The Keepers may not draw 3 cards: they draw 2 cards in Evening'],
    '2#->K',
  ],
};

test.each(Object.entries(TURNS))(
  'a whole turn of %s: what breaks the law is refused with its section',
  async (faction, turn) => {
    const words = [...turn.map((line) => (typeof line === 'string' ? line : line[0])), 'end'];
    const person = typing(words);
    const said: string[] = [];
    let spoken: string[] = [];
    const { line: played } = await atPrompt(tableWith(faction), words, {
      person: {
        ask: async (prompt) => {
          said.push(spoken.join('\n'));
          spoken = [];
          return person.ask(prompt);
        },
        say: (text) => spoken.push(text),
      },
    });
    for (const [i, line] of turn.entries()) {
      const answer = said[i + 1];
      if (typeof line === 'string') expect(answer, line).not.toContain('nothing was taken');
      else expect(answer, line[0]).toContain(`${line[2]} (${line[1]})`);
    }
    const taken = turn.flatMap((line) => (typeof line === 'string' ? line : (line[3] ?? []))).join('/');
    expect(played).toBe(`${faction}:${taken}\n`);
  },
);
