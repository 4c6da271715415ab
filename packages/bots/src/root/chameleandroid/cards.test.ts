import { expect, test } from 'vitest';
import { removeAllEnemies, playerOf } from '@woodlog/core/root-law';
import { attack, logWith, procedure, setup, steps, turn } from '../../../test/root/position.ts';

const table = (settings: string, ...lines: string[]) =>
  logWith('C: Thistle', 'E: Rowan', `N: Chameleandroid (${settings})`)(...lines);

/** What comes between the order and Daylight, in a turn of its own that is not escalated. */
function birdsong(settings: string, n: string): string {
  const { text } = turn(table(settings, 'C:', 'E:', n), 'N', { draw: 'M#codeb', chosen: ['nothing'] });
  return text.slice(0, text.indexOf('w12') > 0 ? text.indexOf('w12') : text.indexOf('(w'));
}

test('Chmd.8.1: Easy loses an ego at the start of Birdsong', () => {
  expect(birdsong('easy', 'N:w->12/2t->12/++')).toBe('t12->/M#codeb->$/');
  expect(birdsong('easy', 'N:w->12/++')).toBe('M#codeb->$/');
});

test.each(['challenging', 'nightmare'])('Chmd.8.2, Chmd.8.3: %s places one at the end without scoring', (name) => {
  expect(birdsong(name, 'N:w->12/2t->12/++')).toBe('M#codeb->$/t->12/');
  expect(birdsong(name, 'N:w->12/8t->12/++')).toBe('M#codeb->$/');
  expect(birdsong(name, 'N:w->12/++')).toBe('M#codeb->$/');
});

test.each(['alternate challenging', 'alternate nightmare'])('Chmd.8.4, Chmd.8.5: %s moves one to the Id', (name) => {
  expect(birdsong(name, 'N:w->12/++')).toBe('M#codeb->$/t->$_i/');
  expect(birdsong(name, 'N:w->12/8t->$_i/++')).toBe('M#codeb->$/');
  expect(birdsong(name, 'N:w->12/2t->12/++')).toBe('M#codeb->$/');
});

test.each(['nightmare', 'alternate nightmare'])('Chmd.8.3, Chmd.8.5: %s scores one at the end of Evening', (name) => {
  const { text } = turn(table(name, 'C:', 'E:', 'N:w->12'), 'N', { draw: 'M#codeb' });
  expect(text.endsWith('/M#codeb$->/++')).toBe(true);
});

test('Chmd.8.6: difficulties are combined', () => {
  expect(birdsong('easy+challenging', 'N:w->12/t->12/++')).toBe('t12->/M#codeb->$/');
  expect(birdsong('easy+challenging', 'N:w->12/2t->12/++')).toBe('t12->/M#codeb->$/t->12/');
  expect(birdsong('easy+alternate challenging', 'N:w->12/t->12/++')).toBe('t12->/M#codeb->$/t->$_i/');
  expect(birdsong('easy+challenging+alternate challenging', 'N:w->12/2t->12/++')).toBe('t12->/M#codeb->$/t->12/');
  expect(birdsong('easy+challenging+alternate nightmare', 'N:w->12/t->12/++')).toBe('t12->/M#codeb->$/t->$_i/');
});

const ICONS = ['Nt_d', 'Nt', 'Nt_d', 'Nt_d', 'Nt', 'Nt_d'];
const TRACK = '(t_d+t+t_d+t_d+t+t_d+t+t)->$_e';

test('Chmd.9.1: Patron lays the track in a random order, four with a draw icon', () => {
  const { text, sections } = setup(table('Patron', 'C:', 'E:'), 'N', { picks: ICONS });
  expect(text).toBe('w->12/t_d+t+2t_d+t+t_d+2t->$_e');
  expect(sections).toContain('Chmd.9.1');
});

test('Chmd.9.1: ego leave the track from the left', () => {
  const position = table('Patron', 'C:', 'E:', `N:w->1/${TRACK}`);
  expect(steps(position, 'N', ['Chmd.5.2', 'Chmd.5.2', 'Chmd.7.4']).text).toBe(
    't_d$_e->1/t$_e->1/++/t_d$_e->1/++/t_d$_e->1/++',
  );
});

test('Chmd.9.1: icons go first in battle, for a card each instead of points, and back to the track', () => {
  const position = table('Patron', 'C:3w->1/F#tax->C', 'E:', `N:w->1/${TRACK}`, 'N:(t+2t_d)$_e->1');
  const fought = (dice: string) =>
    procedure(position, 'C', attack('C', 'N', 1), { dice, chosen: ['F#tax'], draw: 'M#sword,R#bank' });
  const { text, table: after } = fought('3,0');
  expect(text).toBe('F#taxC->/XN1(3,0)/(2Nt_d+Nt)1->N$_e/++/M#sword+R#bank->C');
  expect(after.egoTrack).toHaveLength(8);
  expect(fought('2,0').text).toBe('F#taxC->/XN1(2,0)/2Nt_d1->N$_e/M#sword+R#bank->C');
});

test('Chmd.9.1, 7.8.4: what the Despot scores besides is scored', () => {
  const position = table('Patron', 'C:', 'E:#despot->$/3w->1/F#tax->E', `N:w->1/${TRACK}`, 'N:t_d$_e->1');
  const fixed = { dice: '1,0', chosen: ['F#tax'], draw: 'M#sword' };
  expect(procedure(position, 'E', attack('E', 'N', 1), fixed).text).toBe('F#taxE->/XN1(1,0)/Nt_d1->N$_e/M#sword->E/++');
});

test('Chmd.9.1, D47: a bot that would draw scores instead', () => {
  const position = logWith('C: Mechanical Marquise 2.0', 'E: Rowan', 'N: Chameleandroid (Patron)')(
    'C:3w->1',
    'E:',
    `N:w->1/${TRACK}`,
    'N:t_d$_e->1',
  );
  expect(procedure(position, 'C', (ctx) => removeAllEnemies(ctx, playerOf(ctx, 'C')!, 1)).text).toBe('Nt_d1->N$_e/++');
});

test('Chmd.9.1: what nobody else removes brings no card', () => {
  const position = table('easy; Patron', 'C:', 'E:', `N:w->1/${TRACK}`, 'N:t_d$_e->1');
  expect(steps(position, 'N', ['Chmd.8.1']).text).toBe('t_d1->$_e');
});

test('Chmd.9.2: Abduction takes half of everybody there along, rounded up, in one move', () => {
  const position = table('Abduction', 'C:3w->5/b_s->5', 'E:2w->5', 'N:w->5/2t->5');
  const { text, sections } = steps(position, 'N', ['Chmd.6.1']);
  expect(text).toBe('(w+2t+2Cw+Ew)5->1');
  expect(sections).toContain('Chmd.9.2');
});

test('Chmd.9.2, 14.2.2: the warlord counts in the half, but is not moved in the turn of another', () => {
  const log = logWith('H: Ash', 'E: Rowan', 'N: Chameleandroid (Abduction)');
  const abduct = (line: string) => steps(log(line, 'E:', 'N:w->5/2t->5'), 'N', ['Chmd.6.1']).text;
  expect(abduct('H:2w->5/w_w->5')).toBe('(w+2t+2Hw)5->1');
  expect(abduct('H:w_w->5')).toBe('(w+2t)5->1');
});

test('Chmd.9.2, D47: what the moves trigger follows; where it stays so does everybody', () => {
  const log = logWith('C: Thistle', 'A: Bramble', 'N: Chameleandroid (Abduction)');
  const all = '1+2+3+4+5+6+7+8+9+10';
  const outrage = log('C:w->5/F#tax->C', `A:t->${all}`, 'A:', 'N:w->5/t->5/2t->11/3t->12');
  const { text } = steps(outrage, 'N', ['Chmd.6.1'], { draw: 'M#sword', chosen: ['F#tax'] });
  expect(text).toBe('(w+t+Cw)5->1/M#sword->A$/F#taxC->A$');
  const stays = log('C:2w->2+3+4+5+6+7+8+9+10+11+12', 'A:w->1', 'N:w->1');
  expect(steps(stays, 'N', ['Chmd.6.1']).text).toBe('');
});

test('Chmd.9.4: a Kingpin also escalates when an enemy has more points', () => {
  const rich = table('Kingpin', 'C:++5', 'E:', 'N:w->12/++2');
  const { sections } = turn(rich, 'N', { draw: 'M#codeb' });
  expect(sections).toContain('Chmd.7');
  expect(sections).toContain('Chmd.9.4');
  const poor = table('Kingpin', 'C:++2', 'E:', 'N:w->12/++2');
  expect(turn(poor, 'N', { draw: 'M#codeb', chosen: ['nothing'] }).sections).not.toContain('Chmd.7');
});

test('Chmd.7, Chmd.9.4: even with a marker off the track', () => {
  const log = logWith('C: Thistle', 'E: Rowan', 'A: Bramble', 'N: Chameleandroid (Kingpin)');
  const position = log('C:++12/++->C$', 'E:++', 'A:', 'N:w->12');
  expect(turn(position, 'N', { draw: 'M#codeb' }).sections).toContain('Chmd.7');
});
