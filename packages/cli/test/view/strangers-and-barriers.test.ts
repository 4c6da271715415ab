import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME } from '../command.ts';
import { playWords } from '../played.ts';
import { barriers, runsScripts, hasBrowser, viewing } from './browser.ts';
import { pages } from './pages.ts';

const { start, file, pageOf } = pages();
const { open } = viewing();

describe.runIf(hasBrowser)('a replay page', () => {
  test('shows the text where there is no table', async () => {
    const log = file('none.rootlog', 'C: Ann\nE: Bob\nC:w->1\n');
    const { page, complaints } = await open(await pageOf(log, 1), 'phone');
    expect(await page.textContent('h1')).toBe('There is nothing to replay');
    expect(await page.textContent('pre')).toContain('C:w->1');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('shows what strangers write as text, under its policy', async () => {
    const evil = '</script><script>document.title="pwned"</script><img src=x onerror="document.title=\'pwned\'">';
    const text = `Map: Fall\nDeck: Standard\nC: ${evil}\nE: "><svg onload=alert(1)>\n// ${evil}\nC:w->1 // ${evil}\nE:${evil}\n${evil}\n`;
    const { page, complaints } = await open(await pageOf(file('evil.rootlog', text), 1), 'desktop');
    await page.keyboard.press('End');
    await page.waitForTimeout(200);
    expect(await page.title()).toMatch(/evil/);
    expect(await page.locator('img, script:not([id]):not(:last-of-type), iframe, object').count()).toBe(0);
    expect(await page.textContent('.log')).toContain('onerror=');
    expect(await page.textContent('.players')).toContain('</script>');
    expect(await page.locator('.beside').textContent()).toContain('</script>');
    expect(complaints).toEqual([]);
    expect(await runsScripts(page)).toBe(false);
    await page.close();
  });

  test('has no barriers that axe knows of, by day on a desktop and by night on a phone', async () => {
    const knights = file('maple.knights', (await start(playWords('fuzzy-knights'))).out);
    const looks = [
      [FIRST_GAME, 'phone', 'dark'],
      [knights, 'desktop', 'light'],
    ] as const;
    for (const [log, size, scheme] of looks) {
      const { page } = await open(`${await pageOf(log)}#t=9&a=2`, size, scheme);
      expect(await barriers(page)).toEqual([]);
      await page.close();
    }
    // An action with a mistake can be read when it is the current one, too.
    const wrong = file('again.rootlog', `${readFileSync(FIRST_GAME, 'utf8')}\nC:99w->1/Zbanana\n`);
    for (const scheme of ['light', 'dark'] as const) {
      const { page } = await open(await pageOf(wrong, 1), 'desktop', scheme);
      await page.keyboard.press('e');
      expect(await page.locator('.log button.error[aria-current]').count()).toBe(1);
      expect(await barriers(page)).toEqual([]);
      await page.close();
    }
  });
});
