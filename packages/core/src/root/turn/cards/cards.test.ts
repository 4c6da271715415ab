import { PEOPLE_PHASES } from '../../root-law.ts';
import { describe, expect, test } from 'vitest';
import { type Told, phase } from '../../../../test/root/people-turn.ts';
import { logWith } from '../../../../test/root/written-position.ts';

const STANDARD = logWith('C: Ann', 'E: Bob', 'A: Cid');

/** A log with the other deck. */
const exiles = (...lines: readonly string[]): string => STANDARD(...lines).replace('Standard', 'E&P');

/** The Marquise with a card in play; what others have comes before her line, what she has after it. */
const inPlay = (card: string, line: string, before = 'E:'): string =>
  exiles(before, `C:(${card}+F#anvil+M#sword)C->C/Z${card}${line}`);

const use = (stage: 'birdsong' | 'daylight' | 'evening', position: string, card: string, ...answers: Told[]) =>
  phase(position, 'C', stage, [{ kind: 'card', card }, ...answers]).text;

describe('cards used in Birdsong', () => {
  test('ROOT-55: the Better Burrow Bank brings a card to its owner and to an enemy', () => {
    const position = STANDARD('E:', 'C:(R#bank+F#anvil+M#sword)C->C/ZR#bank');
    expect(use('birdsong', position, 'R#bank', ['#'], 'A', ['#'])).toBe('#->C/#->A');
  });

  test('ROOT-92: the Royal Claim is spent for a point for each clearing ruled', () => {
    const position = STANDARD('E:', 'C:(B#royal+F#anvil+M#sword)C->C/ZB#royal/w->1+2+3');
    expect(use('birdsong', position, 'B#royal')).toBe('B#royal$->/++3');
  });

  test('ROOT-92, 12.2.2: the Royal Claim of the Duchy counts the Burrow, a clearing that they always rule', () => {
    const position = logWith('C: Ann', 'D: Bob')('C:', 'D:(B#royal+F#anvil+M#sword)D->D/ZB#royal/2w->1/w->2');
    const { text } = phase(position, 'D', 'birdsong', [{ kind: 'card', card: 'B#royal' }]);
    expect(text).toContain('B#royal$->/++3');
  });

  test('ROOT-102: Stand and Deliver takes a random card, and scores a point for who lost it', () => {
    const position = STANDARD('E:', 'C:(F#stand+F#anvil+M#sword)C->C/ZF#stand');
    expect(use('birdsong', position, 'F#stand', 'E', '#')).toBe('#E->C/E++');
  });

  test('ROOT-93: the Saboteurs discard a card that an enemy has crafted', () => {
    const position = inPlay('B#sabo', '', 'E:(R#charm+F#prop+M#crossbow)E->E/ZR#charm');
    expect(use('birdsong', position, 'B#sabo')).toBe('B#sabo$->/R#charmE$->');
  });

  test('ROOT-72: False Orders move half of an enemy’s warriors, rounded up', () => {
    const position = inPlay('F#false', '', 'E:3w->1');
    expect(use('birdsong', position, 'F#false', 'E 1>5')).toBe('F#false$->/2Ew1->5');
  });

  test('ROOT-72, 1.5.5, M.3.5: who is forced along the river says whether the Ferry goes along', () => {
    const position = logWith('C: Ann', 'O: Bob')('O:2w->1', 'C:(F#false+F#anvil+M#sword)C->C/ZF#false');
    const forced = (...told: Told[]): string => {
      const all = [END, { kind: 'card', card: 'F#false' }, 'O 1>10', ...told];
      return phase(position.replace('Standard', 'E&P').replace('Fall', 'Lake'), 'C', 'birdsong', all).text;
    };
    expect(forced('no')).toBe('F#false$->/Ow1->10');
    expect(forced('yes', ['#'])).toBe('F#false$->/(Ow+f)1->10/#->O');
  });

  test('ROOT-103: the Swap Meet takes a random card and gives one', () => {
    expect(use('birdsong', inPlay('R#swap', ''), 'R#swap', 'E', '#', 'F#anvil')).toBe('#E->C/F#anvilC->E');
  });
});

describe('cards used at the end of Birdsong', () => {
  test('1.4.1, ROOT-71: the Eyrie Emigre moves and battles there, or is spent, before anything in Daylight', () => {
    const position = inPlay('B#emi', '/2w->1', 'E:w->5');
    expect(use('birdsong', position, 'B#emi', { kind: 'move', to: 5 }, 2, 'none', [0, 0])).toBe('2w1->5/XE5(0,0)');
    expect(() => phase(position, 'C', 'birdsong', [{ kind: 'end' }])).toThrow();
  });
});

const ROYAL = { kind: 'card', card: 'B#royal' };
const END = { kind: 'end' };

/** What each faction with more than menus in its Birdsong lays down before one, what it then does, and how that begins. */
const IN_BIRDSONG: readonly (readonly [letter: string, law: string, pieces: string, told: Told[], text: RegExp])[] = [
  ['C', '6.4', 'w->1/b_s->1', [ROYAL], /^B#royal\$->/],
  ['E', '7.4', 'w->1', [ROYAL], /^B#royal\$->/],
  ['V', '9.4', '#thief->$/p->1/%f->e', [ROYAL], /^B#royal\$->/],
  ['L', '10.4', '4w->1/$_o->M/F#tax->', [ROYAL], /^B#royal\$->.*\/\$_o->F/],
  ['O', '11.4', '3w->1/t_m->2', [ROYAL], /^B#royal\$->/],
  ['D', '12.4', '4w->1', [ROYAL], /^B#royal\$->/],
  ['H', '14.4', 'w_w+4w->1', [END, END, END, ROYAL, '#bitter'], /^w->1\/B#royal\$->/],
];

describe('cards used in the course of a phase', () => {
  test.each(IN_BIRDSONG)(
    '%s, %s, 1.4.1: a card is used between the steps of Birdsong',
    (letter, _, pieces, told, text) => {
      const table = logWith(letter === 'C' ? 'E: Ann' : 'C: Ann', `${letter}: Bob`, 'A: Cid');
      const position = table(`${letter}:(B#royal+F#anvil+M#sword)${letter}->${letter}/ZB#royal/${pieces}`);
      expect(phase(position, letter, 'birdsong', told).text).toMatch(text);
    },
  );

  test('1.4.1, 7.4, ROOT-92: the Eyrie score the Royal Claim with the clearing of a new roost, too', () => {
    const position = STANDARD('C:w->1+2+4+5+6+7+8+9+10+11', 'E:(B#royal+F#anvil+M#sword)E->E/ZB#royal/#despot->$');
    const decree = { kind: 'decree', card: 'F#anvil', column: 'x' };
    const told = [{ kind: 'end' }, decree, { kind: 'end' }, { kind: 'end' }, 12, { kind: 'card', card: 'B#royal' }];
    expect(phase(position, 'E', 'birdsong', told).text).toBe('F#anvilE->$_x/b+3w->12/B#royal$->/++');
  });

  test('1.4.1, ROOT-72: the False Orders come before or after the wood of the Marquise', () => {
    const position = exiles('E:3w->9', 'C:(F#false+F#anvil+M#sword)C->C/ZF#false/b_s->8');
    const orders = [{ kind: 'card', card: 'F#false' }, 'E 9>4'];
    expect(phase(position, 'C', 'birdsong', orders).text).toBe('F#false$->/2Ew9->4/t->8');
    expect(phase(position, 'C', 'birdsong', [{ kind: 'end' }, ...orders]).text).toBe('t->8/F#false$->/2Ew9->4');
  });

  test('1.4.1: what is used at the start of Daylight is so no more once something else was done', () => {
    const position = STANDARD('E:w->5', 'C:(R#command+F#tax+F#anvil)C->C/ZR#command/ZF#tax/2w->5');
    const cards = phase(position, 'C', 'daylight').offered.filter(({ kind }) => kind === 'card');
    expect(cards).toEqual([{ kind: 'card', law: 'ROOT-63', card: 'R#command' }]);
    const { offered } = phase(position, 'C', 'daylight', [{ kind: 'end' }, { kind: 'card', card: 'F#tax' }, ['#']]);
    expect(offered.map(({ card }) => card)).not.toContain('R#command');
  });
});

test('4.3.1, ROOT-95: against the Scouting Party an ambush may be played, and deals no hits', () => {
  const hand = 'E:(R#@+F#stand+F#foxfolksteel)E->E/2w->5';
  const position = STANDARD(hand, 'C:(M#scout+F#tax+F#anvil)C->C/ZM#scout/2w->5');
  const { text } = phase(position, 'C', 'daylight', [{ kind: 'battle' }, 'R#@', [0, 0]]);
  expect(text).toBe('XE5R@(0,0)');
});

describe('cards used in Daylight', () => {
  test('ROOT-63: the Command Warren begins a battle at the start of Daylight', () => {
    const position = STANDARD('E:w->5', 'C:(R#command+F#anvil+M#sword)C->C/ZR#command/w->5');
    expect(use('daylight', position, 'R#command', 'none', [0, 0])).toBe('XE5(0,0)');
  });

  test('ROOT-105: the Tax Collector removes a warrior for a card', () => {
    const position = STANDARD('E:', 'C:(F#tax+F#anvil+M#sword)C->C/ZF#tax/w->5');
    expect(use('daylight', position, 'F#tax', ['#'])).toBe('w5->/#->C');
  });

  test('ROOT-61: the Codebreakers look at a hand', () => {
    const position = STANDARD('E:', 'C:(M#codeb+F#anvil+M#sword)C->C/ZM#codeb');
    expect(use('daylight', position, 'M#codeb', 'E')).toBe('E^C');
  });

  test('ROOT-81: the League exhausts a crafted item for a move or a battle', () => {
    const position = inPlay('M#league', '/w->5/ZF#anvil', 'E:w->5');
    expect(phase(position, 'C', 'daylight', [{ kind: 'card', card: 'M#league' }, 'none', [0, 0]]).text).toBe(
      '%h->e/XE5(0,0)',
    );
  });

  test('ROOT-86: the Propaganda Bureau replaces a warrior, for a card that matches', () => {
    const position = inPlay('F#prop', '', 'E:w->1');
    expect(use('daylight', position, 'F#prop')).toBe('F#anvilC->/Ew1->/w->1');
  });
});

describe('cards used in Evening', () => {
  test('ROOT-60: the Cobbler moves at the start of Evening', () => {
    const position = STANDARD('E:', 'C:(R#cob+F#anvil+M#sword)C->C/ZR#cob/w->5');
    expect(use('evening', position, 'R#cob', { kind: 'move', to: 1 }, ['#'])).toBe('w5->1/#->C');
  });

  test('ROOT-59: Charm Offensive draws a card, and somebody else scores', () => {
    expect(use('evening', inPlay('R#charm', ''), 'R#charm', ['#'], 'E', ['#'])).toBe('#->C/E++/#->C');
  });

  test('ROOT-79: who has the Informants may take an ambush out of the discard pile instead of drawing', () => {
    const position = inPlay('F#inform', '/F#@C->', 'E:').replace('F#anvil', 'F#@');
    expect(phase(position, 'C', 'evening', ['F#@']).text).toBe('F#@*->C');
  });
});

describe('dominance', () => {
  const at = (points: number, hand = 'F#dom+R#cob+M#sword') =>
    STANDARD('E:', `C:${'++9/'.repeat(Math.floor(points / 9))}++${points % 9 || 9}/(${hand})C->C`);

  test('3.3.1: with ten points a dominance card in hand is activated', () => {
    expect(phase(at(10), 'C', 'daylight', [{ kind: 'dominance', card: 'F#dom' }]).text).toBe('F#domC->$/++->$');
    expect(phase(at(8), 'C', 'daylight').offered.map(({ kind }) => kind)).not.toContain('dominance');
  });

  test('3.3.3, 3.3.4: one that was discarded is taken for a card that matches, a bird for birds only', () => {
    const given = (card: string) =>
      STANDARD(`E:(${card}+F#tax+M#crossbow)E->E/${card}E->`, 'C:(F#anvil+B#royal+M#sword)C->C');
    expect(phase(given('F#dom'), 'C', 'daylight', [{ kind: 'take-dominance' }, 'B#royal']).text).toBe(
      'B#royalC->/F#dom->C',
    );
    expect(phase(given('B#dom'), 'C', 'daylight', [{ kind: 'take-dominance' }]).text).toBe('B#royalC->/B#dom->C');
    expect(
      phase(given('R#dom').replace('B#royal', 'F#stand'), 'C', 'daylight').offered.map(({ kind }) => kind),
    ).not.toContain('take-dominance');
  });
});

test('M.4.3: once a turn a card opens a closed path with one’s pieces at an end, for a point', () => {
  const position = exiles('E:', 'C:w->1+5/(R#charm+F#anvil+M#sword)C->C').replace('Fall', 'Mountain');
  const { offered } = phase(position, 'C', 'daylight');
  const path = offered.find(({ kind }) => kind === 'open-path');
  expect(path).toMatchObject({ law: 'M.4.3' });
  const opened = phase(position, 'C', 'daylight', [path ?? {}, 'R#charm']);
  expect(opened.text).toMatch(/^R#charmC->\/.*\/\+\+$/);
  expect(opened.offered.map(({ kind }) => kind)).not.toContain('open-path');
});

/** Whoever has the Better Burrow Bank, the Command Warren and the Cobbler in play, beside an enemy's warrior. */
function equipped(faction: string): string {
  const other = faction === 'C' ? 'E' : 'C';
  const pieces = { V: '#ranger->$/p->5', E: '#despot->$/b+w->5', L: '$_o->R/2w->5' }[faction] ?? '2w->5';
  const cards = ['R#bank', 'R#command', 'R#cob'];
  const hand = `(${cards.join('+')})${faction}->${faction}/${cards.map((card) => `Z${card}`).join('/')}`;
  return logWith(`${faction}: Ann`, `${other}: Bob`)(`${other}:w->5`, `${faction}:${hand}/${pieces}`);
}

/** The section of each phase, by faction. */
const PHASES: readonly (readonly [string, string, string, string])[] = [
  ['C', '6.4', '6.5', '6.6'],
  ['E', '7.4', '7.5', '7.6'],
  ['A', '8.4', '8.5', '8.6'],
  ['V', '9.4', '9.5', '9.6'],
  ['L', '10.4', '10.5', '10.6'],
  ['O', '11.4', '11.5', '11.6'],
  ['D', '12.4', '12.5', '12.6'],
  ['P', '13.4', '13.5', '13.6'],
  ['H', '14.4', '14.5', '14.6'],
  ['K', '15.4', '15.5', '15.6'],
];

test.each(PHASES.filter(([faction]) => PEOPLE_PHASES[faction as 'C'] !== undefined))(
  '1.4.1: %s at the start of %s, %s, %s uses what is used at the start of a phase',
  (faction) => {
    const offered = (stage: 'birdsong' | 'daylight' | 'evening'): unknown[] =>
      phase(equipped(faction), faction, stage).offered.map(({ card }) => card);
    expect(offered('birdsong')).toContain('R#bank');
    expect(offered('daylight')).toContain('R#command');
    expect(offered('evening')).toContain('R#cob');
  },
);
