import { listed } from '@woodlog/core/kernel';
import { CLEARINGS, type Clearing, type Table, layoutOf, theOwner } from '@woodlog/core/root';
import { ruler } from '@woodlog/core/root-law';
import { ROOT_PALETTE, boxesBeside, colourOf, inkOn, mapBox } from '@woodlog/draw/root';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { lawOfClearings, readRootReplay, seatNames } from '@woodlog/session/root';
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
      const { map } = layoutOf(now.setup);
      return [
        { name: `${map.name} map`, box: mapBox(now, lawOfClearings(now), replay.marksAt(frame)) },
        ...boxesBeside(now, seatNames(now.setup), width),
      ];
    },
  };
}
