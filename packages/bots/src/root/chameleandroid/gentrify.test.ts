import { expect, test } from 'vitest';
import { logWith, steps } from '../../../test/root/position.ts';

/** Two players, the first to be gentrified, and Chameleandroid with a point. */
const fall = (first: string, line: string, n: string, settings = '') =>
  [
    'Map: Fall',
    'Deck: Standard',
    first,
    'A: Bramble',
    `N: Chameleandroid${settings}`,
    '',
    ...(line === '' ? [] : [line]),
    'A:++3',
    n,
  ].join('\n');

const gentrified = (first: string, line: string, n: string, more: Parameters<typeof steps>[3] = {}, settings = '') =>
  steps(fall(first, line, n, settings), 'N', ['Chmd.5.3'], more);

test('Chmd.5.3, 6.5.4.III: a person places two warriors, a building, and scores for it; an ego is placed', () => {
  const { text } = gentrified('C: Thistle', 'C:b_s->3', 'N:w->2/t->2/++', { chosen: ['Cb_s'] });
  expect(text).toBe('2Cw->2/Cb_s->2/C++/t->2/++');
});

test('Chmd.5.3: a person who places nothing puts an ego on the Id', () => {
  expect(gentrified('C: Thistle', 'C:', 'N:w->2/++', { chosen: ['nothing'] }).text).toBe('2Cw->2/t->$_i');
  expect(gentrified('C: Thistle', 'C:', 'N:w->2/8t->2/++', { chosen: ['nothing'] }).text).toBe('2Cw->2');
});

test('Chmd.5.3, D40: as many warriors as there are, and only what can lie there', () => {
  const full = gentrified('C: Thistle', 'C:24w->1/b_s->2/b_s->2', 'N:w->2/t->2/++', { chosen: ['Ct'] });
  expect(full.text).toBe('Cw->2/Ct->2/t->2/++');
});

test('Chmd.5.3, D40: no second roost there and no second tunnel (7.5.2.IV, 12.5.1.V)', () => {
  expect(gentrified('E: Rowan', 'E:b->5', 'N:w->5/++').text).toBe('2Ew->5/t->$_i');
  const tunnel = (answer: string) => gentrified('D: Fern', 'D:t->5', 'N:w->5/t->5/++', { chosen: [answer] }).text;
  expect(tunnel('Db_c')).toBe('2Dw->5/Db_c->5/t->5/++');
  expect(() => tunnel('Dt')).toThrow('expected one of the options');
});

test('Chmd.5.3, 15.2.2, D1: Keepers choose which type of a waystation is up', () => {
  const station = (answer: string, line = 'K:') =>
    gentrified('K: Fern', line, 'N:w->5/t->5/++', { chosen: [answer] }).text;
  expect(station('Kb_f')).toBe('2Kw->5/Kb_f->5/t->5/++');
  expect(station('Kb_j', 'K:b_f->1/b_f->2')).toBe('2Kw->5/Kb_j->5/t->5/++');
  for (const [answer, line] of [
    ['Kb'],
    ['Kt_f'],
    ['Kb_f', 'K:b_f->1/b_f->2'],
    ['Kb_t', 'K:b_f->1/b_t->2/b_j->6'],
  ] as const)
    expect(() => station(answer, line)).toThrow();
});

test('Chmd.5.3, 13.2.2.I: a plot is placed face down', () => {
  const plot = (answer: string) => gentrified('P: Fern', 'P:', 'N:w->5/t->5/++', { chosen: [answer] }).text;
  expect(plot('Pt')).toBe('2Pw->5/Pt->5/t->5/++');
  expect(() => plot('Pt_b')).toThrow('expected one of the options');
});

test('Chmd.5.3, D40: at the keep of another nothing can be placed, which counts as no', () => {
  const log = logWith('C: Thistle', 'E: Rowan', 'N: Chameleandroid');
  const position = log('C:t_k->2/++3', 'E:', 'N:w->2/++');
  expect(steps(position, 'N', ['Chmd.5.3']).text).toBe('t->$_i');
});

test('Chmd.5.3, D36: a snare stops a bot that places there', () => {
  const log = logWith('C: Mechanical Marquise 2.0', 'P: Clover', 'N: Chameleandroid');
  const position = log('C:4w->2', 'P:t_s->2/++3', 'N:w->2/++');
  expect(steps(position, 'N', ['Chmd.5.3']).text).toBe('Pt_s2->/C++/Cb_s->2/t->2');
});

test('Chmd.5.3.I: the poorest, of several the latest in turn order, asked anew', () => {
  const log = logWith('C: Thistle', 'E: Rowan', 'N: Chameleandroid');
  const position = log('C:', 'E:', 'N:w->2/++');
  const { text, sections } = steps(position, 'N', ['Chmd.5.3'], { chosen: ['Eb'] });
  expect(text).toBe('2Ew->2/Eb->2/t->2');
  expect(sections).toContain('Chmd.5.3.I');
});

test('Chmd.5.3, 8.4.2.III, 11.5.6.III: sympathy scores its track, a trade post two points, where they fit', () => {
  const log = logWith('A: Bramble', 'O: Finch', 'N: Chameleandroid');
  const sympathy = log('A:t->1/t->3/t->4', 'O:++3', 'N:w->2/++');
  expect(steps(sympathy, 'N', ['Chmd.5.3'], { chosen: ['At'] }).text).toBe('2Aw->2/At->2/A++/t->2');
  const base = log('A:', 'O:++3', 'N:w->2/++');
  expect(steps(base, 'N', ['Chmd.5.3'], { chosen: ['Ab_m'] }).text).toBe('2Aw->2/Ab_m->2/t->2');
  expect(() => steps(base, 'N', ['Chmd.5.3'], { chosen: ['Ab_f'] })).toThrow('expected one of the options');
  const post = log('A:++3', 'O:', 'N:w->2/++');
  expect(steps(post, 'N', ['Chmd.5.3'], { chosen: ['Ot_m'] }).text).toBe('2Ow->2/Ot_m->2/O++2/t->2');
});

test('Chmd.5.3: a Vagabond repairs, refreshes, or neither', () => {
  const damaged = (answer: string) =>
    gentrified('V: Finch', 'V:#thief->$/p->1_2_5_10/%f$s->$d/%r->e', 'N:w->2/++', { chosen: [answer] }).text;
  expect(damaged('repair f')).toBe('%fV$d->s/t->2');
  expect(damaged('refresh r')).toBe('%rV$->r/t->2');
  expect(damaged('nothing')).toBe('t->$_i');
  expect(gentrified('V: Finch', 'V:#thief->$/p->1_2_5_10', 'N:w->2/++').text).toBe('t->$_i');
  const boots = 'V:#ronin->$/p->1_2_5_10/%f->e/%fe->d/%fr->d';
  const repaired = (answer: string) => gentrified('V: Finch', boots, 'N:w->2/++', { chosen: [answer] }).text;
  expect(repaired('repair f')).toBe('%fV$d->s/t->2');
  expect(repaired('repair f exhausted')).toBe('%fV$de->s/t->2');
});

test.each([
  [
    'I: the Marquise builds with four warriors',
    'C: Mechanical Marquise 2.0',
    'C:2w->2/b_w->3/b_w->4',
    '2Cw->2/Cb_w->2/t->2',
  ],
  ['I: and not with three', 'C: Mechanical Marquise 2.0', 'C:w->2', '2Cw->2/t->$_i'],
  ['II: the Eyrie builds with two', 'E: Electric Eyrie', 'E:b->1', '2Ew->2/Eb->2/t->2'],
  ['II: not where a roost stands', 'E: Electric Eyrie', 'E:b->2', '2Ew->2/t->$_i'],
  ['II: nor its last one', 'E: Electric Eyrie', 'E:b->1+3+4+5+6+7', '2Ew->2/t->$_i'],
  ['III: the Alliance places the matching base with two', 'A: Automated Alliance', '', '2Aw->2/Ab_m->2/t->2'],
  ['III: else sympathy, for its points', 'A: Automated Alliance', 'A:b_m->7/t->1+3', '2Aw->2/At->2/A++/t->2'],
  ['III: unless that is there', 'A: Automated Alliance', 'A:b_m->7/t->2', '2Aw->2/t->$_i'],
])('Chmd.10.5.%s', (_, player, line, text) => {
  const letter = player[0]!;
  const other = letter === 'A' ? 'E: Rowan' : 'A: Bramble';
  const log = logWith(player, other, 'N: Chameleandroid');
  const position = log(line === '' ? `${letter}:` : line, `${other[0]}:++3`, 'N:w->2/++');
  expect(steps(position, 'N', ['Chmd.5.3']).text).toBe(text);
});

test.each([
  ['three of both', 'N:w->2/3t->2/3t->$_i/++', '2Ew->2/Eb->2/t->2/++3'],
  ['four in its clearing', 'N:w->2/4t->2/++', '2Ew->2/t->$_i'],
  ['four on the Id', 'N:w->2/4t->$_i/++', '2Ew->2/t->$_i'],
])('Chmd.10.5, D41: ego put bots off: %s', (_, n, text) => {
  const { text: written, sections } = gentrified('E: Electric Eyrie', 'E:b->1', n);
  expect(written).toBe(text);
  expect(sections).toContain('Chmd.10.5');
});

test('Chmd.10.5: and not people', () => {
  expect(gentrified('E: Rowan', 'E:b->1', 'N:w->2/4t->2/++', { chosen: ['Eb'] }).text).toBe('2Ew->2/Eb->2/t->2/++2');
});

test('Chmd.9.3: a City Builder always places, and bots do not mind its ego', () => {
  const builder = ' (City Builder)';
  const { text, sections } = gentrified('E: Electric Eyrie', 'E:b->1', 'N:w->2/4t->2/++', {}, builder);
  expect(text).toBe('2Ew->2/Eb->2/t->2/++2');
  expect(sections).toContain('Chmd.9.3');
  expect(gentrified('E: Electric Eyrie', 'E:b->2', 'N:w->2/++', {}, builder).text).toBe('2Ew->2/t->2');
});
