import { describe, expect, test } from 'vitest';
import { beginLine, matchOpenLine, move, playerOf, removableAt } from '@woodlog/core/root-law';
import { parse } from '@woodlog/notation/root';
import { type Told, phase } from '../../../test/root/people-turn.ts';
import { logWith, positionOf, procedure } from '../../../test/root/position.ts';
import { seatPlayers } from '../index.ts';

// Chmd.2.1: nobody removes Chameleandroid's warrior, or moves it outside its own turn; who would remove it takes an ego.

const BOT = 'N: Chameleandroid';
const HAND = '(F#anvil+M#sword)C->C/';
const table = (...lines: readonly string[]): string => logWith('C: Ann', BOT, 'L: Bob')('L:', ...lines);
const exiles = (...lines: readonly string[]): string => table(...lines).replace('Standard', 'E&P');
const hired = (hireling: string, bot: string): string =>
  logWith('C: Ann', BOT)(`N:${bot}`, `C:w->5/${HAND}++4/${hireling.slice(0, 3)}->C$3`, 'N:', 'C:').replace(
    'C: Ann',
    `Hirelings: ${hireling}\nC: Ann`,
  );
const offered = (position: string, stage: 'birdsong' | 'daylight', faction = 'C') =>
  JSON.stringify(phase(position, faction, stage).offered);
const text = (position: string, stage: 'birdsong' | 'daylight', answers: readonly Told[], faction = 'C'): string =>
  phase(position, faction, stage, answers).text;

describe('Chmd.2.1: the warrior stays', () => {
  test('ROOT-72: no False Orders move it', () => {
    const orders = (lies: string) => exiles(`N:${lies}`, 'C:(F#false+F#anvil)C->C/ZF#false');
    expect(offered(orders('w->5/2t->5'), 'birdsong')).not.toContain('F#false');
    const other = exiles('N:w->5/2t->5', 'C:(F#false+F#anvil)C->C/ZF#false').replace('L:\n', 'L:2w->5\n');
    expect(offered(other, 'birdsong')).toContain('F#false');
  });

  test('ROOT-176: no Band draws it', () => {
    const position = hired('h_J/h_Jw->1', 'w->5/2t->5');
    expect(() => text(position, 'daylight', [{ kind: 'concert', at: 1 }, 'N'])).toThrow('got "N"');
  });

  test('ROOT-182: no Prophet leads it away', () => {
    const moves = phase(hired('h_L/h_Lw->5', 'w->5/2t->5'), 'C', 'daylight').offered;
    expect(moves.filter(({ kind, whom }) => kind === 'force-move' && whom === 'N')).toEqual([]);
    expect(moves.some(({ kind, whom }) => kind === 'force-move' && whom === 'C')).toBe(true);
  });
});

describe('Chmd.2.3: whoever would remove the warrior removes an ego, once a turn', () => {
  test('V.11.2, 3.2.1: a duel', () => {
    const duel = (lies: string): string => logWith('V: Ann', BOT)(`N:${lies}`, 'V:#gladiator->$/p->5');
    expect(text(duel('w->5/t->5'), 'daylight', [{ kind: 'duel' }, 'f', ['#']], 'V')).toBe('%fr->d+e/Nt5->/++/#->V');
    expect(offered(duel('w->5'), 'daylight', 'V')).not.toContain('duel');
  });

  test('ROOT-178: Highway Bandits', () => {
    const along = (lies: string): string => {
      const position = hired('h_T/h_Tw->1_5', lies);
      const { text: moved } = procedure(position, 'N', (ctx) => {
        const mover = playerOf(ctx, 'N');
        if (mover === undefined) throw new Error('N is gone');
        return move(ctx, { mover, from: 5, to: 1, pieces: removableAt(ctx, mover, 5, mover) });
      });
      return moved;
    };
    expect(along('w->5/2t->5')).toBe('(w+2t)5->1/t1->');
    expect(along('w->5')).toBe('w5->1');
  });

  test('ROOT-190: the Furious Protector', () => {
    const position = hired('h_S/h_Sp->1', 'w->5/2t->5');
    expect(text(position, 'birdsong', [{ kind: 'move', to: 5 }])).toBe('h_Sp->5/Nt5->/w5->');
    const bare = hired('h_S/h_Sp->1', 'w->5');
    expect(text(bare, 'birdsong', [{ kind: 'move', to: 5 }])).toBe('h_Sp->5/w5->');
  });
});

/** What the law says to the actions that a person's line begins with. */
function verdict(position: string, line: string): string {
  const table = positionOf(position);
  const players = seatPlayers(table);
  const me = playerOf(players, line.slice(0, 1));
  if (me === undefined) throw new Error(`${line} is nobody's`);
  const [last] = parse(`${position}\n${line}`).lines.slice(-1);
  const actions = last?.kind === 'turn' ? last.actions.flatMap(({ action }) => (action === null ? [] : [action])) : [];
  const match = matchOpenLine(players, { table, now: beginLine(me, false) }, actions);
  return match.verdict === 'illegal' ? `${match.breaches[0]?.law}` : match.verdict;
}

describe('Chmd.2.3: a line in which an ego went for the warrior is legal', () => {
  test('V.11.2: a duel', () => {
    const position = logWith('V: Ann', BOT)('N:w->5/t->5', 'V:#gladiator->$/p->5', '', 'N:');
    expect(verdict(position, 'V:%fr->d+e/Nt5->/++/#->V')).toBe('legal');
    expect(verdict(position, 'V:%fr->d+e/Nt5->5/#->V')).not.toBe('legal');
  });

  test('10.5: a conversion', () => {
    const position = logWith('L: Ann', BOT)('N:w->1/t->1', 'L:4w->$/$_o->F', '', 'N:');
    expect(verdict(position, 'L:$_ho->F/w$->/Nt1->/++/w->1')).toBe('legal');
  });
});
