import { capital } from '@woodlog/core/kernel';
import type { AskedAbout, Deed } from '@woodlog/core/root-law';
import { touchedBy } from '@woodlog/core/root-law';
import type { QuestionKind } from '../../kernel/session.ts';
import { deedLabel } from './deeds.ts';
import type { Names } from './names.ts';

type OneOption = string | number | Deed;

/** How a kind of question shows its options. */
interface Shown {
  /** What a page draws. */
  readonly kind: QuestionKind;
  label(option: string, names: Names): string;
  /** The places where an option may be tapped. */
  places?(option: string, names: Names): readonly string[];
}

const inWords = (option: string, names: Names): string => names.word(option);
const thing = (option: string, names: Names): string =>
  names.layout.things.has(option) ? names.thing(option) : names.word(option);
/** `the boot, damaged` for `f damaged`; a Vagabond may lose a warrior of an ally instead. */
function item(option: string, names: Names): string {
  const [, letter, state = ''] = /^%?([a-z])(?:_\w+)?((?: \w+)*)$/.exec(option) ?? [];
  return letter === undefined ? thing(option, names) : `${names.thing(`%${letter}`)}${state.replaceAll(' ', ', ')}`;
}
const place = (option: string, names: Names): string =>
  names.layout.placeOf.has(option) || /^\d/.test(option) ? names.place(option) : names.word(option);
const onMap = (option: string): readonly string[] => (/^\d/.test(option) ? [option] : []);

/** How each kind of question is shown. A missing kind does not compile. */
const SHOWN: Readonly<Record<AskedAbout, Shown>> = {
  menu: { kind: 'menu', label: inWords },
  deed: { kind: 'pick', label: inWords },
  card: { kind: 'card', label: (option, names) => (option.includes('#') ? names.card(option) : names.word(option)) },
  item: { kind: 'item', label: item },
  count: { kind: 'count', label: inWords },
  agree: { kind: 'agree', label: inWords },
  place: { kind: 'place', label: place, places: onMap },
  piece: { kind: 'pick', label: thing },
  plot: { kind: 'pick', label: (option, names) => thing(`P${option}`, names) },
  side: {
    kind: 'pick',
    label: (option, names) => (names.layout.seatOf.has(option) ? names.side(option) : names.word(option)),
  },
  suit: { kind: 'pick', label: (option, names) => names.suit(option) },
  price: { kind: 'count', label: inWords },
  value: { kind: 'pick', label: inWords },
  order: { kind: 'pick', label: inWords },
  word: { kind: 'pick', label: (option, names) => (option.includes('#') ? names.card(option) : thing(option, names)) },
};

export const shownKind = (about: AskedAbout): QuestionKind => SHOWN[about].kind;

/** An option's label, and the places where it may be tapped. */
export function optionLabel(
  about: AskedAbout,
  option: OneOption,
  names: Names,
): { readonly label: string; readonly places: readonly string[] } {
  if (typeof option === 'object') return { label: deedLabel(option, names).label, places: placesOf(option) };
  const word = String(option);
  const { label, places } = SHOWN[about];
  const text = label(word, names);
  return { label: about === 'card' ? text : capital(text), places: places?.(word, names) ?? [] };
}

/** The places that a deed touches. */
export const placesOf = (deed: Deed): string[] => touchedBy(deed).places.map(String);
