import { describe, expect, test } from 'vitest';
import { setups } from './case.ts';
import { play } from './play.ts';

/** The other side of what a faction's ledger does by itself: where it does nothing, or only a part of it. */
describe('Lizards', () => {
  test('D63: cards that come before the outcast is set, in the line that sets it, go with it', () => {
    const { places } = play('C L E', `${setups('CLE')}\nC:M#C->\nL:F#->/R#->/$_o->F`);
    expect([places['L$_l'], places['*']]).toEqual([undefined, ['M#', 'F#', 'R#']]);
  });

  test('10.4.2: the setup line leaves the Lost Souls alone', () => {
    expect(play('C L E', 'C:M#->\nL:4w->5\nE:').places['L$_l']).toEqual(['M#']);
  });

  test('D18: a line of bots leaves the Lost Souls alone', () => {
    const { places } = play('C E L:Logical_Lizards', `${setups('CEL')}\nC:M#C->\nL:w->5`);
    expect(places['L$_l']).toEqual(['M#']);
  });

  test('10.2.3: what is removed from another clearing than that of the battle is no acolyte', () => {
    expect(play('C L E', 'C:\nL:w->5+6\nE:\nC:XL5/Lw6->').places['L$']).toBeUndefined();
  });

  test('10.2.3: a garden removed while defending is no acolyte', () => {
    expect(play('C L E', 'C:\nL:b_f->1\nE:\nC:XL1/Lb_f1->').places['L$']).toBeUndefined();
  });

  test('D24: of bots nothing becomes an acolyte unless it is written', () => {
    expect(play('C E L:Logical_Lizards', 'C:\nE:\nL:2w->5\nC:XL5/Lw5->').places['L$']).toBeUndefined();
  });
});

describe('Riverfolk', () => {
  const SETUP = 'O:w->10+11\nC:w->1';

  test('D62: what comes to the map is not Protectionism written', () => {
    const { places } = play('O C', `${SETUP}\nO:3w$->\nC:\nO:2w->10`);
    expect(places['O$']).toEqual({ Ow: 2 });
  });

  test('D62: nor are the warriors of others', () => {
    const { places } = play('O C', `${SETUP}\nO:3w$->\nC:\nO:2Cw->O$`);
    expect(places['O$']).toEqual({ Ow: 2, Cw: 2 });
  });

  test('D62: nor are own warriors that come from the map', () => {
    const { places } = play('O C', `${SETUP}\nO:3w$->\nC:\nO:w10->$`);
    expect(places['O$']).toEqual({ Ow: 3 });
  });

  test('1.5.4: Protectionism takes as many as there are', () => {
    const { places } = play('O C', 'O:w->10+11\nC:\nO:3w$->/12w->10\nC:\nO:w10->11');
    expect(places['O$']).toEqual({ Ow: 1 });
    expect(places['supply:O']).not.toHaveProperty('Ow');
  });

  test('D10: a trade post that comes to the board is no payment', () => {
    const { places } = play('O C', `${SETUP}\nO:3w$->/t_f->1\nC:\nO:t_f1->$\nC:\nO:w10->11`);
    // Protectionism twice: nobody has paid in between.
    expect(places['O$']).toEqual({ Ow: 4, Ot_f: 1 });
  });

  test('D19: out of the Market goes the leftmost card that fits', () => {
    const { places } = play('O:Riverfolk_Robots C', 'O:\nC:\nO:(F#anvil+R#part+F#anvil+F#prop)->O\nC:\nO:F#O->C');
    expect(places['O']).toEqual(['R#part', 'F#anvil', 'F#']);
  });

  test('D62: bots have no Payments that nobody writes', () => {
    const { places } = play('O:Riverfolk_Robots C', 'O:w->10+11\nC:\nO:w->10');
    expect(places['O$']).toBeUndefined();
  });
});

describe('Corvids', () => {
  test('D58: the bomb of bots stays until its removal is written', () => {
    const { places } = play('C E P:Cogwheel_Corvids', `${setups('CEP')}\nP:t->5\nP:t5^t_b`);
    expect(places['5']).toEqual({ Pt_b: 1 });
  });

  test('D68: another plot that is turned up stays', () => {
    expect(play('C E P', `${setups('CEP')}\nP:t->5\nP:t5^t_s`).places['5']).toEqual({ Pt_s: 1 });
  });
});

describe('Keepers', () => {
  test('15.3.5: a setup that writes one retainer is filled up to one in each column', () => {
    const { places } = play('C K', 'C:\nK:B#faith->$_2');
    expect([places['K$_1'], places['K$_2'], places['K$_3']]).toEqual([
      { 'B#faith': 1 },
      { 'B#faith': 1 },
      { 'B#faith': 1 },
    ]);
  });

  test('15.3.5: after setup nothing is filled up', () => {
    expect(play('C K', 'C:\nK:\nC:\nK:B#faith$_2->').places['K$_2']).toBeUndefined();
  });
});

describe('Hundreds', () => {
  test('14.4.4: warriors that come to the board change no mood', () => {
    expect(play('C H', 'C:\nH:#bitter->$\nC:\nH:w->$').places['H$']).toEqual({ '#bitter': 1, Hw: 1 });
  });

  test('14.3.4: after setup a missing mood stays missing', () => {
    expect(play('C H', 'C:\nH:\nC:\nH:#stubborn$->').places['H$']).toBeUndefined();
  });
});

describe('Vagabond', () => {
  test('9.3.5: another card that comes to his board brings no items', () => {
    expect(play('C V', 'C:\nV:M#tea->$').places['V$s']).toBeUndefined();
  });

  test('9.3.5: what comes to his satchel brings none either', () => {
    expect(play('C V', 'C:\nV:%s->$s').places['V$s']).toEqual({ '%s': 1 });
  });
});
