import { isLeft } from 'fp-ts/lib/Either.js';
import { POINTS_TO_WIN, type RootSetup, type Table, copyTable, layoutOf, ownerName, root } from '@woodlog/core/root';
import { logOf, openingOf, parse, printSeatName } from '@woodlog/notation/root';
import { createRecorder } from '../kernel/recorder.ts';
import { type ReadReplay, type Replay, ownTitleAmong } from '../kernel/replay.ts';
import type { Mark } from './marks.ts';
import { type LogRecorder, turnsOf } from './turns.ts';

export const seatNames = ({ seats }: RootSetup): string[] => seats.map(printSeatName);

export type RootReplay = Replay<Table, Mark>;

/** Reads a replay; the diagnostics are those of `check`. */
export const readRootReplay: ReadReplay<RootReplay> = (text, diagnostics) => {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return { problem: opening.left.message };
  const { table } = opening.right;
  const { map, deck, seats } = layoutOf(table.setup);
  const names = seatNames(table.setup);
  // Scores are replaced and never changed, so a frame may keep them.
  const recorder: LogRecorder = createRecorder(root, table, ({ scores }) => scores);
  const { turns, notes } = turnsOf(tree, copyTable(table), recorder, diagnostics);
  const { winners, comment } = logOf(tree);
  return {
    ...ownTitleAmong(notes),
    title: `Root, ${map.name} map, ${deck} deck`,
    notes: comment === undefined || notes.includes(comment) ? notes : [...notes, comment],
    players: seats.map(({ faction, index }) => ({
      id: faction,
      name: [ownerName(faction), names[index]].filter((word) => word !== '').join(', '),
    })),
    turns,
    winners,
    unit: 'Turn',
    measure: 'Points',
    goal: POINTS_TO_WIN,
    ...recorder.frames,
  };
};
