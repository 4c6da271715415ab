import type { AskedQuestion, Option } from '@woodlog/session/kernel';
import type { Playable } from '../plays/playable.ts';

/** What the map offers for a question, after the places tapped so far. */
export interface Tapping {
  /** Highlighted places: where something can be done, or where it can go from the tapped place. */
  readonly open: readonly string[];
  /** Places that a tap may mean, including those that would change the choice. */
  readonly tappable: readonly string[];
  /** Options that start at the tapped place. */
  readonly here: readonly Option[];
}

const optionsOf = (question: AskedQuestion): readonly Option[] => question.groups.flatMap(({ options }) => options);

/** Where a tap may go: first where something can be done, then also where it can lead from there. */
export function tappingOf(question: AskedQuestion, play: Playable, table: object, chosen: string | null): Tapping {
  const options = optionsOf(question);
  const onMap = (places: readonly string[]): string[] =>
    [...new Set(places)].filter((place) => play.isOnBoard(table, place));
  const firsts = onMap(options.flatMap(({ places }) => places.slice(0, 1)));
  if (chosen === null) return { open: firsts, tappable: firsts, here: [] };
  const here = options.filter(({ places }) => places[0] === chosen);
  const next = onMap(here.flatMap(({ places }) => places));
  return { open: next, tappable: onMap([...firsts, ...next]), here };
}

/** What a tap on an open place means: an answer, or a place that is chosen from now on. */
export function tap(
  question: AskedQuestion,
  chosen: string | null,
  place: string,
): { readonly answer: Option } | { readonly chosen: string | null } {
  const options = optionsOf(question);
  if (chosen === place) return { chosen: null };
  if (chosen !== null) {
    const [only, ...others] = options.filter(({ places }) => places[0] === chosen && places[1] === place);
    if (only !== undefined && others.length === 0) return { answer: only };
  }
  if (question.kind === 'place') {
    const [only, ...others] = options.filter(({ places }) => places.includes(place));
    if (only !== undefined && others.length === 0) return { answer: only };
  }
  return { chosen: place };
}
