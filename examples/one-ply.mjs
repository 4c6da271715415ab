// A player of Root that looks one step ahead: it tries each option to the end of its step, on the same hidden cards and dice,
// and takes the one after which the table is worth most to it.
//   woodlog ladder --out plies --player search:200 --against ./examples/one-ply.mjs
import { evaluate, seatPlayers } from '@woodlog/bots/root';
import { stream, streams } from '@woodlog/core/kernel';
import { Replay, everybody, redeal, runOn } from '@woodlog/core/root-law';

/** So many ways how hidden cards may lie. */
const DEALS = 4;

/** What the table is worth at the end of the step that an option is part of, the rest of it at random. */
function tryOut(request, players, option, deal) {
  const { position, dealer } = redeal(request.view, request.seat, stream(deal, 0, 'cards'), request.shown);
  const replay = new Replay(request, option, everybody(streams(deal, 0), dealer));
  const end = runOn(players, position, { chance: replay.answer }, 'step');
  return end._tag === 'Right' && !replay.hasStrayed ? evaluate(players, end.right.table, request.seat) : -100;
}

export const player = {
  name: 'One step ahead',
  choose(request) {
    const players = seatPlayers(request.view.table);
    const deals = Array.from({ length: DEALS }, () => `${request.chance.int(2 ** 32)}`);
    const values = request.options.map((option) =>
      deals.reduce((sum, deal) => sum + tryOut(request, players, option, deal), 0),
    );
    const most = Math.max(...values);
    return request.chance.pick(request.options.filter((_, i) => values[i] === most));
  },
};
