import { expect, test } from 'vitest';
import { castellanBot } from '../../src/fuzzy-knights/castellan/castellan.ts';
import type { Bot } from '../../src/fuzzy-knights/index.ts';
import { seated } from './seated.ts';

/** Plays as the castellan does, and declines every alliance. */
const loner: Bot = (state, seat, options, stream) =>
  options.find((option) => option.kind === 'reply' && !option.yes) ?? castellanBot(state, seat, options, stream);

test('Alliance: a castellan whose offer was declined offers it again on another day at the earliest', () => {
  const [asked, askedAgain] = [new Set<string>(), new Set<string>()];
  for (let game = 0; game < 30; game++) {
    let day = 0;
    seated([castellanBot, loner, loner, castellanBot].slice(0, 3 + (game % 2)), 'declined', game, (action) => {
      if (action.kind === 'daybreak') ({ day } = action);
      if (action.kind !== 'offer') return;
      const pair = [action.seat, action.to].sort((a, b) => a - b).join(' and ');
      const said = `game ${game}, day ${day}: ${pair}`;
      (asked.has(said) ? askedAgain : asked).add(said);
    });
  }
  expect(askedAgain).toEqual(new Set());
  expect(asked.size).toBeGreaterThan(30);
});
