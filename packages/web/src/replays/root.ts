import { listed } from '@woodlog/core/kernel';
import { CLEARINGS, type Clearing, type Table, layoutOf, ownerName, theOwner } from '@woodlog/core/root';
import { openSlots, ruler } from '@woodlog/core/root-law';
import { ROOT_PALETTE, boardBox, colourOf, commonBox, inkOn, legendBox, mapBox } from '@woodlog/draw/root';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { readRootReplay, seatNames } from '@woodlog/session/root';
import { BOARD_WIDTH, type NotShown, type Shown } from './shown.ts';

/**
 * A log of Root as a replay, with its diagnostics; `see` may remove something from the tables before they are drawn.
 */
export function showRoot(
  log: string,
  diagnostics: readonly Diagnostic[],
  width = BOARD_WIDTH,
  see: (table: Readonly<Table>) => Readonly<Table> = (table) => table,
): Shown | NotShown {
  const replay = readRootReplay(log, diagnostics);
  if ('problem' in replay) return replay;
  return {
    ...replay,
    palette: ROOT_PALETTE,
    players: replay.players.map((player) => ({
      ...player,
      colour: colourOf(player.id),
      ink: inkOn(player.id),
      letter: player.id,
    })),
    wonIn(before, after, taker) {
      const [then, now] = [replay.tableAt(before), replay.tableAt(after)];
      const taken = new Map<string, Clearing[]>();
      for (const clearing of CLEARINGS) {
        const [was, is] = [ruler(then, clearing), ruler(now, clearing)];
        if (is !== taker || was === taker) continue;
        const from = was === null ? '' : ` from ${theOwner(was)}`;
        taken.set(from, [...(taken.get(from) ?? []), clearing]);
      }
      return [...taken].map(([from, clearings]) => `took ${listed(clearings)}${from}`);
    },
    pictures(frame) {
      const now = see(replay.tableAt(frame));
      const { map, seats } = layoutOf(now.setup);
      const names = seatNames(now.setup);
      const law = (clearing: Clearing) => ({ ruler: ruler(now, clearing), openSlots: openSlots(now, clearing) });
      return [
        { name: `${map.name} map`, box: mapBox(now, law, replay.marksAt(frame)) },
        ...seats.map(({ faction, index }) => ({
          name: `Board of the ${ownerName(faction)}`,
          box: boardBox(now, index, names[index] ?? '', width),
        })),
        { name: 'Beside the board', box: commonBox(now, width) },
        { name: 'Legend', box: legendBox(now, width) },
      ];
    },
  };
}
