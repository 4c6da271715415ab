import { describe, expect, test } from 'vitest';
import { fingerprint } from '@woodlog/core/kernel';
import { type Table, root } from '@woodlog/core/root';
import { type Fixed, type Outcome, attack, positionOf, procedure, steps } from '../../../test/root/position.ts';

const table = (deck: string, person: string, ...lines: string[]) =>
  ['Map: Fall', `Deck: ${deck}`, 'E: Electric Eyrie', `${person[0]}: ${person.slice(1)}`, '', ...lines].join('\n');

const print = (now: Table): string => fingerprint(root.canonical(now));

/** What was played, as Rootlog; read again as a line of the bot it leads to the same table. */
function readAgain(position: string, { text, table: after }: Outcome): string {
  expect(print(positionOf(`${position}\nE:${text}`))).toBe(print(after));
  return text;
}

/** The Eyrie attack in 6, a fox clearing. */
function attacked(position: string, fixed: Fixed): string {
  const defender = /^(?!E)[A-Z](?=: )/m.exec(position)![0];
  return readAgain(position, procedure(position, 'E', attack('E', defender, 6), fixed));
}

describe('cards that a person has crafted, while a bot acts', () => {
  const armed = table('Standard', 'CRowan', 'E:3w->6', 'C:3w->6/B#armor->C/B#sap->C', '', 'E:', 'C:Zarmor/Zsap', '');

  test('ROOT-51, ROOT-94, 4.1.3: Armorers and Sappers are discarded from the board', () => {
    const text = attacked(armed, { dice: '3,0', chosen: ['yes', 'yes'] });
    expect(text).toBe('XC6(3,0)/B#armorC$->/B#sapC$->/w6->');
    expect(attacked(armed, { dice: '3,0', chosen: ['no', 'no'] })).toBe('XC6(3,0)/3Cw6->');
  });

  test('ROOT-77: Partisans cost the person the other cards of the hand', () => {
    const cards = 'C:w->6/F#part->C/F#anvil->C/M#sword->C';
    const position = table('E&P', 'CRowan', 'E:3w->6', cards, '', 'E:', 'C:Zfpart', '');
    const text = attacked(position, { dice: '0,0', chosen: ['yes', 'R#tun', 'none'] });
    expect(text).toBe('XC6(0,0)/M#swordC->/R#tunC->/w6->');
  });

  test('ROOT-97: Soup Kitchens keep a roost away', () => {
    const position = (craft: string) =>
      table('E&P', 'CRowan', 'E:2w->6/b->12', 'C:w->6/t->6/B#soup->C', '', 'E:', craft, 'E:F#->$_F', 'C:', '');
    expect(steps(position('C:'), 'E', ['B.5.5.1.IV']).text).toContain('b->6');
    expect(steps(position('C:Zsoup'), 'E', ['B.5.5.1.IV']).text).not.toContain('b->6');
  });

  test('ROOT-85: a Murine Broker draws a card for what the bot crafts', () => {
    const position = table('E&P', 'CRowan', 'E:', 'C:M#murine->C', '', 'E:', 'C:Zmurine', '');
    const played = steps(position, 'E', ['B.5.4.2'], { order: 'F#anvil', draw: '#' });
    expect(readAgain(position, played)).toBe('Z%h/++/#->C');
  });
});

describe('what a person has in battle, while a bot attacks', () => {
  test('V.9.2: the Ronin exhausts a sword', () => {
    const position = table('Standard', 'VRowan', 'E:2w->6', 'V:#ronin->$/p->6', '');
    expect(attacked(position, { dice: '0,0', chosen: ['yes'] })).toBe('XV6(0,0)/%sV$->e/w6->/V$_E->h');
  });

  test('14.7.1: mobs become warriors beside a Bitter warlord', () => {
    const position = table('Standard', 'HRowan', 'E:2w->6', 'H:w_w->6/t->6/t->11/#bitter->$', '');
    expect(attacked(position, { dice: '1,1', chosen: [6, 'nothing', 'Hw'] })).toBe('Ht6->/Hw->6/XH6(1,1)/Hw6->/w6->');
  });
});
