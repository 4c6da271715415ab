import type { Option } from '../../kernel/session.ts';

/** A line's start without what a menu leaves open: `3->7` of `3w3->7` and of `...3->7`. */
const stemOf = (text: string): string =>
  text
    .trim()
    .replace(/\/.*/s, '')
    .replaceAll('...', '')
    .replace(/^\d*w(?=\d*->)/, '');

const shapeOf = (text: string): string => stemOf(text).replace(/\d+/g, '#');
const firstPlace = (text: string): string | undefined => /\d+/.exec(stemOf(text))?.[0];

/** The options most like refused words: at the same place first. */
export function optionsLike(options: readonly Option[], words: string): readonly Option[] {
  const alike = options.filter(({ text }) => text !== undefined && shapeOf(text) === shapeOf(words));
  const here = alike.filter(({ text }) => firstPlace(text ?? '') === firstPlace(words));
  return here.length > 0 ? here : alike;
}
