import { isLeft } from 'fp-ts/lib/Either.js';
import { type Table, contentsIn, layoutOf, ownerName, root } from '@woodlog/core/root';
import { viewOf } from '@woodlog/core/root-law';
import {
  type Mark,
  ROOT_PALETTE,
  boxesBeside,
  colourOf,
  inkOn,
  isOnMap,
  mapBox,
  placeNear,
  scoreTrackBox,
} from '@woodlog/draw/root';
import { openingOf, parse, replay } from '@woodlog/notation/root';
import type { Part } from '@woodlog/session/kernel';
import { lawOfClearings, seatNames } from '@woodlog/session/root';
import { actionsTo, boardPlaces, handOf, ownCards, piecesAt, tapped } from '@woodlog/session/root-play';
import type { LogStanding, Look, Playable, Player } from './playable.ts';

const NOBODY = -1;

function playersOf(table: Readonly<Table>): readonly Player[] {
  const names = seatNames(table.setup);
  return layoutOf(table.setup).seats.map(({ faction, bot, index }) => ({
    index,
    letter: faction,
    faction: ownerName(faction),
    name: names[index] ?? '',
    isBot: bot !== undefined,
    score: table.scores[index] ?? 0,
    marker: table.markers[index] ?? null,
    colour: colourOf(faction),
    ink: inkOn(faction),
  }));
}

function standingOf(log: string): LogStanding | null {
  const tree = parse(log);
  const game = replay(tree);
  if (!isLeft(game)) {
    const { table, turn } = game.right;
    const { winners = null } = root.result(table) ?? {};
    const { seats } = layoutOf(table.setup);
    const letters = winners?.flatMap((seat) => seats[seat]?.faction ?? []) ?? null;
    return { players: playersOf(table), isBegun: turn > 0, winners: letters };
  }
  const opening = openingOf(tree);
  return isLeft(opening) ? null : { players: playersOf(opening.right.table), isBegun: false, winners: null };
}

/** The marks of a step on the map. */
const marksOf = ({ places, arrows }: Part): readonly Mark[] => [
  ...places.map((place): Mark => ({ kind: 'touched', place })),
  ...arrows.map(({ from, to }): Mark => ({ kind: 'move', from, to })),
];

const battleAt = (place: string): readonly Mark[] => [
  { kind: 'touched', place },
  { kind: 'battle', place },
];

const openlySeen = (table: Readonly<Table>): Readonly<Table> => viewOf(table, NOBODY);

export const rootPlay: Playable<Table> = {
  name: 'Root',
  palette: ROOT_PALETTE,
  fileName: 'game.rootlog',
  example: '2w1->5',
  recording: { places: boardPlaces, piecesAt, handOf, actionsTo, endWith: tapped.endWith },
  ...tapped,
  forWriting: async () => ({ ...rootPlay, ...(await import('./root-writing.ts')) }),
  playersOf: (_, table) => playersOf(table),
  standingOf,
  tableAfter(log, letter, steps) {
    const line = steps.map(({ text }) => text).join('/');
    const game = replay(parse(steps.length === 0 ? log : `${log.trimEnd()}\n${letter}:${line}\n`));
    if (isLeft(game) || game.right.diagnostics.some(({ severity }) => severity === 'error')) return null;
    return game.right.table;
  },
  openlySeen,
  ownCards,
  // Cards that go to a hand or out of sight.
  isHidden: (text) => /#[a-z@]/.test(text) && /->(?:[A-Z]|\$)?$/.test(text),
  nameless: (log) =>
    (standingOf(log)?.players ?? [])
      .filter(({ isBot }) => !isBot)
      .reduce((text, { letter }) => text.replace(new RegExp(`^${letter}: (?![a-z0-9$#%]).*$`, 'm'), `${letter}:`), log),
  strength(table, letter, clearing) {
    const pieces = contentsIn(table, `${clearing}`).pieces.filter(({ owner }) => owner === letter);
    const warriors = pieces.reduce((sum, { kind, count }) => sum + (kind === 'warrior' ? count : 0), 0);
    return warriors === 1 ? '1 warrior' : `${warriors} warriors`;
  },
  boardName: ({ setup }) => `${layoutOf(setup).map.name} map`,
  board(table, _, { step, battle, open, chosen }: Look) {
    const marks = [...(step === undefined ? [] : marksOf(step)), ...(battle === undefined ? [] : battleAt(battle))];
    return mapBox(table, lawOfClearings(table), marks, { open, chosen });
  },
  placeNear: (table, point, { tappable }) => placeNear(table, point, tappable),
  isOnBoard: isOnMap,
  fromPlace: (place) => `From clearing ${place}`,
  beside: (table, _, width) => [
    { name: 'Score track', box: scoreTrackBox(table, width) },
    ...boxesBeside(table, seatNames(table.setup), width),
  ],
};
