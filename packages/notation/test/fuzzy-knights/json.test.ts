import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { fmt, logFromJson, logOf, parse, parseJson, print, printJson } from '../../src/fuzzy-knights/index.ts';

const end = { type: 'end', seat: 0 };
const roll = { type: 'roll', seat: 0, for: 'monster', dice: '1dP', sum: 10 };

const logWith = (action: object, rest: object = {}) => ({
  game: 'fuzzy-knights',
  header: { players: [{ name: 'Ann' }] },
  turns: [{ taker: 'P1', actions: [{ action }], ...rest }],
  winners: [],
});

/** What `print` says to JSON. */
const said = (json: unknown): string => {
  const log = logFromJson(json);
  return isLeft(log) ? log.left.message : print(log.right);
};

test.each([
  ['a comment with a carriage return', logWith(end, { comment: 'x\rP1: END' }), 'turns.0.comment'],
  ['a comment with blanks around it', logWith(end, { comment: ' x ' }), 'turns.0.comment'],
  ['dice that are none', logWith({ ...roll, dice: 'drop everything' }), 'turns.0.actions.0.action'],
  ['dice with a comment in them', logWith({ ...roll, dice: '1dP // x' }), 'turns.0.actions.0.action'],
  [
    'squads that are not in order',
    logWith({ type: 'form', seat: 0, squads: [1, 2] }),
    'turns.0.actions.0.action.squads.0',
  ],
  ['no squads', logWith({ type: 'attack', seat: 0, squads: [], on: 'H1' }), 'turns.0.actions.0.action'],
  ['no mercenaries', logWith({ type: 'recruit', seat: 0, count: 0, at: [1, 1] }), 'turns.0.actions.0.action'],
  ['a name with a line end', { ...logWith(end), header: { players: [{ name: 'A\nB' }] } }, 'header.players.0.name'],
  [
    'a comment of the header with a line end',
    { ...logWith(end), header: { players: [], comments: ['a\nb'] } },
    'header.comments.0',
  ],
  ['a winner twice, and a draw', { ...logWith(end), winners: ['P1'], draw: true }, 'draw'],
  ['a comment on a result that is not there', { ...logWith(end), comment: 'x' }, 'comment'],
  ['a turn without actions', { ...logWith(end), turns: [{ taker: 'P1', actions: [] }] }, 'turns.0'],
])('JSON that no log can carry is refused by its path: %s', (_, json, path) => {
  expect(said(json)).toBe(`${path}: a log cannot write this so that it reads the same`);
});

test('a comment of two lines is a comment line below, which reads the same', () => {
  const text = said(logWith(end, { comment: 'x\nP1: END' }));
  expect(text).toMatch(/P1: END \/\/ x\n\/\/ P1: END\n$/);
  expect(logOf(parse(text)).turns[0]).toMatchObject({ comment: 'x\nP1: END' });
});

test('what was read from a text goes through JSON and back, however long it is', () => {
  const name = 'a'.repeat(400);
  const texts = [
    'FUZZY KNIGHTS\nP1: ROLL ATTACK 1d6 +10000 [3] +10000 => 10003\n',
    'FUZZY KNIGHTS\nP1: ROLL ATTACK 1d6 -10000 [3] -10000 => -9997\n',
    'FUZZY KNIGHTS\nP1: ROLL ATTACK 9999d100 +123456 [999900] +123456 = 1123356\n',
    `FUZZY KNIGHTS\nPLAYER 1 "${name}" BOT "${name}"\nPLAYER 2 ${name}\n`,
    `FUZZY KNIGHTS\nP1: END // ${'comment '.repeat(5000)}\n`,
    `FUZZY KNIGHTS\nP1: MOVE H1${' (2, 1)'.repeat(5000)}\n`,
  ];
  for (const text of texts) {
    const tree = parse(text);
    expect(tree.diagnostics).toEqual([]);
    const once = fmt(tree);
    expect([fmt(parse(once)), logOf(parse(once))]).toEqual([once, logOf(tree)]);
    const log = logFromJson(JSON.parse(JSON.stringify(parseJson(tree))));
    expect(isRight(log) ? log.right : log.left.message.slice(0, 200)).toEqual(logOf(tree));
  }
});

test('a name that is longer than can be read is refused, in quotes or without', () => {
  for (const name of ['a'.repeat(401), `"${'a'.repeat(401)}"`]) {
    const text = `FUZZY KNIGHTS\nPLAYER 1 ${name}\n`;
    expect(parse(text).diagnostics).toMatchObject([{ code: 'knights/bad-header', start: 14 }]);
    expect(fmt(parse(text))).toBe(text);
  }
});

test('steps that could not be read are printed as they were written, where they stood', () => {
  const text = `FUZZY KNIGHTS
PLAYER 1 "Ann"
PLAYER 2 "Bo"

P1: MOVE H1 (1, 1) (1, 2); FLY H1; END // so
// why
P2: JUMP // there
P2: END
`;
  const json = parseJson(parse(text));
  const printed = printJson(json);
  expect(printed).toMatchObject({
    right: text.replace('// why\n', '// why\n// there\n').replace('JUMP // there', 'JUMP'),
  });
  expect(isRight(printed) && logOf(parse(printed.right))).toEqual(logOf(parse(text)));
  const [first, second, ...rest] = json.turns;
  for (const odd of ['JUMP\nP2: END', 'END', 'JUMP // x', ' JUMP', ''])
    expect(
      printJson({ ...json, turns: [first, { ...second, actions: [{ action: null, text: odd }] }, ...rest] }),
    ).toMatchObject({ left: { details: { path: 'turns.1.actions.0.text' } } });
});
