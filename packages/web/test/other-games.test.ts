import * as carcassonne from '@woodlog/session/carcassonne-play';
import * as knights from '@woodlog/session/fuzzy-knights-play';
import type { Session } from '@woodlog/session/kernel';
import { stream } from '@woodlog/core/kernel';
import { expect, test } from 'vitest';
import { barriers, hasBrowser } from '../../cli/test/view/browser.ts';
import { keptGame, questionOn, served, settled, tapOn } from './browser.ts';
import { playedAgain } from './played-again.ts';

const page = served();

const GAMES = [
  ['carcassonne', 'dealt', carcassonne],
  ['carcassonne', 'real', carcassonne],
  ['fuzzy-knights', 'dealt', knights],
  ['fuzzy-knights', 'real', knights],
] as const;

test.runIf(hasBrowser).each(GAMES)(
  '%s with %s chance: taps play the game that the library plays for the same answers',
  async (game, chance, play) => {
    const { page: open, complaints } = await page.open();
    await open.goto(`${page.address}#new=${game}`);
    await open.click(`input[value="${chance}"]`);
    await open.click('main > .main');
    await open.waitForSelector('.question');
    const random = stream(game, 0, chance);
    for (let tap = 0; tap < 60; tap++) {
      const said = await tapOn(open, random.int(1000));
      expect(said, await questionOn(open)).not.toBe('');
      if (tap === 30) {
        await open.reload();
        await open.waitForSelector('.question');
        await settled(open);
      }
      if (tap % 20 !== 0) continue;
      expect(await barriers(open, ['color-contrast'])).toEqual([]);
      expect(await open.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    const { session } = (await keptGame(open)) as { readonly session: Session };
    expect(session.past.length).toBeGreaterThan(0);
    expect(session.log.startsWith(playedAgain(session, play))).toBe(true);
    for (const tab of ['Table', 'Timeline']) {
      await open.click(`.tabs >> text=${tab}`);
      await open.waitForSelector(tab === 'Table' ? '.boards' : '.replay');
    }
    expect(complaints).toEqual([]);
  },
);
