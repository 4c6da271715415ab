import { describe, expect, test } from 'vitest';
import { mayBeRemoved, removeAllEnemies, ruler, playerOf } from '@woodlog/core/root-law';
import { attack, during, logWith, positionOf, procedure } from '../../../test/root/position.ts';
import { VAGABOT } from './bot.ts';
import { damage, repair } from './damage.ts';

const table = logWith('C: Rowan', 'V: Vagabot');

/** Eight more items: twelve in all. */
const EIGHT = 'Z%f/Z%f/Z%s/Z%t/Z%t/Z%c/Z%c/Z%b';

describe('B.7.2.1: Lone Wanderer', () => {
  test('the pawn does not rule, nor stop another', () => {
    expect(ruler(positionOf(table('C:', 'V:p->5')), 5)).toBeNull();
    expect(ruler(positionOf(table('C:w->5', 'V:p->5')), 5)).toBe('C');
  });

  test('B.7.2.1: it cannot be removed', () => {
    const { text, sections } = during(table('C:w->5', 'V:p->5'), 'C', function* (turn) {
      const vagabot = playerOf(turn, 'V')!;
      expect(mayBeRemoved(turn, vagabot, vagabot.pawns[0]!, 5)).toBe(false);
      yield* removeAllEnemies(turn, playerOf(turn, 'C')!, 6);
    });
    expect(text).toBe('');
    expect(sections).toEqual(['B.7.2.1']);
  });

  test('B.7.2.1.I: what removes all enemy pieces damages three items', () => {
    const { text, sections } = during(table('C:w->5', 'V:p->5/%f->e/%s->e'), 'C', (turn) =>
      removeAllEnemies(turn, playerOf(turn, 'C')!, 5),
    );
    expect(text).toBe('%fV$s+%sV$s+%rV$sr->d');
    expect(sections).toContain('B.7.2.1.I');
  });
});

describe('B.7.2.4: Battle Track', () => {
  const text = (position: string, dice: string) => procedure(position, 'V', attack('V', 'C', 5), { dice }).text;

  test('the most hits are one, two, three with items on the track', () => {
    expect(text(table('C:4w->5', 'V:p->5'), '3,0')).toBe('XC5(3,0)/Cw5->/++');
    expect(text(table('C:4w->5', 'V:p->5/Z%f/Z%s/%fs->t'), '3,0')).toBe('XC5(3,0)/2Cw5->/++2');
    expect(text(table('C:4w->5', `V:p->5/${EIGHT}/2%fs->t`), '3,0')).toBe('XC5(3,0)/3Cw5->/++3');
  });

  test('with three on the track he deals an extra hit as attacker, and only then', () => {
    const twelve = table('C:4w->5', `V:p->5/${EIGHT}/3%fs->t`);
    expect(text(twelve, '3,0')).toBe('XC5(3,0)/4Cw5->/++4');
    expect(procedure(twelve, 'C', attack('C', 'V', 5), { dice: '3,3' }).text).toBe(
      'XV5(3,3)/(%r+2%s)V$sr->d/%fV$t->s/3w5->',
    );
  });

  test('exhausted items go there first, and unexhausted ones leave first', () => {
    const filled = during(table('C:', 'V:p->5/Z%f/Z%s/Z%t/%f->e/%h->e/%s->d'), 'V', (turn) => repair(turn, turn.me, 1));
    expect(filled.text).toBe('%sd->s/%fse->t');
    const emptied = during(table('C:', 'V:p->5/Z%f/Z%s/Z%t/Z%t/Z%c/(%f+%r)->e/%fse->t/%ss->t'), 'V', (turn) =>
      damage(turn, turn.me, 1),
    );
    expect(emptied.text).toBe('%rs->d/%st->s');
    expect(emptied.sections).toContain('B.7.2.4');
  });
});

describe('B.7.2.5: taking hits', () => {
  const text = (items: string, dice: string) =>
    procedure(table('C:3w->5', `V:p->5/${items}`), 'C', attack('C', 'V', 5), { dice });

  test('exhausted items first, on the track too', () => {
    expect(text('%r->e/%h->e', '1,0').text).toBe('XV5(1,0)/%rV$s->d');
    expect(text('%r->e', '2,0').text).toBe('XV5(2,0)/%rV$s+%fV$sr->d');
    expect(text('Z%f/Z%s/%r->e/%rse->t', '1,0').text).toBe('XV5(1,0)/%rV$t->d');
    expect(text('%r->e', '1,0').sections).toContain('B.7.2.5');
  });

  test('damage may bring items of the track back to the satchel', () => {
    expect(text('Z%f/Z%s/%fs->t', '1,0').text).toBe('XV5(1,0)/%fV$sr->d/%fV$t->s');
  });

  test('9.2.4: with one that is undamaged he is not defenseless', () => {
    expect(text('(%f+%r+%s)s->d', '0,0').text).toBe('XV5(0,0)');
  });

  test('9.2.4, D54: without an undamaged item he is defenseless; hits beyond his items are nothing', () => {
    expect(text('(%f+%r+%s+%h)s->d', '0,0').text).toBe('XV5(0,0)');
    expect(text('(%f+%r+%s)s->d', '3,0').text).toBe('XV5(3,0)/%hV$sr->d');
  });

  test('B.7.5.4: as defender he scores nothing for warriors', () => {
    expect(text('%r->e', '0,1').text).toBe('XV5(1,0)/%rV$s->d');
    expect(text('%r->e', '1,1').text).not.toContain('V++');
  });
});

test('B.2.8.2: nobody ambushes him', () => {
  const position = table('C:w->5/F#@->C', 'V:p->5');
  expect(procedure(position, 'V', attack('V', 'C', 5), { dice: '1,0' }).text).toBe('XC5(1,0)/Cw5->/++');
});

describe('Chmd.10.5.IV: gentrified', () => {
  const text = (items: string) =>
    during(table('C:', `V:p->5/${items}`), 'C', (turn) => VAGABOT.gentrified!(turn, playerOf(turn, 'V')!, 5)).text;

  test('he repairs an unexhausted item before an exhausted one, else he refreshes one', () => {
    expect(text('%f->e/%f->d/%r->d')).toBe('%rV$d->s');
    expect(text('%f->e/%f->d/%r->e')).toBe('%fV$de->s');
    expect(text('%f->e')).toBe('%fV$s->r');
    expect(text('')).toBe('');
  });

  test('Chmd.7.2: an effect that finds only his pawn damages an item', () => {
    const { text: said } = during(table('C:', 'V:p->5'), 'C', (turn) => {
      const vagabot = playerOf(turn, 'V')!;
      return vagabot.law.damaged!(turn, vagabot);
    });
    expect(said).toBe('%fV$sr->d');
  });
});
