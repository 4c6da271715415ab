import { playGame, seatPlayers } from '@woodlog/bots/root';
import { stream, streams } from '@woodlog/core/kernel';
import { type Table, scores } from '@woodlog/core/root';
import { Replay, type Request, type RootPlayer, everybody, redeal, runOn } from '@woodlog/core/root-law';
import { isRight } from 'fp-ts/lib/Either.js';

type Option = Request['options'][number];

/** The points of a seat, minus those of the best other. */
function margin(table: Table, seat: number): number {
  const own = table.setup.seats[seat]?.faction;
  const all = scores(table);
  const others = Object.keys(all).filter((letter) => letter !== own);
  return (all[own ?? ''] ?? 0) - Math.max(...others.map((letter) => all[letter] ?? 0));
}

/** The margin at the end of the turn after an option, at one deal of the hidden cards and with random play. */
function tryOut(request: Request, option: Option, deal: number): number {
  const { view, seat, shown } = request;
  const { position, dealer } = redeal(view, seat, stream('deals', deal, 'cards'), shown);
  const replay = new Replay(request, option, everybody(streams('deals', deal), dealer));
  const end = runOn(seatPlayers(view.table), position, { chance: replay.answer }, 'turn');
  return isRight(end) && !replay.hasStrayed ? margin(end.right.table, seat) : 0;
}

/** Tries all options with the same hidden cards and the same dice, and takes the best. */
const ahead: RootPlayer = {
  name: 'Look ahead',
  choose(request) {
    const { options, chance } = request;
    if (options.length === 1) return chance.pick(options);
    const deal = chance.int(1e9);
    const tried = options.map((option) => ({ option, worth: tryOut(request, option, deal) }));
    return tried.reduce((best, one) => (one.worth > best.worth ? one : best)).option;
  },
};

const seats = ['E', 'C'].map((faction) => ({ player: faction, faction, bot: 'random' }));
const game = playGame({ game: 'root', map: 'Fall', deck: 'E&P', seats }, streams('maple', 1), {
  players: { E: ahead },
});
if (isRight(game)) console.log(game.right.winners, scores(game.right.table)); // [ 'E' ] { E: 31, C: 13 }
