import { FACTIONS, ownerName } from '@woodlog/core/root';
import { check, parse } from '@woodlog/notation/root';
import { stream } from '@woodlog/core/kernel';
import type { Session } from '@woodlog/session/kernel';
import * as rootPlay from '@woodlog/session/root-play';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasBrowser } from '../../cli/test/view/browser.ts';
import { keptGame, questionOn, served, settled, tapOn } from './browser.ts';
import { playedAgain } from './played-again.ts';

const page = served();

/** How many taps a game has; to the end with `PAGE_TAPS=5000 npx vitest run packages/web/test/games.test.ts`. */
const TAPS = Number(process.env['PAGE_TAPS'] ?? 25);
/** Taps after which the page is loaded again. */
const RELOAD = 15;
const MILLISECONDS = 180_000 + TAPS * 200;

/** Of two neighbours, one plays with cards and dice of their own. */
const PEOPLE = FACTIONS.filter((letter) => letter !== 'N').map((letter, i) => [letter, i % 2 === 0] as const);

/** A game of a person of a faction and a bot. */
async function begin(open: Page, letter: string, isDealt: boolean): Promise<void> {
  await open.goto(page.address);
  await open.click('text=New game');
  await open.waitForSelector('.setup');
  const seat = open.locator('.seat');
  if (letter === 'E') {
    await seat.nth(0).locator('text=Mechanical Marquise').click();
    await seat.nth(1).locator('text=Person').click();
  } else if (letter !== 'C') {
    await open.click('[aria-label="Remove Marquise de Cat"]');
    for (const one of letter === 'G' ? ['V', 'G'] : [letter]) {
      if ((await open.$('.add:not([open])')) !== null) await open.click('.add summary');
      await open.click(`.factions button:has-text("${ownerName(one as 'C')}")`);
    }
  }
  if (isDealt) await open.click('text=The page deals and rolls');
  await open.click('main > .main');
  await open.waitForSelector('.question');
}

test.runIf(hasBrowser).each(PEOPLE)(
  'a game of %s by taps is the one that the library plays for the same answers, killed and resumed on the way',
  async (letter, isDealt) => {
    const { page: open, complaints } = await page.open();
    await begin(open, letter, isDealt);
    const chance = stream('taps', 0, letter);
    let taps = 0;
    let reload = RELOAD;
    for (; taps < TAPS && (await open.$('.ranks')) === null; taps++) {
      const said = await tapOn(open, chance.int(5040));
      expect(said, await questionOn(open)).not.toBe('');
      // A place or a suit that was tapped, and nothing else, is not kept.
      if (taps < reload || (await open.$('.suits, .map .chosen')) !== null) continue;
      reload += RELOAD;
      const before = await questionOn(open);
      const address = open.url();
      await open.goto('about:blank');
      await open.goto(address);
      await open.waitForSelector('.question, .ranks');
      await settled(open);
      expect(await questionOn(open)).toBe(before);
    }
    const { session } = (await keptGame(open)) as { readonly session: Session };
    if (TAPS > 1000)
      console.log(letter, taps, 'taps', session.past.length, 'lines', session.log.match(/Winner.*/)?.[0]);
    expect(session.log.startsWith(playedAgain(session, rootPlay))).toBe(true);
    expect(check(parse(session.log)).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(complaints).toEqual([]);
  },
  MILLISECONDS,
);
