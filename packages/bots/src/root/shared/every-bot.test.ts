import { describe, expect, test } from 'vitest';
import { attack, logWith, procedure } from '../../../test/root/position.ts';

const table = (name: string, ...lines: string[]) => logWith('H: Rowan', name)(...lines);

describe('B.2.8.2: nobody plays an ambush against a bot', () => {
  test.each([
    'C: Mechanical Marquise 2.0',
    'E: Electric Eyrie',
    'A: Automated Alliance',
    'L: Logical Lizards',
    'O: Riverfolk Robots',
    'D: Drillbit Duchy',
    'P: Cogwheel Corvids',
    'N: Chameleandroid',
  ])('%s', (name) => {
    const letter = name[0]!;
    const position = table(name, 'H:F#@->H/2w->8', `${letter}:w->8`);
    const { text, sections } = procedure(position, letter, attack(letter, 'H', 8), { dice: '1,0' });
    expect(text).toBe('XH8(1,0)/Hw8->');
    expect(sections).toContain('B.2.8.2');
  });

  test('V: Vagabot', () => {
    const position = table('V: Vagabot', 'H:F#@->H/2w->8', 'V:p->8');
    expect(procedure(position, 'V', attack('V', 'H', 8), { dice: '1,0' }).text).toBe('XH8(1,0)/Hw8->/++');
  });
});
