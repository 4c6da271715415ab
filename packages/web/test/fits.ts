import type { Page } from 'playwright-core';
import { barriers } from '../../cli/test/view/browser.ts';

/** What axe has against a page in the colours of the day and of the night, and whether it scrolls sideways, a line each. */
export async function barriersByDayAndNight(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const faults = [...(await barriers(page, ['color-contrast'])), ...(wide > 0 ? [`${wide} pixels too wide`] : [])];
    found.push(...faults.map((one) => `${colorScheme}: ${one}`));
  }
  return found;
}

/**
 * What does not fit on a screen, a line each: a page that scrolls sideways, what reaches beyond the edge or is cut off,
 * buttons and fields below 44 px, text below 12 px. Lines of a log are text, whose height is that of the text. Pieces in
 * pictures are as small as their pictures; words and numbers of clearings are not.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.add(`the page is ${wide} px too wide`);
    const named = (one: Element): string =>
      `${one.tagName} .${one.getAttribute('class')} "${(one.getAttribute('aria-label') ?? one.textContent).slice(0, 30)}"`;
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      ((/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth) ||
        scrolls(one.parentElement));
    const isHidden = (one: Element): boolean =>
      !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      (getComputedStyle(one).clipPath !== 'none' && !(one instanceof SVGElement));
    for (const one of document.querySelectorAll('body *')) {
      const box = one.getBoundingClientRect();
      if (isHidden(one) || box.width === 0 || box.height === 0) continue;
      const picture = one.parentElement?.closest('svg:not(svg svg)');
      // A picture clips what it draws; its words are to be read whole.
      if (picture == null || one.matches('text')) {
        const frame = picture?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
        if (!scrolls(one.parentElement) && (box.left < frame.left - 1 || box.right > frame.right + 1))
          found.add(`beyond the edge: ${named(one)}`);
      }
      if (picture == null) {
        if (/hidden|clip/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1)
          found.add(`cut off: ${named(one)}`);
        if (one.matches('button, .button, nav a, select, textarea, input, summary') && one.closest('.log') === null) {
          const { width, height } = (
            one.matches('input') ? (one.closest('label') ?? one) : one
          ).getBoundingClientRect();
          if (Math.min(width, height) < 43.5)
            found.add(`${Math.round(width)} x ${Math.round(height)} px: ${named(one)}`);
        }
      }
      const words = [...one.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
      if (words === '' || (picture != null && words.length < 3 && one.closest('.number') === null)) continue;
      const scale = one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(one).fontSize) * scale;
      if (size < 11.9) found.add(`text of ${size.toFixed(1)} px: ${named(one)}`);
    }
    return [...found];
  });
