import { describe, expect, test } from 'vitest';
import { dominanceOf, layoutOf } from '../index.ts';
import { PEOPLE_PHASES, isInPlay } from '../root-law.ts';
import { type Told, phase } from '../../../test/root/people-turn.ts';
import { logWith, positionOf } from '../../../test/root/written-position.ts';

const STANDARD = logWith('C: Ann', 'E: Bob', 'A: Cid', 'O: Dan');
const EXILES = (...lines: readonly string[]): string => STANDARD(...lines).replace('Standard', 'E&P');

describe('what is in play is not spent', () => {
  const inPlay = (log: string, card: string): boolean => {
    const position = positionOf(log);
    const layout = layoutOf(position.setup);
    return isInPlay(position, layout, layout.seatOf.get('A') ?? -1, card);
  };

  test('2.1.4, 8.2.3: of two copies the Alliance spends the supporter', () => {
    const log = STANDARD('E:', 'A:(M#codeb+M#sword)->$/(M#codeb+F#anvil+R#bank)A->A/Zcodeb/M#codeb$->');
    expect(inPlay(log, 'M#codeb')).toBe(true);
    const again = log.replace('/M#codeb$->', '/M#codeb$->/M#codeb$->');
    expect(() => positionOf(again)).toThrow('the stack on A$ has no card that can be M#codeb');
  });

  test('2.1.4, 8.2.4: in the turns of others a base takes supporters with it, and Armorers are used', () => {
    const log = (action: string): string =>
      STANDARD('A:(B#armor+M#sword)->$/(B#armor+F#anvil+R#bank)A->A/Zarmor/w->5', `C:w->5/XA5(1,1)/${action}`);
    expect(inPlay(log('M#swordA$->'), 'B#armor')).toBe(true);
    expect(inPlay(log('B#armorA$->'), 'B#armor')).toBe(false);
  });

  test('2.1.4, 8.2.4: a base that falls without a battle takes supporters with it, too', () => {
    const log = STANDARD('A:(F#tax+M#sword)->$/(F#tax+F#anvil+R#bank)A->A/Ztax/b_f->5', 'C:w->1/Ab_f5->/F#taxA$->');
    expect(inPlay(log, 'F#tax')).toBe(true);
    expect(() => positionOf(`${log}/F#taxA$->`)).not.toThrow();
  });

  test('2.1.4, ROOT-93: only Saboteurs, who go first, take a card of another player out of play', () => {
    const log = (first: string): string =>
      EXILES('A:R#tun->$/(R#tun+F#anvil+R#swap)A->A/Ztun', `C:(B#sabo+F#anvil+M#sword)C->C/Zsabo/${first}R#tunA$->`);
    expect(inPlay(log('B#sabo$->/'), 'R#tun')).toBe(false);
    expect(inPlay(log(''), 'R#tun')).toBe(true);
  });

  test('2.1.4, ROOT-93: Saboteurs leave play by their own effect, after the copy among the supporters', () => {
    const log = EXILES('E:', 'A:B#sabo->$/(B#sabo+F#anvil+R#swap)A->A/Zsabo/B#sabo$->');
    expect(inPlay(log, 'B#sabo')).toBe(true);
    expect(inPlay(log.replace('/B#sabo$->', '/B#sabo$->/B#sabo$->'), 'B#sabo')).toBe(false);
  });

  test('3.3.1, 3.3.2: an activated dominance card is no supporter, and one among the supporters is not activated', () => {
    const log = EXILES('E:', 'A:M#dom->$/(R#dom+F#anvil+R#swap)A->A/++10/R#domA->$/++->$/LAST');
    expect(dominanceOf(positionOf(log.replace('/LAST', '')), 'A')?.card).toBe('R');
    expect(() => positionOf(log.replace('LAST', 'M#dom$->'))).not.toThrow();
    expect(() => positionOf(log.replace('LAST', 'R#dom$->'))).toThrow('the stack on A$ has no card that can be R#dom');
    const markerFirst = log.replace('M#dom->$/', '').replace('R#domA->$/++->$', '++->$/R#domA->$');
    expect(() => positionOf(markerFirst.replace('LAST', 'R#dom$->'))).toThrow(
      'the stack on A$ has no card that can be R#dom',
    );
  });

  test('3.3.2, ROOT-93: Saboteurs leave an activated dominance card alone', () => {
    const cards = (others: string): unknown[] =>
      phase(
        EXILES(`E:(F#dom+R#tun+R#swap)E->E/++10/F#domE->$/++->$${others}`, 'C:(B#sabo+F#anvil+M#sword)C->C/Zsabo'),
        'C',
        'birdsong',
      ).offered.map(({ card }) => card);
    expect(cards('')).not.toContain('B#sabo');
    expect(cards('/Ztun')).toContain('B#sabo');
  });
});

describe('hired mercenaries are no enemy pieces', () => {
  const BUY = { kind: 'service', service: 'm' };
  const otters = 'O:w->5/w->6/3w->$/$_h->1/$_r->1/$_m->1';

  test('11.2.7.III, ROOT-86: the Propaganda Bureau does not replace them, but replaces others', () => {
    const offered = (eyrie: string, ...told: Told[]): unknown[] =>
      phase(
        EXILES(otters, `E:${eyrie}`, 'C:(F#prop+F#anvil+M#sword)C->C/ZF#prop/2w->5'),
        'C',
        told.length === 0 ? 'daylight' : 'birdsong',
        told,
        told.length === 0 ? ['daylight'] : ['birdsong', 'daylight'],
      ).offered.map(({ card }) => card);
    expect(offered('')).toContain('F#prop');
    const use = { kind: 'card', card: 'F#prop' };
    expect(() => offered('', BUY, use)).toThrow('is not offered');
    expect(() => offered('w->6', BUY, use)).not.toThrow('is not offered');
  });

  test('11.2.7.III, 4.1.2: a favor card leaves them alone', () => {
    const position = STANDARD(otters, 'E:w->5', 'C:(R#favor+F#anvil+M#sword)C->C/2w->5/b_w->3+4+10');
    const favor = { kind: 'craft', card: 'R#favor' };
    expect(phase(position, 'C', 'daylight', [favor]).text).toContain('Ow5->');
    const { text } = phase(position, 'C', 'birdsong', [BUY, favor], ['birdsong', 'daylight']);
    expect(text).toContain('Ew5->');
    expect(text).not.toContain('Ow5->');
  });
});

describe('1.4.2: what interrupts an action of several parts ends it', () => {
  const TAX = { kind: 'card', card: 'F#tax' };
  const END = { kind: 'end' };
  const CARDS = '(F#tax+F#anvil+M#sword)';
  const after = (faction: string, line: string, ...told: Told[]): string[] =>
    phase(
      STANDARD('E:3w->1/3w->5', `${faction}:${CARDS}${faction}->${faction}/ZF#tax/${line}`),
      faction,
      'daylight',
      told,
    ).offered.map(({ kind, law }) => `${law} ${kind}`);

  test('1.4.2, 6.5.2: the March of the Marquise', () => {
    const move = [{ kind: 'move', from: 5, to: 1 }, 1];
    const five = [END, ...move, ...move, ...move, ...move, ...move];
    expect(after('C', 't_k->1/9w->5', ...five)).toContain('6.5.2 move');
    expect(after('C', 't_k->1/9w->5', ...five, TAX, 5, ['#'])).not.toContain('6.5.2 move');
  });

  test.each([
    ['C', '6.5.2', { march: 1 }, { march: 0 }],
    ['D', '12.5.2.IV', { second: { kind: 'move', law: '12.5.2.IV' } }, { second: null }],
    ['H', '14.5.3', { advance: 'moved' }, { advance: null }],
    ['K', '15.5.2', { underWay: { column: 2, card: 'F#tax', at: 5 } }, { underWay: null }],
  ] as const)(
    '1.4.2: %s has begun an action of several parts (%s), and goes on with it no more',
    (faction, _law, memory, ended) => {
      const begun = { ...memory };
      PEOPLE_PHASES[faction]?.interrupt?.({ memory: begun } as never);
      expect(begun).toEqual(ended);
    },
  );
});
