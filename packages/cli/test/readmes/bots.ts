import { type CarcassonnePlayer, playGame } from '@woodlog/bots/carcassonne';
import { streams } from '@woodlog/core/kernel';
import { totalOf } from '@woodlog/core/carcassonne';
import { isRight } from 'fp-ts/lib/Either.js';

// Takes any move; the bot takes the one that scores most at once.
const any: CarcassonnePlayer = { name: 'Any', choose: ({ options, chance }) => chance.pick(options) };
const seats = [{ player: 'Ann' }, { player: 'Bot', bot: 'greedy' }];
const game = playGame({ game: 'carcassonne', seats }, streams('maple', 1), { players: { A: any } });
if (isRight(game)) console.log(totalOf(game.right.state, 0), totalOf(game.right.state, 1)); // 21 57
