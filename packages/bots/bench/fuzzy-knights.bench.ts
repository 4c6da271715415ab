// Whole games of bots on one core.
import { measure } from '../../../bench/compare.ts';
import { type BotName, botSetup, playGame } from '../src/fuzzy-knights/index.ts';

const tables: readonly (readonly BotName[])[] = [
  ['castellan', 'castellan'],
  ['castellan', 'random'],
  ['castellan', 'castellan', 'castellan', 'castellan'],
];

for (const bots of tables) {
  let game = 0;
  measure(`Fuzzy Knights: ${bots.join(', ')}`, () => playGame(botSetup(bots), 'bench', game++ % 64), { seconds: 2 });
}
