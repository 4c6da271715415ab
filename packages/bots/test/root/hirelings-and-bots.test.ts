import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { simulate } from '@woodlog/core/kernel';
import { root, setupTable } from '@woodlog/core/root';
import { contextOf, defendersAt, enemyPiecesAt, hirelingSetup, playerOf, rules } from '@woodlog/core/root-law';
import { printAction } from '@woodlog/notation/root';
import { seatPeople } from '../../src/root/index.ts';
import { type Told, phase } from './people-turn.ts';
import { logWith, positionOf } from './position.ts';

type Hired = Readonly<{ hirelings: string; players?: readonly string[] }>;

const BOT = 'E: Electric Eyrie';

/** A table of people and a bot with these hirelings, and what lies there. */
const table = ({ hirelings, players = ['C: Ann', BOT] }: Hired, ...lines: readonly string[]): string =>
  logWith(...players)(...lines).replace('C: Ann', `Hirelings: ${hirelings}\nC: Ann`);

const text = (position: string, stage: 'birdsong' | 'daylight' | 'end', ...answers: Told[]): string =>
  phase(position, 'C', stage, answers).text;

describe('hirelings at a table with bots (D147)', () => {
  const HIRE = { kind: 'hire' };
  const alone = (markers: number, ...lines: readonly string[]) =>
    table({ hirelings: 'h_K/2h_Kw+h_Kb->5' }, 'E:', `C:++4/h_K->C$${markers}`, ...lines);

  test('H.1.1: a bot takes no hireling marker; the next person who comes there does', () => {
    const passed = table({ hirelings: 'h_Kd' }, 'E:++6', 'C:++5');
    expect(positionOf(table({ hirelings: 'h_Kd' }, 'E:++6')).hirelingMarkers).toEqual({ track: [4], taken: {} });
    expect(text(passed, 'end', HIRE, [2])).toBe('h_K->$2');
  });

  test('H.1.3: a hireling goes to another person, never to a bot', () => {
    const three = { hirelings: 'h_Kd', players: ['C: Ann', BOT, 'L: Bob'] };
    const position = table(three, 'E:', 'L:', 'C:++4/h_K->C$1');
    expect(text(position, 'end', { kind: 'give-hireling' }, [2])).toBe('h_K->L$2');
    expect(() => text(position, 'end', { kind: 'give-hireling', to: 'E' })).toThrow('not offered');
  });

  test('H.1.3: who plays alone against bots gives it back to the supply', () => {
    expect(text(alone(1), 'end')).toBe('');
    const card = (position: string) => positionOf(position).hirelings['h_K'];
    expect(card(alone(1))?.holder).toBe('C');
    expect(card(alone(1, 'E:', 'C:'))).toEqual({ demoted: false, holder: null, markers: null, fresh: false });
    expect(card(alone(2, 'E:', 'C:'))?.holder).toBe('C');
    // From there it can be hired again.
    expect(text(alone(1, 'E:', 'C:', 'E:', 'C:++4'), 'end')).toBe('');
  });

  test('A.6.3: people set them up, the last person first', () => {
    const seats = [
      { faction: 'C', player: 'Ann' },
      { faction: 'L', player: 'Bob' },
      { faction: 'E', player: 'Electric Eyrie', bot: 'electric-eyrie' },
    ];
    const opening = setupTable({ game: 'root', map: 'Fall', deck: 'Standard', seats, hirelings: ['h_S', 'h_K'] });
    if (isLeft(opening)) throw new Error(opening.left.message);
    const asked: number[] = [];
    const played = simulate(root, hirelingSetup(seatPeople(opening.right)), opening.right, (question) => {
      if (question.kind === 'choose') asked.push(question.seat);
      return ('options' in question ? question.options?.[0] : undefined) as never;
    });
    if (isLeft(played)) throw new Error(played.left.message);
    expect(asked).toEqual([1, 0]);
    expect(played.right.actions.map((action) => printAction(action, '')).join('/')).toBe('h_Sp->1/2h_Kw+h_Kb->2');
  });

  test('G.9, H.3.1, H.3.2: a bot does not attack hirelings, whose pieces are enemy pieces and rule all the same', () => {
    const state = positionOf(table({ hirelings: 'h_K/3h_Kw->5' }, 'E:2w->5', 'C:w->5'));
    const players = seatPeople(state);
    const bot = playerOf(players, 'E');
    if (bot === undefined) throw new Error('the bot is gone');
    const ctx = contextOf(players, { state }, bot);
    expect(defendersAt(ctx, bot, 5).map(({ letter }) => letter)).toEqual(['C']);
    expect(enemyPiecesAt(ctx, bot, 5)).toBe(4);
    expect(rules(ctx, bot, 5)).toBe(false);
  });

  test('H.3.4: a hireling attacks a bot', () => {
    const position = table({ hirelings: 'h_C/3h_Cw->5' }, 'E:2w->5', 'C:++4/h_C->C$3', 'E:').replace(
      'C: Ann',
      'A: Ann',
    );
    const fight = phase(position.replaceAll('\nC:', '\nA:').replace('->C$3', '->A$3'), 'A', 'daylight', [
      { kind: 'battle', hireling: 'h_C' },
      [1, 0],
    ]);
    expect(fight.text).toBe('h_CXE5(1,0)/Ew5->');
  });
});

describe('what is taken of bots (B.2.8.1)', () => {
  const held = (hireling: string, placed: string, e: string): string =>
    table({ hirelings: `${hireling}${placed}` }, `E:${e}`, `C:2w->5/++4/${hireling.slice(0, 3)}->C$3`, 'E:', 'C:');

  test('ROOT-180: for a bot among Spies a card is drawn', () => {
    const position = held('h_P', '/h_Pw->5', '2w->5');
    expect(text(position, 'daylight', { kind: 'place' }, { kind: 'steal' }, ['F#anvil'])).toBe(
      'h_Pw->5/h_Pw->5/F#anvil->C',
    );
  });

  test('ROOT-197: for a bot beside its controller the Brigand draws a card', () => {
    const crafted = held('h_Vd', '', '2w->5').replace('2w->5/++4', '2w->5/F#anvilC->C/ZF#anvil/++2');
    expect(text(crafted, 'daylight', { kind: 'steal' }, ['M#sword'])).toBe('%h->e/M#sword->C');
  });

  test('ROOT-194: a bot at the Flotilla draws nothing', () => {
    const position = held('h_O', '/h_Op->4', '2w->4');
    expect(text(position, 'birdsong', { kind: 'sail' })).toBe('h_Op->7');
  });

  test('ROOT-102: Stand and Deliver draws a card, and the bot scores', () => {
    const position = logWith('C: Ann', BOT)('E:', 'C:(F#stand+F#anvil+M#sword)C->C/ZF#stand');
    expect(text(position, 'birdsong', { kind: 'card', card: 'F#stand' }, ['B#sap'])).toBe('B#sap->C/E++');
  });

  test('ROOT-103: the Swap Meet draws a card; the one that is given is discarded, and the bot scores', () => {
    const position = logWith('C: Ann', BOT)('E:', 'C:(R#swap+F#anvil+M#sword)C->C/ZR#swap').replace('Standard', 'E&P');
    expect(text(position, 'birdsong', { kind: 'card', card: 'R#swap' }, ['R#tun'], 'F#anvil')).toBe(
      'R#tun->C/F#anvilC->/E++',
    );
  });
});
