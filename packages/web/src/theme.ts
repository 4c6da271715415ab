import { signal } from '@preact/signals';
import { type Theme, styleOf } from '@woodlog/draw/kernel';
import { ROOT_PALETTE } from '@woodlog/draw/root';

const THEMES: readonly Theme[] = ['both', 'light', 'dark'];
export const THEME_NAMES: Readonly<Record<Theme, string>> = { both: 'as the device', light: 'light', dark: 'dark' };

export const theme = signal<Theme>(stored());
/** The colours of all loaded games. */
const palette: Record<string, readonly [string, string]> = { ...ROOT_PALETTE };
const sheet = new CSSStyleSheet();

function stored(): Theme {
  try {
    const word = localStorage.getItem('theme');
    return THEMES.find((one) => one === word) ?? 'both';
  } catch {
    return 'both';
  }
}

/** Colours pictures and chips; the page's policy allows style sheets made by script. */
export function paint(more: Readonly<Record<string, readonly [string, string]>> = {}): void {
  Object.assign(palette, more);
  const chips = Object.entries(palette)
    .map(([name, [colour]]) => `.b-${name}{background:${colour}}`)
    .join('');
  sheet.replaceSync(styleOf(palette, theme.value) + chips);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.documentElement.dataset['theme'] = theme.value;
}

/** Uses a theme without keeping the choice. */
export function setTheme(chosen: Theme): void {
  theme.value = chosen;
  paint();
}

export function nextTheme(): void {
  setTheme(THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? 'both');
  try {
    localStorage.setItem('theme', theme.value);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
