import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { fmt, logFromJson, logOf, parse, parseJson, print, printJson } from '../../src/carcassonne/index.ts';

const codes = (text: string) => parse(text).diagnostics.map(({ severity, code }) => `${severity} ${code}`);
/** The canonical text, and what was said. */
const read = (text: string) => [fmt(parse(text)), ...codes(text)];
const inGame = (line: string) => `A = ann\nB = bob\n0 (0,0) RCRF\n${line}`;
/** A line of a game, canonically, and what was said of it. */
const line = (text: string) => {
  const [out, ...said] = read(inGame(text));
  return [out!.split('\n').slice(3, -1).join('|'), ...said];
};

describe('header and players (PLAYERS, P1 to P5)', () => {
  test('the line about the game is kept as it is, fields apart (P4, P5)', () => {
    const { header } = logOf(parse('05/06/2022, ~15:45 BST,  UK Championships Final, Real-time 15 min'));
    expect(header.fields).toEqual(['05/06/2022', '~15:45 BST', 'UK Championships Final', 'Real-time 15 min']);
  });

  test("a player's line from the right: nick with blanks, name, country, colour, result", () => {
    const { header } = logOf(parse('D = ted the notty bear (Chris W.) [UK] <yellow> 1st (91)'));
    expect(header.players).toEqual([
      { id: 'D', nick: 'ted the notty bear', name: 'Chris W.', country: 'UK', colour: 'yellow', place: 1, points: 91 },
    ]);
    expect(logOf(parse('A = danisthirty')).header.players).toEqual([{ id: 'A', nick: 'danisthirty' }]);
  });

  test.each([
    ['B = x <yellow> 1st (81)</yellow>', 'B = x <yellow> 1st (81)'],
    ['B = x <blue> 2<sup>nd</sup> (103)', 'B = x <blue> 2nd (103)'],
    ['B = x 3^{rd} (7)', 'B = x 3rd (7)'],
  ])('mark-up is left out (P2): %s', (text, canonical) => {
    expect(read(text)).toEqual([`${canonical}\n`, 'info carcassonne/markup']);
  });

  test('a player without a line (P1) is not invented', () => {
    expect(read('B = bob\n0 (0,0) RCRF\n1A (0,1) FCCC')).toEqual([
      'B = bob\n0 (0,0) RCRF\n1A (0,1) FCCC\n',
      'warning carcassonne/no-player',
    ]);
  });

  test('a record without header, or without players', () => {
    expect(codes('0 (0,0) RCRF\n1A (0,1) FCCC')).toEqual([]);
    expect(codes('Some club evening\nA = ann')).toEqual(['warning carcassonne/header']);
  });
});

describe('squares (LOCATION, L1 to L6)', () => {
  test.each([
    ['1A(0,1) FCCC', '1A (0,1) FCCC'],
    ['1A (0,+1) FCCC', '1A (0,1) FCCC'],
    ['1A ( 0 , -1 )FRRF', '1A (0,-1) FRRF'],
    ['1A\t(0,1)\t\tFCCCm', '1A (0,1) FCCCm'],
  ])('%s', (text, canonical) => expect(line(text)).toEqual([canonical]));

  test('a lost comma, where there is one way to read it (L2)', () => {
    expect(line('1A (1-2) FCCC')).toEqual(['1A (1,-2) FCCC', 'warning carcassonne/spelling']);
    expect(line('1A (12) FCCC')[1]).toBe('error carcassonne/unread');
  });

  test('no square (L6): the tile is kept', () => {
    for (const text of ['1A FCCCm', '1A (?,?) FCCCm', '1A (100,0) FCCCm']) {
      expect(line(text)).toEqual(['1A (?,?) FCCCm', 'error carcassonne/no-square']);
    }
    expect(line('1A (0,1)')).toEqual(['1A (0,1)', 'error carcassonne/no-tile']);
  });
});

describe('tiles (TILES, T1 to T13)', () => {
  test.each([
    ['1A (0,1) FCCp', 'tile/unread'],
    ['1A (0,1) FCCX', 'tile/unread'],
    ['1A (0,1) CCCCK', 'tile/unknown'],
    ['1A (0,1) FmCCC', 'meeple/no-feature'],
    ['1A (0,1) fccc', 'tile/unread'],
    ['1A (0,1) FCCC (0,2) FCCC', 'carcassonne/unread'],
  ])('%s is %s, and stays as it stands', (text, code) => {
    const [out, said] = line(text);
    expect(said).toBe(`error ${code}`);
    if (code !== 'meeple/no-feature') expect(out).toBe(text);
  });

  test('what is odd is read, and said', () => {
    expect(line('1A (0,1) FFFFA')).toEqual(['1A (0,1) FFFFK', 'warning tile/abbey-suffix']);
    expect(line('1A (0,1) FCMRR')).toEqual(['1A (0,1) FMCRR', 'warning carcassonne/spelling']);
    expect(line('1A (0,1) CCRRPm')).toEqual(['1A (0,1) CCmRRP', 'warning carcassonne/spelling']);
    expect(line('1A (0,1) CCRRp')).toEqual(['1A (0,1) CCRRP']);
  });

  test('the starter tile lies at (0,0), and nobody claims it', () => {
    expect(codes('0 (1,0) RCRF')).toEqual(['error start/square']);
    expect(codes('0 (0,0) RCmRF')).toEqual(['error start/meeple']);
  });
});

describe('moves, notes, the end (MOVES, NOTES, M1 to M9)', () => {
  test('two columns (M1): a line may hold several moves', () => {
    expect(read('0 (0,0)\tRCRF\t2B (1,0) RRCCm\n1A (0,1)\tFCCCm\t3A (0,-1)\tRFRR')[0]).toBe(
      '0 (0,0) RCRF\n1A (0,1) FCCCm\n2B (1,0) RRCCm\n3A (0,-1) RFRR\n',
    );
    expect(line('1A (0,1) FCCC +4 = 13 (B+2)')).toEqual(['1A (0,1) FCCC +4=13 (B+2)']);
  });

  test('a wrong letter: the number decides (M3)', () => {
    expect(line('1A (0,1) FCCC\n2A (1,0) RRCC')).toEqual(['1A (0,1) FCCC|2B (1,0) RRCC', 'warning turn/wrong-player']);
    expect(line('1A (0,1) FCCC\n4A (1,0) RRCC')).toEqual([
      '1A (0,1) FCCC|4A (1,0) RRCC',
      'warning carcassonne/numbering',
    ]);
    expect(line('1Z (0,1) FCCC')).toEqual(['1Z (0,1) FCCC', 'error carcassonne/player']);
  });

  test('a line that begins with no number (M4) is not guessed', () => {
    expect(line('Sob (2,-6) RCmRF +4 = 46')).toEqual(['Sob (2,-6) RCmRF +4 = 46', 'error carcassonne/unread']);
  });

  test('notes: any slash starts one (M6), a stray line goes on with it (M5)', () => {
    expect(line('1A (0,1) FCCC /blocked [03:24] and/or')).toEqual(['1A (0,1) FCCC / blocked [03:24] and/or']);
    expect(line('1A (0,1) FCCC / he must\nhave known')).toEqual([
      '1A (0,1) FCCC / he must have known',
      'warning carcassonne/note',
    ]);
    const { turns, header } = logOf(parse('/ first\n0 (0,0) RCRF\n/ second'));
    expect([header.comments, turns[0]?.comment]).toEqual([['first'], '\nsecond']);
  });

  test('concession and abandonment (M7, M8)', () => {
    for (const word of ['concedes', 'conceded', 'concede']) expect(line(`1B ${word}`)).toEqual(['1B concedes']);
    for (const word of ['abandoned', 'abandons', 'abandon']) expect(line(`1AB ${word}`)).toEqual(['1AB abandoned']);
  });

  test('discards (M9)', () => {
    expect(line('1A (dis) CCCCP (dis)CCCF (5,4) FCFCmP')).toEqual(['1A (dis) CCCCP (dis) CCCF (5,4) FCFCmP']);
    expect(logOf(parse(inGame('1A (dis) CCCCP (5,4) FCFCmP'))).turns[1]?.actions).toEqual([
      { kind: 'discard', seat: 0, tile: 'CCCCP' },
      { kind: 'place', seat: 0, x: 5, y: 4, tile: 'CFCFP', turns: 1, claim: 'city0' },
    ]);
  });
});

describe('scores (SCORING, S1 to S6)', () => {
  test.each([
    ['+4', '+4'],
    ['+ 9 = 13', '+9=13'],
    ['+4+2', '+4+2'],
    ['(+4)', '(B+4)'],
    ['(B+4)', '(B+4)'],
    ['+4=19 (B=16)', '+4=19 (B=16)'],
    ['(B+2) +4=19', '+4=19 (B+2)'],
    ['=19', '=19'],
  ])('%s', (score, canonical) => expect(line(`1A (0,1) FCCC ${score}`)).toEqual([`1A (0,1) FCCC ${canonical}`]));

  test('with more than two players brackets say whose', () => {
    const three = (score: string) => read(`A = a\nB = b\nC = c\n0 (0,0) RCRF\n1A (0,1) FCCC ${score}`);
    expect(three('+10 (B+4, C+15)')).toEqual(['A = a\nB = b\nC = c\n0 (0,0) RCRF\n1A (0,1) FCCC +10 (B+4, C+15)\n']);
    expect(three('(+4)')[1]).toBe('error carcassonne/whose-points');
  });

  test('a broken score is not read as another', () => {
    for (const score of ['+', '+x', '(B+)', '(B+4', '+4)', '+99999']) {
      expect(line(`1A (0,1) FCCC ${score}`)).toEqual([`1A (0,1) FCCC ${score}`, 'error carcassonne/unread']);
    }
  });

  test('lines of the end (S3)', () => {
    expect(line('1A (0,1) FCCC\nA+7+8 = 15 / well\nB=3')).toEqual(['1A (0,1) FCCC|A+7+8=15 / well|B=3']);
  });
});

describe('JSON', () => {
  test('each action has its text and place', () => {
    const { turns, winners } = parseJson(
      parse('A = ann 2nd (1)\nB = bob 1st (2)\n0 (0,0) RCRF\n1A (dis) CCCCP (0,1) FCCCm / x'),
    );
    expect(winners).toEqual(['B']);
    expect(turns[1]).toMatchObject({
      taker: 'A',
      number: 1,
      line: 4,
      comment: 'x',
      actions: [
        { text: '(dis) CCCCP', line: 4, column: 4, endColumn: 15, action: { kind: 'discard' } },
        { text: '(0,1) FCCCm', line: 4, column: 16, endColumn: 27, action: { kind: 'place' } },
      ],
    });
  });

  test('what does not fit is named by its path', () => {
    const turn = { taker: 'A', actions: [{ action: { kind: 'place', seat: 0, x: 0, y: 1, tile: 'CCCX', turns: 0 } }] };
    const wrong = logFromJson({ game: 'carcassonne', header: { players: [{ id: 'a', nick: 'x\ny' }] }, turns: [turn] });
    expect(isLeft(wrong) && wrong.left.message.split('; ')).toEqual([
      'header.players.0.id: expected letter of a player, A to Z, got "a"',
      'header.players.0.nick: expected text of one line, got "x\\ny"',
      'turns.0.actions.0.action.tile: expected kind of tile such as CRFR or FFFFK, got "CCCX"',
    ]);
  });

  test('what could not be read is null with its text, and printed as it was written', () => {
    const text = 'A = ann\nB = bob\n0 (0,0) RCRF\n1A (0,1) XX\n2B (1,0) RRRR\n';
    const json = parseJson(parse(text));
    expect(json.turns[1]).toMatchObject({ actions: [{ action: null, text: '(0,1) XX' }] });
    expect(printJson(json)).toMatchObject({ right: text });
    const [start, move, ...rest] = json.turns;
    const changed = {
      ...json,
      turns: [start, { ...move, actions: [{ action: null, text: '(0,1) XX\n9B' }] }, ...rest],
    };
    expect(printJson(changed)).toMatchObject({ left: { details: { path: 'turns.1.actions.0.text' } } });
  });

  test('winners are those whose line says 1st', () => {
    const json = parseJson(parse('A = ann 2nd (1)\nB = bob 1st (2)\n0 (0,0) RCRF\n'));
    for (const winners of [['A'], [], 'x\ny', ['B', 'A']])
      expect(logFromJson({ ...json, winners })).toMatchObject({ left: { details: { path: 'winners' } } });
    const { winners: _, ...without } = json;
    expect(logFromJson(without)).toEqual(logFromJson(json));
  });

  test('what could not be read is null, and left out when it is read back', () => {
    const json = parseJson(parse('0 (0,0) RCRF\n1A (0,1) FCCX'));
    expect(json.turns[1]?.actions).toMatchObject([{ action: null, text: '(0,1) FCCX' }]);
    const log = logFromJson(JSON.parse(JSON.stringify(json)));
    expect(!isLeft(log) && print(log.right)).toBe('0 (0,0) RCRF\n1A\n');
  });

  test.each([
    ['a note that would be a line', 'turns.1.comment', 'x\nP1: END', true],
    ['a note with blanks around it', 'turns.1.comment', ' x ', false],
    ['a place without points', 'header.players.0.place', 1, false],
    ['a name that is more than a name', 'header.players.0.nick', 'Ann 1st (8)', false],
    ['a claim that the tile has not', 'turns.1.actions.0.action.claim', 'road2', false],
    ['a tile turned more than it can be', 'turns.1.actions.0.action.tile', 'FFFFK', false],
    ['a wrong taker', 'turns.1.taker', 'B', false],
  ])('%s', (_, path, value, isFine) => {
    const json: unknown = JSON.parse(JSON.stringify(parseJson(parse('A = ann\nB = bob\n0 (0,0) RCRF\n1A (0,1) FCCC'))));
    const keys = path.split('.');
    const holder = keys.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], json);
    (holder as Record<string, unknown>)[keys.at(-1)!] = value;
    const log = logFromJson(json);
    expect(isLeft(log)).toBe(!isFine);
    if (isLeft(log)) expect(log.left.message).toContain('the notation cannot write this so that it reads the same');
  });

  test('a name that cannot be written is said, and whose it is', () => {
    const { players: _, ...rest } = parseJson(parse('A = ann\nB = bob\n0 (0,0) RCRF')).header;
    const header = {
      ...rest,
      players: [
        { id: 'A', nick: 'ann' },
        { id: 'B', nick: 'Bob 1st (8)' },
      ],
    };
    expect(logFromJson({ game: 'carcassonne', header, turns: [] })).toMatchObject({
      left: { message: expect.stringMatching(/^header\.players\.1\.nick: .*: the name "Bob 1st \(8\)" of player B$/) },
    });
  });

  test('seats from F on, and more header fields than any page has', () => {
    const letters = [...'ABCDEFG'];
    const text = `${new Array(80).fill('x').join(', ')}\n${letters.map((id) => `${id} = p${id}`).join('\n')}\n0 (0,0) RCRF\n1A (0,1) FCCC\n2B (0,-1) RFRR\n3C (1,0) RRCC\n4D (dis) CCCCP\n5E (9,9) FFRR\n6F (8,8) FFRRm\n7G concedes\n`;
    const log = logFromJson(JSON.parse(JSON.stringify(parseJson(parse(text)))));
    expect(!isLeft(log) && print(log.right)).toBe(text);
  });
});
