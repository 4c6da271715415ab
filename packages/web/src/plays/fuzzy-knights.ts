import { isLeft } from 'fp-ts/lib/Either.js';
import { type State, fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { KNIGHTS_PALETTE, boxesBeside, mapBox, seatColour, seatInk, squareTapped } from '@woodlog/draw/fuzzy-knights';
import { parse, replay } from '@woodlog/notation/fuzzy-knights';
import type { Part } from '@woodlog/session/kernel';
import { answer, ask, openSession, redo, startSession, undo, write } from '@woodlog/session/fuzzy-knights-play';
import type { LogStanding, Playable, Player } from './playable.ts';

/** The log read last: a page draws one table many times. */
let last: { readonly log: string; readonly game: ReturnType<typeof replay> } | null = null;
function gameOf(log: string): ReturnType<typeof replay> {
  if (last?.log !== log) last = { log, game: replay(parse(log)) };
  return last.game;
}

function playersOf(log: string, table: Readonly<State>): readonly Player[] {
  const game = gameOf(log);
  if (isLeft(game)) return [];
  return game.right.setup.seats.map(({ player, bot }, index) => ({
    index,
    letter: `P${index + 1}`,
    faction: '',
    name: player.trim() === `P${index + 1}` ? '' : player.trim(),
    isBot: bot !== undefined,
    score: table.players[index]?.coins ?? 0,
    marker: null,
    colour: seatColour(index),
    ink: seatInk(index),
  }));
}

function standingOf(log: string): LogStanding | null {
  const game = gameOf(log);
  if (isLeft(game)) return null;
  const { table, turn } = game.right;
  const players = playersOf(log, table);
  const winners = fuzzyKnights.result(table)?.winners.flatMap((seat) => players[seat]?.letter ?? []) ?? null;
  return { players, isBegun: turn > 0, winners };
}

/** The tiles of a map that a step touches. */
const touchedBy = ({ size }: Readonly<State>, step: Part | undefined): readonly number[] =>
  (step?.places ?? []).map((place) => {
    const [x = 1, y = 1] = place.split(',').map(Number);
    return (y - 1) * size.width + x - 1;
  });

const namesIn = (log: string): readonly string[] => {
  const game = gameOf(log);
  return isLeft(game) ? [] : game.right.setup.seats.map(({ player }) => player.trim());
};

export const knightsPlay: Playable<State> = {
  name: 'Fuzzy Knights',
  palette: KNIGHTS_PALETTE,
  fileName: 'game.knights',
  example: 'MOVE H1 (4, 2)',
  newGame: {
    fewest: 2,
    most: 4,
    bots: [
      ['castellan', 'builds a stronghold, then attacks'],
      ['sensible', 'plays what looks good now'],
      ['random', 'plays at random'],
    ],
    extrasLegend: 'Rules',
    extras: [['dice', 'Items by dice in place of cards']],
    optionsOf: (extras) => (extras.includes('dice') ? { rules: 'dice' } : {}),
    chance: 'Our dice and cards, on the table: the page asks what came',
    start: startSession,
  },
  openSession,
  ask,
  answer,
  undo,
  redo,
  write,
  playersOf,
  standingOf,
  tableAfter(log, letter, steps) {
    const lines = steps.map(({ text }) => (/^(?:DROP|DAYBREAK)\b/.test(text) ? text : `${letter}: ${text}`));
    const game = replay(parse(`${log.trimEnd()}\n${lines.join('\n')}\n`));
    if (isLeft(game) || game.right.diagnostics.some(({ severity }) => severity === 'error')) return null;
    return game.right.table;
  },
  nameless: (log) => log.replace(/^([ \t]*PLAYER[ \t]+\d+)[ \t]+"[^"]*"(?![ \t]+BOT)/gim, '$1'),
  boardName: () => 'Map',
  board: (table, _, { step, open, chosen }) => mapBox(table, touchedBy(table, step), { open, chosen }),
  placeNear: (_, point, { tappable }) => squareTapped(point, tappable),
  isOnBoard: () => true,
  fromPlace: (place) => `From ${place.replace(',', ', ')}`,
  beside: (table, log, width) => boxesBeside(table, namesIn(log), width),
};
