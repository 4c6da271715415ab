import { computed, signal } from '@preact/signals';

/** A screen and its part of the address. */
export interface Route {
  readonly screen: string;
  readonly words: ReadonlyMap<string, string>;
}

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

/** Parses `#play=ID&t=12`: the first name is the screen. */
export function parseRoute(text: string): Route {
  const words = new Map(
    text
      .replace(/^#/, '')
      .split('&')
      .filter((part) => part !== '')
      .map((part): [string, string] => {
        const [name = '', ...rest] = part.split('=');
        return [name, decoded(rest.join('='))];
      }),
  );
  const [screen = 'start'] = words.keys();
  return { screen, words };
}

/** A link may be cut or mistyped. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const route = computed(() => parseRoute(hash.value));

export function goTo(address: string): void {
  location.hash = address;
  hash.value = location.hash;
  scrollTo(0, 0);
}
