// A player of Root: tries each option on the same hidden cards and dice, to the end of the turn, and counts points.
//   woodlog play --player C=./examples/mine.mjs --bots E=greedy,A=greedy,V=vagabot
import { seatPlayers } from '@woodlog/bots/root';
import { stream, streams } from '@woodlog/core/kernel';
import { Replay, everybody, redeal, runOn } from '@woodlog/core/root-law';

/** So many ways how hidden cards may lie. */
const DEALS = 4;

/** Points of a seat, less those of the best other, and a little for warriors and cards. */
function value({ table }, seat, { seats }) {
  const pieces = table.rows.slice(1, 13).reduce((sum, row) => sum + (row[seats[seat].warrior] ?? 0), 0);
  const others = table.scores.filter((_, other) => other !== seat);
  const dominance = table.markers[seat] === null ? 0 : -10;
  return table.scores[seat] - 0.4 * Math.max(...others) + 0.1 * pieces + dominance;
}

/** What an option comes to at the end of the turn, the rest of it at random. */
function tryOut(request, players, option, deal) {
  const { position, dealer } = redeal(request.view, request.seat, stream(deal, 0, 'cards'), request.shown);
  const replay = new Replay(request, option, everybody(streams(deal, 0), dealer));
  const end = runOn(players, position, { chance: replay.answer }, 'turn');
  return end._tag === 'Right' && !replay.hasStrayed ? value(end.right, request.seat, players) : -100;
}

export const player = {
  name: 'Points at the end of the turn',
  choose(request) {
    const players = seatPlayers(request.view.table);
    const deals = Array.from({ length: DEALS }, () => `${request.chance.int(1e9)}`);
    const values = request.options.map((option) =>
      deals.reduce((sum, deal) => sum + tryOut(request, players, option, deal), 0),
    );
    return request.options[values.indexOf(Math.max(...values))];
  },
};
