import { legalMoves } from '@woodlog/core/root-law';
import { printAction } from '@woodlog/notation/root';
import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { positions } from '../src/index.ts';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

const POSITION = `Map: Fall
Deck: E&P
C: Ann
E: Bob
A: Cid

C:(F#anvil+R#tun+B#@)C->C/t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:(M#sword+F#@+B#sabo)E->E/b+6w->3/#despot->$
A:(M#@+F#inform+R#bakesale)A->A/(M#league+F#prop+B#boat)$->
`;

test('moves lists what the law allows next, by section, and says what is forced (7.4.2)', async () => {
  const { out, err, code } = await run(['moves', file('table.rootlog', POSITION), '--faction', 'E']);
  expect(code).toBe(0);
  expect(err).toContain('E, birdsong: Add to the Decree (7.4.2); one of these must be done before the phase can end');
  expect(out.split('\n')).toContain('  F#@E->$_x');
});

test('moves lists each move once, though several cards of the Decree allow it (7.5.2)', async () => {
  const decree = `${POSITION.replace('#despot', '#charismatic')}\nC:t->1\nE:M#swordE->$_m/B#saboE->$_m/2w->3\n`;
  const { out } = await run(['moves', '--in-turn', file('decree.rootlog', decree)]);
  expect(out).toMatch(/7\.5\.2\.II move\n/);
  const lines = out.split('\n');
  expect(lines).toHaveLength(new Set(lines).size);
});

test('moves --all lists each move once, whatever workshops or cards of the Decree it takes (4.1.1, 7.5.2)', async () => {
  const workshops = POSITION.replace('b_w->5', 'b_w->5+6+7').replace('F#anvil+R#tun', 'F#anvil+R#tun+B#sabo');
  const log = file('thrice.rootlog', `${workshops}C:t->1\n`);
  const { out } = await run(['moves', log, '--in-turn', '--all', '--json']);
  const texts = JSON.parse(out).moves.map(({ text }: { text: string }) => text);
  expect(texts).toContain('Zsabo');
  expect(texts).toHaveLength(new Set(texts).size);
});

/** The complete moves of a player after these lines; of a line that is not finished with `inTurn`. */
async function completeMoves(lines: readonly string[], faction: string, ...flags: readonly string[]) {
  const header = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nA: Cid\n\n';
  const log = file('complete.rootlog', `${header}${lines.join('\n')}\n`);
  const { out } = await run(['moves', log, '--json', '--all', '--faction', faction, ...flags]);
  return JSON.parse(out).moves.map(({ text }: { text: string }) => text);
}

test('moves --all spends no supporter twice where some are not known (8.4.2.II)', async () => {
  const found = await completeMoves(['C:', 'E:', 'A:t->5+2+3/(F#roottea+#)->$'], 'A');
  expect(found).toContain('F#roottea$->/F#$->/t->6/++');
  expect(found.filter((text: string) => !text.endsWith('++'))).toEqual([]);
});

test('moves --all ends in ... what goes on after a card is drawn (ROOT-59)', async () => {
  const lines = ['C:', 'E:', 'A:(R#charm+F#anvil+R#tun)A->A/ZR#charm', 'A:R#tunA->$/F#anvilA->$'];
  expect(await completeMoves(lines, 'A', '--in-turn')).toEqual(expect.arrayContaining(['#->A/...', '#->A']));
});

test('moves --all says of whom a card is taken at random (G.22, ROOT-103, V.1.2)', async () => {
  const swap = ['C:(R#swap+F#anvil+R#tun)C->C/ZR#swap', 'E:(F#inform+F#false+R#coffin)E->E', 'A:'];
  expect(await completeMoves(swap, 'C')).toEqual(expect.arrayContaining(['#E->C/...', '#A->C/...']));
});

test('moves --in-turn goes on after a battle: a card for the field hospitals that is not written was not spent (6.2.3)', async () => {
  const setup = ['C:t_k->1/3w->6', 'E:(F#anvil+F#inform+B#royal)E->E/#commander->$/b+6w->3', 'A:'];
  const begun = 'E:F#anvilE->$_x/F#informE->$_x/2w3->6/XC6(1,0)/2Cw6->';
  expect(await completeMoves([...setup, begun], 'E', '--in-turn')).toContain('XC6...');
});

test('Chameleandroid has no moves for people: what to do is said', async () => {
  const log = file('noid.rootlog', 'Map: Fall\nDeck: E&P\nN: Ann\nE: Bob\n\n');
  const { err, code } = await run(['moves', log, '--faction', 'N']);
  expect(code).toBe(1);
  expect(err).toContain('Chameleandroid (N) has rules for a bot only: let its bot play it');
  const random = await run(['play', '--bots', 'N=random,E=random']);
  expect(random.code).toBe(2);
  expect(random.err).toContain('--bots: Chameleandroid (N) has rules for a bot only');
});

test('moves --json --all --count gives complete moves and counts them to a depth (6.4)', async () => {
  const { out } = await run(['moves', file('table.rootlog', POSITION), '--json', '--all', '--count', '2']);
  const { moves, count, ...rest } = JSON.parse(out);
  expect(rest).toEqual({
    game: 'root',
    seat: 0,
    faction: 'C',
    phase: 'birdsong',
    step: 'Place wood',
    law: '6.4',
    forced: true,
  });
  expect(moves).toEqual([{ text: 't->1', law: '6.4', kind: 'place-wood' }]);
  expect(count).toBeGreaterThan(60);
});

test('a bot that comes next has no moves listed', async () => {
  const log = 'Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0\nE: Rowan\n';
  const { out } = await run(['moves', file('bot.rootlog', log), '--json']);
  expect(JSON.parse(out)).toMatchObject({ faction: 'C', bot: 'mechanical-marquise', moves: [] });
});

test('of Carcassonne each move with each kind of tile that may come (MOVES 2), with expansions, counted as the rules do', async () => {
  const players = 'A = ann\nB = bob\n';
  const base = await run([
    'moves',
    file('base.carcassonne', `${players}0 (0,0) RCRF\n1A (0,1) FFFCm\n`),
    '--json',
    '--count',
    '1',
  ]);
  const { moves, count, ...rest } = JSON.parse(base.out);
  expect(rest).toEqual({
    game: 'carcassonne',
    seat: 1,
    faction: 'B',
    phase: 'turn',
    step: 'a tile',
    law: 'MOVES 2',
    forced: true,
  });
  expect(count).toBe(moves.length);
  expect(moves).toContainEqual({ text: '(1,0) RFRmF', law: 'MOVES 2', kind: 'FRFR' });
  const log = `/ expansions: traders\n${players}0 (0,0) RCRF\n1A (1,0) RFRmF\n2B (0,1) FFFC\n3A (2,0) RFRm[b]F\n4B (-1,0) FFRR\n5A (3,0) RFRF\n`;
  const traders = await run(['moves', file('traders.carcassonne', log)]);
  expect(traders.err).toBe('A, turn: a second tile (MOVES 2); one of these must be done before the phase can end\n');
});

test('of Fuzzy Knights the next steps, or what a roll may come to (Player Turns)', async () => {
  const { out: game } = await run(['play', '--game', 'fuzzy-knights', '--seed', 'oak']);
  const people = game.replace(/ BOT castellan/g, '').split('\n');
  const day = people.indexOf('DAYBREAK 1');
  const asked = await run([
    'moves',
    file('day.knights', `${people.slice(0, day + 1).join('\n')}\n`),
    '--json',
    '--count',
    '2',
  ]);
  const { moves, count, phase } = JSON.parse(asked.out);
  expect(phase).toBe('build');
  expect(moves).toContainEqual({ text: 'END', law: 'Player Turns', kind: 'end' });
  expect(count).toBeGreaterThan(moves.length);
  const anchor = people.findIndex((line) => line.includes('ROLL ANCHOR'));
  const rolled = await run(['moves', file('anchor.knights', `${people.slice(0, anchor).join('\n')}\n`)]);
  expect(rolled.err).toContain('the roll for anchor (Board Setup 3)');
});

test('moves --in-turn lists what may follow the actions of a line that is not finished (6.5.2)', async () => {
  const begun = file('begun.rootlog', `${POSITION}C:t->1/w5->2\n`);
  const { out, err } = await run(['moves', begun, '--in-turn', '--all']);
  expect(err).toContain('C, daylight: Actions (6.5)');
  expect(out.split('\n')).toEqual(expect.arrayContaining(['6.5.2 move', '  2w2->5', '  w1->9']));
  const lost = file('lost.rootlog', `${POSITION}C:t->1/w5->12\n`);
  const { out: json } = await run(['moves', lost, '--in-turn', '--json']);
  expect(JSON.parse(json)).toMatchObject({ faction: 'C', moves: [], undecided: true });
});

test('moves --all names each battle of a crusade, and each after a move, though the acolytes are paid first (10.4.3.I)', async () => {
  const setup = ['L:$_ho->F/w->12/w->$', 'C:2w->12+11/t_k->1', 'E:w->11+12'].join('\n');
  const log = file('crusade.rootlog', `Map: Fall\nDeck: E&P\nL: Ann\nC: Bob\nE: Cid\n\n${setup}\n`);
  const { out } = await run(['moves', log, '--all', '--json', '--faction', 'L']);
  const texts: readonly string[] = JSON.parse(out).moves.map(({ text }: { text: string }) => text);
  expect(texts.filter((text) => text.includes('X'))).toEqual(['w$->/XC12...', 'w$->/XE12...']);
  const garden = file(
    'ruled.rootlog',
    `Map: Fall\nDeck: E&P\nL: Ann\nC: Bob\nE: Cid\n\n${setup.replace('w->12/', 'w->12/b_f->12/')}\n`,
  );
  const ruled = JSON.parse((await run(['moves', garden, '--all', '--json', '--faction', 'L'])).out).moves;
  const after = ruled.map(({ text }: { text: string }) => text).filter((text: string) => text.includes('->11/X'));
  expect(after).toEqual(['w$->/w12->11/XC11...', 'w$->/w12->11/XE11...']);
});

test('ROOT-148: positions knows the landmarks of the header', async () => {
  const log = `Map: Fall
Deck: Standard
Clearings: F1, M2, F3, R4, F5, R6, M7, M8, F9, R10, M11, R12
Landmarks: city->2
P: Pat
V: Vic

P:(R#bakesale+R#bakesale+R#bakesale)P->P/w->9/w->8/w->6
V:(R#command+M#travelgear+M#codeb)V->V/#vagrant->$/p->3_6_11/M#logs+F#shed+F#logs->Q
`;
  const read = await positions(log);
  if (isLeft(read)) throw new Error(read.left.message);
  const last = read.right.positions.at(-1);
  const moves = last === undefined ? undefined : legalMoves(read.right.players, last.position)?.moves;
  expect(moves?.map(({ actions }) => actions.map((action) => printAction(action, 'P')).join('/'))).toEqual([
    'R#bakesaleP->/w->2/w->4/w->6/w->10/w->12',
  ]);
});

test('12.5.2.VI: moves --json names the minister whom the Mayor copies', async () => {
  const setup = ['C:2w->12/t_k->1', 'D:3w->9/w->12/t->9/#mayor->$/#marshal->$/#captain->$/F#anvil->D'].join('\n');
  const log = file('mayor.rootlog', `Map: Fall\nDeck: E&P\nC: Ann\nD: Bob\n\n${setup}\nD:w->0\n`);
  const { moves } = JSON.parse((await run(['moves', log, '--in-turn', '--json'])).out);
  const copied = moves.filter(({ law }: { law: string }) => law === '12.5.2.VI');
  expect(new Set(copied.map(({ minister }: { minister: string }) => minister))).toEqual(
    new Set(['marshal', 'captain']),
  );
  expect(moves.find(({ law }: { law: string }) => law === '12.5.2.III')).not.toHaveProperty('minister');
});
