import { describe, expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';
import { HEADER, OTHERS, SETUP } from './cats-and-birds.ts';

const { file } = filesFolder();

const said = async (...lines: readonly string[]) => {
  const log = file('law.rootlog', `${HEADER}\n${SETUP}\n${lines.join('\n')}\n`);
  const { out, code } = await run(['check', '--json', log]);
  const { diagnostics, lines: verdicts } = JSON.parse(out);
  return { diagnostics, verdicts, code };
};

test('check holds a log to the law where it knows all factions: a log that breaks nothing has no errors', async () => {
  const { diagnostics, verdicts, code } = await said('C:t->1/w5->2/b_s->5/t1->/++/#->C');
  expect(diagnostics).toEqual([]);
  expect(verdicts).toEqual([
    { line: 6, taker: 'C', verdict: 'legal' },
    { line: 7, taker: 'E', verdict: 'legal' },
    { line: 9, taker: 'C', verdict: 'legal' },
  ]);
  expect(code).toBe(0);
});

test('a log of more lines than any game is not held to the law, and said not to be', async () => {
  const { diagnostics, verdicts, code } = await said(...Array.from({ length: 2000 }, () => 'C:++/--'));
  expect(diagnostics).toMatchObject([
    { line: 1, code: 'law/undecided', message: expect.stringContaining('2000 lines') },
  ]);
  expect(verdicts).toHaveLength(2002);
  expect([new Set(verdicts.map((one: { readonly verdict: string }) => one.verdict)), code]).toEqual([
    new Set(['undecided']),
    0,
  ]);
});

describe('what the Marquise and the Eyrie may not do is an error with its section', () => {
  test.each([
    ['4.3', 'she fights herself', 'C:t->1/XC2/#->C', 'law/not-allowed', 8],
    ['4.2', 'clearings are not adjacent', 'C:t->1/w2->3/#->C', 'law/not-allowed', 8],
    ['2.2.3', 'the slot is taken', 'C:t->1/b_s->1/#->C', 'law/not-allowed', 8],
    ['3.2', 'points come from nothing', 'C:t->1/#->C/++3', 'law/not-allowed', 13],
    ['6.4', 'wood is not placed', 'C:w5->2/#->C', 'law/not-done', 9],
    ['6.6', 'no card is drawn', 'C:t->1/w5->2', 'law/not-done', 8],
    ['6.5', 'four actions without a bird', 'C:t->1/w->9/w5->2/w1->5/w6->2/w8->4/w11->3/#->C', 'law/not-allowed', 37],
  ])('%s: %s', async (law, _, line, code, column) => {
    const { diagnostics, verdicts } = await said(line);
    expect(diagnostics).toEqual([expect.objectContaining({ severity: 'error', code, law, line: 9, column })]);
    expect(verdicts[2]).toMatchObject({ line: 9, taker: 'C', verdict: 'illegal', law });
  });
});

describe('what is wrong is said with the names of factions and pieces', () => {
  test.each([
    ['4.3', 'C:t->1/XC2/#->C', 'The Marquise may not battle the Marquise in clearing 2: nobody battles themselves'],
    [
      '4.2',
      'C:t->1/w2->3/#->C',
      'The Marquise may not move from clearing 2 to clearing 3: clearing 2 is adjacent to 5, 6 and 10',
    ],
    [
      '2.2.3',
      'C:t->1/b_s->1/#->C',
      'The Marquise may not place one sawmill in clearing 1: it has no open building slot',
    ],
    ['3.2', 'C:t->1/#->C/++3', 'The Marquise may not score 3 points here: nothing that was done is worth that'],
    [
      '6.4',
      'C:w5->2/#->C',
      'The Marquise must still place one wood in clearing 1 (Place wood): not done, or not written',
    ],
    ['6.6', 'C:t->1/w5->2', 'The Marquise must still draw one card (Draw): not done, or not written'],
    ['6.5.4.II', 'C:t->1/t1->/#->C', 'The Marquise may not spend one wood of clearing 1 here: nothing costs that'],
  ])('%s: %s', async (_, line, message) => {
    const { diagnostics } = await said(line);
    expect(diagnostics.map((one: { message: string }) => one.message)).toEqual([message]);
  });
});

test.each([
  ['4.2', 'the target', 'C:t->1/w2->3/#->C', 'w2->5'],
  ['6.5.5', 'a sawmill elsewhere', 'C:t->2/w5->1/#->C', 't->1'],
  ['6.6', 'a number', 'C:t->1/w->9/w5->2/3#->C', '#->C'],
  ['6.5.5', 'the same clearing twice', 'C:t->4/w4->8/t4->/b_s->5/++/#->C', 't->1/w4->8/t1->'],
])(
  '%s: %s that one slip explains is one error, still illegal, and offers what may be meant',
  async (_, __, line, meant) => {
    const { diagnostics, verdicts } = await said(line);
    expect(diagnostics).toMatchObject([{ severity: 'error', code: 'law/not-allowed' }]);
    const [fix] = diagnostics[0].fixes;
    expect(fix).toMatchObject({ title: `write \`${meant}\``, certain: false });
    expect(verdicts[2]).toMatchObject({ verdict: 'illegal', because: expect.stringMatching(/; or `.*` was meant$/) });
    const start = `${HEADER}\n${SETUP}\n`.length;
    let text = line;
    for (const edit of [...fix.edits].reverse())
      text = text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start);
    expect((await said(text)).diagnostics).toEqual([]);
  },
);

test('ROOT-85: who should have drawn a card in the turn of another is named', async () => {
  const { diagnostics } = await said('C:t->1/w5->2/#->C', 'E:Zmurine', 'C:t->1/Z%f/++/w2->5/#->C');
  expect(diagnostics.filter(({ line }: { line: number }) => line === 11)).toEqual([
    expect.objectContaining({
      law: 'ROOT-85',
      message: 'The Eyrie must still draw one card (Craft): not done, or not written',
    }),
  ]);
});

test('6.6: nobody is certain to hold too many cards whom a line before may have given one too many', async () => {
  const { verdicts } = await said('C:t->1/w5->2/6#->C', 'E:F#E->$_x/3w3->6/#->E', 'C:t->1/w2->5/#->C');
  expect(verdicts.at(-1)).toEqual({
    line: 11,
    taker: 'C',
    verdict: 'undecided',
    because: 'line 9 may have given C a card too many',
  });
});

test('7.6.2: of who did not draw a card that was due nobody asks to discard it', async () => {
  const { diagnostics } = await said('C:t->1/w5->2/#->C', 'E:2#->E/F#E->$_x/3w3->6');
  const ofLine = diagnostics.filter(({ line }: { line: number }) => line === 10);
  expect(ofLine.map(({ message }: { message: string }) => message)).not.toContainEqual(
    expect.stringContaining('discard'),
  );
});

test('a line that did nothing is told of at its letter (6.4)', async () => {
  const { diagnostics, verdicts } = await said('C:');
  expect(diagnostics[0]).toMatchObject({ severity: 'error', code: 'law/not-done', line: 9, column: 1, endColumn: 3 });
  expect(verdicts[2]).toMatchObject({ line: 9, taker: 'C', verdict: 'illegal' });
});

test('a line with an action that cannot be read is not held to the law', async () => {
  const { diagnostics, verdicts } = await said('C:t->1/zzz/#->C');
  expect(diagnostics.map(({ code }: { code: string }) => code)).toEqual(['rootlog/unknown-piece']);
  expect(verdicts[2]).toEqual({ line: 9, taker: 'C', verdict: 'slip' });
});

test('4.3, 4.2, 6.6, 3.2: of a line with many faults each is told', async () => {
  const bare = 'C:t_k->1/w->1+2\nE:b+6w->3\n';
  const log = file('many.rootlog', `${HEADER}\n${bare}\nC:w->/XC2/w2->3/b_s->1+1+1\nE:++99\n`);
  const { out } = await run(['check', '--json', log]);
  const laws: string[] = JSON.parse(out).diagnostics.map(({ law }: { law: string }) => law);
  expect(laws).toEqual(
    expect.arrayContaining(['6.3.3', '6.3.4', '7.3.3', '4.3', '4.2', '6.6', '7.4.2', '7.6.2', '3.2']),
  );
});

test('--no-law leaves check at syntax and pieces', async () => {
  const log = file('no-law.rootlog', `${HEADER}\n${SETUP}\nC:t->1/XC2/#->C\n`);
  const { out, code } = await run(['check', '--no-law', '--json', log]);
  expect(JSON.parse(out)).toEqual({ file: log, game: 'root', diagnostics: [] });
  expect(code).toBe(0);
});

describe('what the Lizards and the Riverfolk may not do is an error with its section', () => {
  const [C, L] = ['C:t->1/w5->2/b_s->5/t1->/++/#->C', 'L:$_ho->M/#->L'];
  const breaches = async (...lines: readonly string[]) => {
    const { out } = await run(['check', '--json', file('others.rootlog', `${OTHERS}\n${lines.join('\n')}\n`)]);
    const { diagnostics } = JSON.parse(out);
    return diagnostics.map(({ code, law }: { code: string; law?: string }) => `${code} ${law ?? ''}`.trim());
  };

  test.each([
    ['11.2.7.I', 'a card is bought', ['C:2w->O$/#O->C/t->1/#->C'], []],
    ['11.2.6.I', 'more is paid than it costs', ['C:3w->O$/t->1/#->C'], ['law/not-allowed 11.2.6']],
    ['11.2.6.II', 'two services without a trade post', ['C:2w->O$/2w->O$/t->1/#->C'], ['law/not-allowed 11.2.6']],
    ['10.4.1', 'no suit has the most Lost Souls, so the outcast is hated', [C, L], []],
    ['10.4.1', 'the outcast is not adjusted', [C, 'L:#->L'], ['law/not-done 10.4.1']],
    ['10.2.2', 'a bird for a warrior', [C, 'L:$_ho->M/B#^/w->3/#->L'], ['law/not-allowed 10.5.2']],
    ['10.5.4', 'a bird for an acolyte', [C, 'L:$_ho->M/B#^/w->$/#->L'], []],
    ['10.4.1', 'the outcast is adjusted after a ritual', [C, 'L:B#^/w->$/$_ho->M/#->L'], ['law/order 10.4']],
    ['10.5', 'cards are drawn before anything else', [C, 'L:#->L/$_ho->M/B#^/w->$'], []],
    ['11.6.2', 'a price is set before a move', [C, L, 'O:$_h->1/w4->7/#->O'], ['law/order 11.5']],
    ['10.5', 'a ritual whose card is not shown', [C, 'L:$_ho->M/w->3/#->L'], ['law/assumed']],
    ['10.5.3', 'a suit scores twice', [C, 'L:$_ho->M/R#L->/R#L->/#->L'], ['law/not-allowed 10.5.3']],
    ['10.6.3', 'no card is drawn', [C, 'L:$_ho->M'], ['law/not-done 10.6.3']],
    ['10.6.3', 'a card too many is drawn', [C, 'L:$_ho->M/2#->L'], ['law/not-allowed 10.6.3']],
    ['11.2.2', 'a move along the river', [C, L, 'O:w4->7/#->O'], []],
    ['11.4.2', 'dividends without a trade post', [C, L, 'O:++/#->O'], ['law/not-allowed 3.2']],
    ['11.5', 'four moves with three funds', [C, L, 'O:w4->7/w7->4/w4->7/w7->4'], ['law/not-allowed 11.5']],
    ['11.2.4', 'funds that are not left', [C, L, 'O:#->O/$_f->5'], ['law/not-done 11.2.4']],
  ])('%s: %s', async (_, __, lines, expected) => {
    expect(await breaches(...lines)).toEqual(expected);
  });
});

test('H, A.5: lines at a table with hirelings are held to the law, those with the Black Market undecided', async () => {
  const verdicts = async (header: string) => {
    const log = file('unknown.rootlog', `Map: Fall\nDeck: E&P\n${header}\nC: Ann\nE: Bob\n\n${SETUP}\nC:t->1/#->C\n`);
    const { out } = await run(['check', '--json', log]);
    const { lines } = JSON.parse(out) as { lines: readonly { readonly verdict: string }[] };
    return lines.map(({ verdict }) => verdict);
  };
  expect(await verdicts('Hirelings: h_A, h_Dd, h_Ld')).toEqual(['legal', 'legal', 'legal']);
  for (const landmark of ['treetop->1', 'city->7', 'forge->5'])
    expect(await verdicts(`Landmarks: ${landmark}`), landmark).toEqual(['legal', 'legal', 'legal']);
  expect(await verdicts('Landmarks: market->7')).toEqual(['undecided', 'undecided', 'undecided']);
});

const HELD = 'C:t_k+b_s+b_w+b_r->1/11w->1+2+4+5+6+7+8+9+10+11+12\nL:4w->3/b_r->3/w->6+7\n\nC:++4/h_E->$3\nL:\nC:t->1';

test('H, A.6: a game with hirelings is played at random, checked, and asked for moves', async () => {
  const seats = ['C', 'L', 'P'].map((faction) => ({ faction, player: `Random ${faction}`, bot: 'random' }));
  const setup = { game: 'root', map: 'Fall', deck: 'E&P', seats, hirelings: ['h_E'] };
  const played = await run(['play', '--seed', 'inn', '--setup', file('hirelings.json', JSON.stringify(setup))]);
  expect(played.out).toMatch(/^Hirelings: h_E\/5h_Ew->\d+$/m);
  expect(played.out).toMatch(/h_E->[CLP]?\$\d/);
  const log = file('hirelings.rootlog', played.out);
  const { out, code } = await run(['check', '--json', log]);
  expect(code, out).toBe(0);
  const held = file('held.rootlog', `Map: Fall\nDeck: E&P\nHirelings: h_E/5h_Ew->5\nC: Ann\nL: Bob\n\n${HELD}\n`);
  const moves = JSON.parse((await run(['moves', '--json', '--all', '--in-turn', held])).out) as {
    readonly moves: readonly { readonly text: string; readonly law: string }[];
  };
  expect(moves.moves.filter(({ law }) => law === 'ROOT-186').map(({ text }) => text)).toContain('5h_Ew5->1');
  const bots = [
    { faction: 'C', player: 'Mechanical Marquise 2.0', bot: 'mechanical-marquise' },
    { ...seats[2], player: 'Random' },
  ];
  const mixed = file('mixed.json', JSON.stringify({ ...setup, hirelings: ['h_K', 'h_Ad'], seats: bots }));
  const beside = await run(['play', '--seed', 'a4', '--setup', mixed]);
  expect(beside.out).toMatch(/h_[AK]d?->P?\$\d/);
  expect(beside.out).not.toMatch(/h_[AK]d?->C\$/);
  const checked = await run(['check', '--json', file('mixed.rootlog', beside.out)]);
  expect(checked.code, checked.out).toBe(0);
  for (const { verdict } of JSON.parse(checked.out).lines) expect(verdict).toBe('legal');
  const demoted = { ...setup, seats: [{ ...seats[0], faction: 'E' }, seats[1], seats[2]] };
  const refused = await run(['play', '--setup', file('odd.json', JSON.stringify(demoted))]);
  expect(refused.err).toContain('Last Dynasty and E cannot be in one game');
});

test('--summary has a line for each player: verdicts, and lines that are illegal (6.6)', async () => {
  const log = file('summary.rootlog', `${HEADER}\n${SETUP}\nC:t->1/w5->2\n`);
  const { out, code } = await run(['check', '--summary', log]);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(/: C: 1 legal, 1 illegal; illegal: line 9 \(6\.6\)$/),
    expect.stringMatching(/: E: 1 legal$/),
    '',
  ]);
  expect(code).toBe(1);
});

test.each([
  ['// Played: 19 Nov 2020\n', [], 'undecided'],
  ['// played 2020-11-24\n', [], 'undecided'],
  ['// Played in March 2023\n', [], 'illegal'],
  ['', [], 'illegal'],
  ['', ['--law', '2020'], 'undecided'],
  ['// Played: 19 Nov 2020\n', ['--law', 'current'], 'illegal'],
] as const)(
  '7.3.2: where the law of 2020 differs, it depends on the edition: %j %j',
  async (comment, options, verdict) => {
    const log = file('edition.rootlog', `${comment}${HEADER}\n${SETUP.replace('E:b+6w->3', 'E:b+5w->3')}`);
    const { out } = await run(['check', '--json', ...options, log]);
    expect(JSON.parse(out).lines[1]).toMatchObject({ taker: 'E', verdict });
  },
);

test('3.1: what is written after somebody has won is held to nothing', async () => {
  const { verdicts } = await said('C:t->1/++29/#->C', 'E:#->E', 'C:t->1/t1->/b_s->5/++/4w->1/XC2');
  expect(verdicts.at(-1)).toEqual({ line: 11, taker: 'C', verdict: 'legal' });
});

describe('items that a Vagabond turns', () => {
  const TABLE = `Map: Lake
Deck: E&P
Clearings: F1, R2, M3, R4, F5, M6, M7, R8, F9, M10, R11, F12
C: Ann
V: Bob

C:t_k->2/b_w->2/b_s+b_r->10/w->2+3+4+5+6+7+8+9+10+11+12
V:#thief->$/p->4_5_6_11
C:t->10/#->C
V:p->11/%r->e/%f11->$/++/#->V
C:t->10/#->C
`;
  const lastOf = async (...lines: readonly string[]) => {
    const { out } = await run(['check', '--json', file('items.rootlog', `${TABLE}${lines.join('\n')}\n`)]);
    return JSON.parse(out).lines;
  };

  test('9.4.1: one that is refreshed and not written is assumed to be', async () => {
    const lines = await lastOf('V:#->V');
    expect(lines.at(-1)).toMatchObject({
      taker: 'V',
      verdict: 'legal-if',
      because: expect.stringContaining('refreshed'),
    });
  });
});
