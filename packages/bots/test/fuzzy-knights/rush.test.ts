import { expect, test } from 'vitest';
import { castellanBot } from '../../src/fuzzy-knights/castellan/castellan.ts';
import { rusher, SITES } from './rusher.ts';
import { seated } from './seated.ts';

/** Pairs of games for each place where the rusher founds; 200 in docs/fuzzy-knights.md. */
const PAIRS = Number(process.env['WOODLOG_GAMES'] ?? 25);
const SEED = process.env['WOODLOG_SEED'] ?? 'rush';

// Whoever goes first on day 1 can take the other's new Encampment, whatever the other does: with one item it wins 72 % of the
// time against Encampment and hero, and from the middle of the board it has the moves for one.
test.each([
  ['walks straight at it', false, 0.65, 0.2],
  ['fetches items on the way', true, 0.55, 0.25],
] as const)(
  'the castellan wins most games against who recruits, %s, and fights',
  { timeout: 60_000 + PAIRS * 1000 },
  (how, armsItself, least, most) => {
    const sites = Object.keys(SITES) as (keyof typeof SITES)[];
    const shares = sites.map((site) => {
      const rush = rusher(site, armsItself);
      const won: [number, number] = [0, 0];
      const out: [number, number] = [0, 0];
      for (let game = 0; game < 2 * PAIRS; game++) {
        // The same dice in both orders of seats, so that each goes first as often as the other.
        const seat = game % 2;
        const bots = seat === 0 ? [castellanBot, rush] : [rush, castellanBot];
        const { anchor, day, phase } = seated(bots, SEED, Math.trunc(game / 2));
        const place = anchor === seat ? 0 : 1;
        const winners = phase.name === 'over' ? phase.winners : [];
        if (winners.includes(seat)) won[place]++;
        else if (day === 1) out[place]++;
      }
      const percent = (counts: readonly number[]): string => counts.map((n) => `${(100 * n) / PAIRS} %`).join(' and ');
      console.log(`${how}, ${site}: going first and second won ${percent(won)}, out on day 1 ${percent(out)}`);
      return { won: (won[0] + won[1]) / (2 * PAIRS), out: (out[0] + out[1]) / (2 * PAIRS) };
    });
    for (const { won } of shares) expect(won).toBeGreaterThan(0.5);
    expect(shares.reduce((sum, { won }) => sum + won, 0) / sites.length).toBeGreaterThan(least);
    expect(shares.reduce((sum, { out }) => sum + out, 0) / sites.length).toBeLessThan(most);
  },
);
