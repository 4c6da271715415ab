import { expect, test } from 'vitest';
import { chooseGame, gameOfEnding, gameOfText, parseGameId } from './choose.ts';
import { isGameId } from './game-ids.ts';

const ROOT = '// a game\nMap: Fall\nC: Ann\nC:w->1\n';
const CARCASSONNE = '19/04/2022, BGA\nA = ann\nB = bob\n0 (0,0) RCRF\n1A (0,1) FCCCm\n';

test('a game is known by the ending of its files, in any case', () => {
  expect(gameOfEnding('a/b.rootlog')).toBe('root');
  expect(gameOfEnding('B.CARCASSONNE')).toBe('carcassonne');
  expect(gameOfEnding('rootlog')).toBeUndefined();
  expect(gameOfEnding('a.txt')).toBeUndefined();
});

test('a game is known by lines that only its logs have', () => {
  expect(gameOfText(ROOT)).toBe('root');
  expect(gameOfText('\ufeffC: Ann')).toBe('root');
  expect(gameOfText(CARCASSONNE)).toBe('carcassonne');
  expect(gameOfText('0(0,0) FRCR')).toBe('carcassonne');
  expect(gameOfText('Dear diary')).toBeUndefined();
  expect(gameOfText(ROOT + CARCASSONNE)).toBeUndefined();
});

test('what was asked for comes before the ending, the ending before the lines', () => {
  expect(chooseGame('a.rootlog', CARCASSONNE, 'carcassonne')).toEqual({ game: 'carcassonne' });
  expect(chooseGame('a.carcassonne', CARCASSONNE, undefined)).toEqual({ game: 'carcassonne' });
  expect(chooseGame('a.carcassonne', 'Dear diary', undefined)).toEqual({ game: 'carcassonne' });
});

test('without an ending it is Root, unless the lines clearly tell otherwise, which is said', () => {
  expect(chooseGame('-', ROOT, undefined)).toEqual({ game: 'root' });
  expect(chooseGame('-', 'Dear diary', undefined)).toEqual({ game: 'root' });
  expect(chooseGame('a.txt', CARCASSONNE, undefined)).toEqual({
    game: 'carcassonne',
    note: 'reads as a log of Carcassonne; --game says otherwise',
  });
});

test('an ending that the lines contradict is a problem', () => {
  expect(chooseGame('a.rootlog', CARCASSONNE, undefined)).toEqual({
    problem: 'is a log of Carcassonne, though its ending is that of Root; --game carcassonne reads it',
  });
});

test('the words of --game, and what may have been meant', () => {
  expect(parseGameId('carcassonne')).toBe('carcassonne');
  expect(parseGameId('Carcasonne')).toMatchObject({ problem: expect.stringContaining('Did you mean carcassonne?') });
  expect(parseGameId('chess')).toMatchObject({ problem: expect.stringMatching(/^Games are root, .*\.$/) });
  expect(['__proto__', 'toString', ''].some(isGameId)).toBe(false);
});
