import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME, run } from '../command.ts';
import { runsFolder } from '../simulate/simulating.ts';

const at = runsFolder();
const folder = at('logs');
mkdirSync(folder);

/** A log of people, whose Marquise scores so much in each of two rounds. */
const log = (points: number, winner: string): string =>
  [
    ...['Map: Fall', 'Deck: E&P', 'E: Ann', 'C: "Bob" = <b>, the 2nd', '', 'C:t_k->1/w->2/b_s->1', 'E:b+6w->3', ''],
    ...[`C:++${points}`, 'E:++2', '', `C:++${points}`, 'E:++3', '', `Winner: ${winner}`, ''],
  ].join('\n');

writeFileSync(join(folder, 'a.rootlog'), log(3, 'E'));
writeFileSync(join(folder, 'b.rootlog'), log(12, 'C').replace('Map: Fall', 'Map: Lake'));
writeFileSync(join(folder, 'c.rootlog'), log(1, 'C').replace('Map: Fall\n', ''));
writeFileSync(join(folder, 'd.knights'), 'FUZZY KNIGHTS\nPLAYER 1 "a"\nPLAYER 2 "b"\n');

const reported = async (...words: string[]) => JSON.parse((await run(['report', ...words, '--json'])).out);
const logs = ['a', 'b', 'c'].map((name) => join(folder, `${name}.rootlog`));

describe('a report of logs', () => {
  test('counts factions, seats, maps, winners and points by round', async () => {
    const {
      run: none,
      logs: about,
      who,
      games,
      bots,
      seats,
      settings,
      scores,
      scoresByRound,
    } = await reported(...logs);
    expect([none, who, about.game, about.files]).toEqual([null, 'faction', 'root', logs.slice(0, 2)]);
    expect(about.leftOut).toEqual([{ file: logs[2], problem: expect.stringMatching(/^no map: expected/) }]);
    expect(games).toMatchObject({ all: 2, failed: 0, won: 2, shared: 0, drawn: 0 });
    expect(bots).toMatchObject({ 'Eyrie Dynasties': { count: 1, of: 2 }, 'Marquise de Cat': { count: 1, of: 2 } });
    // C plays first, though the header names E first.
    expect(seats.map((seat: { seat: number; count: number }) => [seat.seat, seat.count])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(settings.maps.map(({ value, games: own }: { value: string; games: number }) => [value, own])).toEqual([
      ['Fall', 1],
      ['Lake', 1],
    ]);
    expect(scores[1].spread.counts).toEqual([
      [6, 1],
      [24, 1],
    ]);
    const growth = scoresByRound.map((one: { bot: string; rounds: { mean: number }[] }) => [
      one.bot,
      one.rounds.map(({ mean }) => mean),
    ]);
    expect(growth).toEqual([
      ['Eyrie Dynasties', [2, 5]],
      ['Marquise de Cat', [7.5, 15]],
    ]);
  });

  test('of a folder takes its logs, of the game that is named', async () => {
    const { code, err } = await run(['report', folder]);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/d\.knights is a log of Fuzzy Knights, the first is of Root/),
    ]);
    expect((await reported(folder, '--game', 'root')).logs.files).toHaveLength(2);
  });

  test('is a text and a page without a word of runs', async () => {
    const page = at('page.html');
    const { code, out, err } = await run(['report', ...logs, '-o', page]);
    expect([code, err]).toEqual([0, expect.stringMatching(/^note: .*c\.rootlog is left out: no map: expected/)]);
    expect(out).toMatch(/^2 games of Root\n {2}2 won by one seat, 0 shared, 0 drawn\n {2}2 logs, 1 left out/);
    expect(out).not.toMatch(/\b(bot|seed|shard)\b/);
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('Win rates by faction');
    expect(html).toContain('a.rootlog');
  });

  test('--export writes a row a player', async () => {
    const table = at('players.csv');
    expect((await run(['report', logs[0] ?? '', '--export', table])).code).toBe(0);
    expect(readFileSync(table, 'utf8')).toBe(
      [
        'log,game,map,deck,players,rounds,seat,letter,faction,player,score,rank,winner',
        `${logs[0]},root,Fall,E&P,2,2,1,C,Marquise de Cat,"""Bob"" = <b>, the 2nd",6,2,0`,
        `${logs[0]},root,Fall,E&P,2,2,2,E,Eyrie Dynasties,Ann,5,1,1`,
        '',
      ].join('\r\n'),
    );
  });

  test('of Carcassonne counts players; what a record says of its end counts', async () => {
    const record = at('a.carcassonne');
    const { out } = await run(['play', '--game', 'carcassonne', '--seed', 'maple', '--bots', 'A=greedy,B=random']);
    writeFileSync(record, out.replace('A = greedy 1', 'A = Ann').replace('B = random 2', 'B = Bea'));
    const { who, bots, scores } = await reported(record);
    const [, ann, bea] = /^A = .*\((\d+)\)\nB = .*\((\d+)\)/m.exec(out) ?? [];
    expect([who, Object.keys(bots)]).toEqual(['player', ['Ann', 'Bea']]);
    expect(scores.map((one: { spread: { mean: number } }) => one.spread.mean)).toEqual([Number(ann), Number(bea)]);
  });

  test('of a game without a winner counts a draw, and says so', async () => {
    const { games, ends } = await reported(FIRST_GAME);
    expect([games.all, games.drawn]).toEqual([1, 1]);
    expect(ends).toMatchObject([{ reason: 'no winner in the log', count: 1 }]);
  });

  test.each([
    [[at('none.rootlog')], 2, /cannot read .*none\.rootlog/],
    [[logs[2] ?? ''], 1, /none of these logs has a game to count\n {2}.*c\.rootlog: no map: expected/],
  ] as const)('%j is refused', async (words, code, message) => {
    expect(await run(['report', ...words])).toMatchObject({ code, out: '', err: expect.stringMatching(message) });
  });
});
