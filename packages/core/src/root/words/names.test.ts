import { expect, test } from 'vitest';
import { cardName, landmarkName, ownerAdjective, shortName, pieceName, plural } from './names.ts';

test('a card has its suit where cards of several suits share the name, and its suit is known', () => {
  const cards = ['F#anvil', '#anvil', 'F#dom', '#dom', 'F#stand', 'M#part', 'B#anvil', '#xyzzy', '#despot', '#part'];
  expect(cards.map((card) => card.split('#')).map(([suit = '', name = '']) => cardName(suit, name))).toEqual([
    'Anvil',
    'Anvil',
    'fox Dominance',
    'Dominance',
    'Stand and Deliver',
    'Mouse Partisans',
    'anvil',
    'xyzzy',
    'Despot',
    'part',
  ]);
});

test('owners, pieces and landmarks as people call them', () => {
  expect(['h_E', 'h_O', 'h_V', 'C', 'E', 'Z'].map(shortName)).toEqual([
    'Last Dynasty',
    'Riverfolk Flotilla',
    'Exile',
    'Marquise',
    'Eyrie',
    'Z',
  ]);
  const pieces = ['h_E w', 'h_O p', 'K t_f_2', 'P t_b', 'C b_s', 'V p', 'Z q'].map((piece) => piece.split(' '));
  expect(pieces.map(([owner = '', piece = '']) => pieceName(owner, piece))).toEqual([
    'warrior',
    'pawn',
    'figure worth 2',
    'bomb',
    'sawmill',
    'pawn',
    'q',
  ]);
  expect(['ferry', 'tower', 'x'].map(landmarkName)).toEqual(['Ferry', 'Tower', undefined]);
});

test('several of a piece', () => {
  expect(['figure worth 2', 'waystation, figure up', 'wood', 'warrior'].map(plural)).toEqual([
    'figures worth 2',
    'waystations, figure up',
    'wood',
    'warriors',
  ]);
});

test('factions, and what is said before their pieces', () => {
  const words = [...'CEAVGLODPHKN'].map((letter) => `${shortName(letter)}, ${ownerAdjective(letter)}`);
  expect(words).toEqual([
    'Marquise, Marquise',
    'Eyrie, Eyrie',
    'Alliance, Alliance',
    'Vagabond, Vagabond',
    'second Vagabond, second Vagabond',
    'Lizards, Lizard',
    'Riverfolk, Riverfolk',
    'Duchy, Duchy',
    'Corvids, Corvid',
    'Hundreds, Hundreds',
    'Keepers, Keeper',
    'Chameleandroid, Chameleandroid',
  ]);
});

test('faces that no sheet names', () => {
  const faces = ['P t_b', 'P t_e', 'P t_r', 'P t_s', 'K b_f', 'K b_t', 'K b_j', 'N t_d'].map((face) => face.split(' '));
  expect(faces.map(([owner = '', piece = '']) => pieceName(owner, piece))).toEqual([
    'bomb',
    'extortion plot',
    'raid plot',
    'snare',
    'waystation, figure up',
    'waystation, tablet up',
    'waystation, jewelry up',
    'ego with a draw icon',
  ]);
  expect(['sympathy', 'jewelry', 'ego', 'ego with a draw icon'].map(plural)).toEqual([
    'sympathy',
    'jewelry',
    'ego',
    'ego with a draw icon',
  ]);
});
