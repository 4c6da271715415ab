import { columnNamed } from '@woodlog/core/root';
import { type RulesContext, battle, move, playerOf, removeAllEnemies } from '@woodlog/core/root-law';
import { describe, expect, test } from 'vitest';
import { attack, logWith, procedure } from './position.ts';

// Of effects of one moment that share cards somebody says which comes first.

const BASE = 'loss of the base in clearing 6';
const OUTRAGE = 'outrage in clearing 6';
const CARDS = 'F#stand+M#scout+R#favor';

/** The Alliance with two supporters and these pieces in clearing 6, and others; no card in their hand matches it. */
const camp = (others: string, pieces: string, ...lines: readonly string[]): string =>
  logWith('A: Ann', ...others.split(',').map((name) => `${name.charAt(0)}: ${name.slice(2) || 'Bob'}`))(
    `A:(R#cob+R#bank+R#smugglerstrail)A->A/(F#tax+M#sword)->$/${pieces}->6`,
    ...lines,
  );

const playerIn = (ctx: RulesContext, letter: string) => playerOf(ctx, letter) ?? ctx.taker;

describe('4.3.6: in battle those whose pieces were removed choose the order of their own effects', () => {
  const raid = camp('P', 'b_f+t', `P:(${CARDS})P->P/3w->6`);
  const fight = (...chosen: readonly string[]): string =>
    procedure(raid, 'P', attack('P', 'A', 6), { dice: '1,2', chosen: ['At', ...chosen] }).text;

  test('4.3.6, 8.2.4, 8.2.6: the base first, and the card of the outrage stays', () => {
    expect(fight(BASE, 'F#stand')).toBe('XA6(1,2)/(At+Ab_f)6->/++2/F#taxA$->/F#standP->A$');
  });

  test('4.3.6, 8.2.6, 8.2.4: the outrage first, and its card goes with the base', () => {
    expect(fight(OUTRAGE, 'F#stand')).toBe('XA6(1,2)/(At+Ab_f)6->/++2/F#standP->A$/(F#tax+F#stand)A$->');
  });

  test('4.3.6: of an attacker, too', () => {
    const defended = camp('P', 'w+b_f+t', `P:(${CARDS})P->P/3w->6`);
    const fixed = { dice: '3,3', chosen: ['At', OUTRAGE, 'F#stand'] };
    expect(procedure(defended, 'A', attack('A', 'P', 6), fixed).text).toMatch(/F#standP->\$\/\(F#tax\+F#stand\)\$->$/);
  });

  test('4.3.6, D56: where a bot has others fight, the Alliance choose nothing', () => {
    const position = camp('P,V:Vagabot (thief)', 'b_f+t', `P:(${CARDS})P->P/3w->6`, 'V:p->6');
    const instigate = (ctx: RulesContext) =>
      battle(ctx, playerIn(ctx, 'P'), playerIn(ctx, 'A'), 6, { instigator: ctx.taker });
    const { text } = procedure(position, 'V', instigate, { dice: '1,2', draw: 'F#anvil' });
    expect(text).toMatch(/F#anvil->A\$\/\(F#tax\+F#anvil\)A\$->/);
  });
});

describe('1.1.3: whoever takes the turn chooses the order of effects', () => {
  test('1.1.3, 8.2.4, 8.2.6: of those that an effect triggers', () => {
    const position = camp('P', 'b_f+t', `P:(${CARDS})P->P`);
    const removed = (...chosen: readonly string[]): string =>
      procedure(position, 'P', (ctx) => removeAllEnemies(ctx, ctx.taker, 6), { chosen }).text;
    expect(removed(BASE, 'F#stand')).toMatch(/F#taxA\$->\/F#standP->A\$$/);
    expect(removed(OUTRAGE, 'F#stand')).toMatch(/F#standP->A\$\/\(F#tax\+F#stand\)A\$->$/);
  });

  test('1.1.3, 6.2.3, 8.2.6: field hospitals before an outrage or after it, in battle as well', () => {
    const position = camp('C', '2w+t', 'C:(F#stand+M#scout+R#favor)C->C/t_k->1/3w->6');
    const fight = (taker: string, other: string, ...chosen: readonly string[]): string => {
      const draw = chosen[0] === 'C' ? { draw: 'M#sword' } : {};
      return procedure(position, taker, attack(taker, other, 6), { dice: '3,3', chosen, ...draw }).text;
    };
    expect(fight('C', 'A', 'C', 'F#stand')).toMatch(/F#standC->\/2w->1\/\^A\/M#sword->A\$$/);
    expect(fight('C', 'A', 'A', 'F#stand')).toMatch(/F#standC->A\$$/);
    expect(fight('A', 'C', 'A', 'F#stand')).toMatch(/F#standC->\$$/);
    expect(fight('A', 'C', 'C', 'F#stand')).toMatch(/F#standC->\/2Cw->1\/C\^A\/M#sword->\$$/);
  });

  test('1.1.3, 10.2.5, 8.2.6: the loss of a garden before an outrage or after it', () => {
    const position = camp('L', '3w+t', 'L:(F#stand+F#protectionracket+F#travelgear)L->L/2w+b_f->6');
    const crusade = (ctx: RulesContext) => battle(ctx, ctx.taker, playerIn(ctx, 'A'), 6, { extraHits: 2 });
    const fight = (first: string): string =>
      procedure(position, 'L', crusade, { dice: '2,3', picks: ['F#travelgear'], chosen: [first, 'F#stand'] }).text;
    expect(fight('L')).toMatch(/F#travelgearL->\/F#standL->A\$$/);
    expect(fight('A')).toMatch(/F#standL->A\$\/F#travelgearL->$/);
  });

  test('1.1.3, M.3.5, 8.2.6: the card for the Ferry before an outrage or after it', () => {
    const position = camp('C', 't', 'C:(M#scout+M#codeb+R#favor)C->C/w->4').replace(
      'A: Ann',
      'Landmarks: ferry->4\nA: Ann',
    );
    const sail = (first: string, ...chosen: readonly string[]): string =>
      procedure(
        position.replace('t->6', 't->7'),
        'C',
        (ctx) => {
          const pieces = [{ column: columnNamed(ctx.layout, 'Cw'), count: 1 }];
          return move(ctx, { mover: ctx.taker, from: 4, to: 7, pieces });
        },
        { draw: 'M#sword', chosen: [first, ...chosen] },
      ).text;
    expect(sail('card of C for the Ferry', 'M#sword')).toBe('(w+f)4->7/M#sword->C/M#swordC->A$');
    expect(sail('outrage in clearing 7', 'M#scout')).toBe('(w+f)4->7/M#scoutC->A$/M#sword->C');
  });
});
