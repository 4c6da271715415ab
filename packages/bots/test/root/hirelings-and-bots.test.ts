import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { simulate } from '@woodlog/core/kernel';
import { root, setupTable } from '@woodlog/core/root';
import { contextOf, defendersAt, enemyPiecesAt, hirelingSetup, playerOf, rules } from '@woodlog/core/root-law';
import { printAction } from '@woodlog/notation/root';
import { seatPlayers } from '../../src/root/index.ts';
import { type Told, phase } from './people-turn.ts';
import { logWith, positionOf, steps } from './position.ts';

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
    const played = simulate(root, hirelingSetup(seatPlayers(opening.right)), opening.right, (question) => {
      if (question.kind === 'choose') asked.push(question.seat);
      return ('options' in question ? question.options?.[0] : undefined) as never;
    });
    if (isLeft(played)) throw new Error(played.left.message);
    expect(asked).toEqual([1, 0]);
    expect(played.right.actions.map((action) => printAction(action, '')).join('/')).toBe('h_Sp->1/2h_Kw+h_Kb->2');
  });

  test('G.9, H.3.1, H.3.2: a bot does not attack hirelings, whose pieces are enemy pieces and rule all the same', () => {
    const state = positionOf(table({ hirelings: 'h_K/3h_Kw->5' }, 'E:2w->5', 'C:w->5'));
    const players = seatPlayers(state);
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

describe('what bots do when hirelings move and fight (H.3.7)', () => {
  const HAND = '(F#anvil+M#sword+R#command)L->L/';
  /** Ann holds the Forest Patrol, with three of them in 5. */
  const patrol = (bot: string, lies: string): string =>
    logWith('L: Ann', bot)(`${bot[0]}:${lies}`, `L:${HAND}++4/h_C->L$3`, `${bot[0]}:`, 'L:').replace(
      'L: Ann',
      'Hirelings: h_C/3h_Cw->5\nL: Ann',
    );
  const led = (position: string, ...answers: Told[]): string => phase(position, 'L', 'daylight', answers).text;
  const FIGHT = { kind: 'battle', hireling: 'h_C' };

  test('B.6.2.3: whoever moves hirelings into sympathy, or removes it with them, gives up a card', () => {
    const alliance = patrol('A: Automated Alliance', 't->2/t->5');
    expect(led(alliance, { kind: 'move', hireling: 'h_C', to: 2 }, 1, 'M#sword')).toBe('h_Cw5->2/M#swordL->');
    expect(led(alliance, FIGHT, [1, 0], 'R#command')).toBe('h_CXA5(1,0)/At5->/R#commandL->');
  });

  test('ROOT-232: investors want a card of who removed buildings with hirelings', () => {
    const duchy = patrol('D: Drillbit Duchy (Investors)', 'b_c->5/++2');
    expect(led(duchy, FIGHT, [1, 0], 'R#command')).toBe('h_CXD5(1,0)/Db_c5->/R#commandL->/D--');
  });

  test('Chmd.2.2: a hireling attacks without a card', () => {
    expect(led(patrol('N: Chameleandroid', 'w->5'), FIGHT, [1, 0])).toMatch(/^h_CXN5\(1,0\)/);
  });

  test('Chmd.9.1: who removes ego with a draw icon with a hireling draws a card', () => {
    const patron = patrol('N: Chameleandroid (Patron)', 'w->5/t_d->5');
    expect(led(patron, FIGHT, [1, 0], ['B#sap'])).toBe('h_CXN5(1,0)/Nt_d5->N$_e/B#sap->L');
  });
});

describe('H.2.2, ROOT-191: bots remove nothing of its controller beside the Stoic Protector', () => {
  /** Ann has pieces in 1, the Protector stands there or elsewhere. */
  const beside = (bot: string, c: string, line: string, protector: 1 | 9): string =>
    logWith('C: Ann', bot)(`C:${c}/++4/h_S->C$3`, `${bot[0]}:${line}`).replace(
      'C: Ann',
      `Hirelings: h_Sd/h_Sp->${protector}\nC: Ann`,
    );
  const PIECES = 'w->1/b_s->1/t->1';

  test.each([
    ['B.8.4.2, a conversion', 'L: Logical Lizards', 'w->1', 'w->$', 'B.8.4.2', 'Cw1->'],
    ['ROOT-114, relentless pursuit', 'E: Electric Eyrie (Relentless)', 'b_s->1/t->1', 'w->1', 'ROOT-114', '1->'],
    ['Chmd.7.2, a termination', 'N: Chameleandroid', PIECES, 'w->12', 'Chmd.7.2', 'Cw1->'],
    ['B.11.7.1, a bomb', 'P: Cogwheel Corvids', PIECES, 't->1', 'B.11.4.4', '1->/'],
  ] as const)('H.2.2, ROOT-191: %s', (_, bot, c, line, law, text) => {
    const fixed = { order: 'F#', picks: ['t_b', 't_r'] };
    const played = (protector: 1 | 9): string => {
      const picks = bot.startsWith('P') ? { picks: fixed.picks } : {};
      return steps(beside(bot, c, line, protector), bot[0] ?? '', [law], { order: fixed.order, ...picks }).text;
    };
    expect(played(9)).toContain(text);
    expect(played(1)).not.toContain('C');
  });
});
