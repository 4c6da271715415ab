import { type Codec, type Question, codecOf, integer, listOf, oneOf, record, tagged, text } from '../kernel/index.ts';
import { component, faction, place, suit } from './action-codec.ts';
import { SUITS } from './data/vocabulary.ts';
import { rootDeed, spot } from './deed-codec.ts';
import type { AskedAbout, FromHand, OptionOf, RootQuestions } from './law/questions.ts';

const MOST_SEATS = 12;
const MOST_CARDS = 60;
const word = text(80);
const seat = integer(0, MOST_SEATS);
const flag = codecOf('true', (value): value is true => value === true);

/** Either of two, with one of these words for none of them. */
const orWord = <A>(codec: Codec<A>, ...words: readonly string[]): Codec<A> =>
  codecOf(
    `${codec.name}, or ${words.join(', ')}`,
    (value): value is A => codec.is(value) || words.some((one) => one === value),
  );

/** The options of each kind of question. */
const OPTIONS: { readonly [About in AskedAbout]: Codec<OptionOf<About>> } = {
  menu: rootDeed,
  deed: rootDeed,
  card: word,
  item: word,
  count: integer(0, MOST_CARDS),
  agree: oneOf(['no', 'yes']),
  place: orWord(spot, 'nothing'),
  piece: orWord(component, 'none', 'nothing'),
  plot: word,
  side: orWord(faction, 'none', 'nobody', 'nothing'),
  suit: oneOf([...SUITS, 'any', 'tied']),
  price: integer(0, MOST_CARDS),
  value: codecOf('value of a relic', (value): value is string | number => ['string', 'number'].includes(typeof value)),
  order: word,
  word,
};

const hand = record<FromHand>(
  'card out of a hand',
  { suits: listOf(suit) },
  {
    ambush: flag,
    lasting: flag,
    held: flag,
    optional: flag,
    random: place,
    to: place,
    place,
    shown: flag,
    except: listOf(component),
  },
);

const asked = { law: text(40) };
const prompt = text(200);

/** A question with options: the table has the type of each kind, which is lost where all kinds are gone through. */
function withOptions<Kind extends 'pick' | 'choose'>(
  make: (about: AskedAbout, options: never) => Codec<Question<RootQuestions, Kind>>,
): Codec<Question<RootQuestions, Kind>> {
  const table = (Object.keys(OPTIONS) as AskedAbout[]).map((about) => {
    const option = OPTIONS[about] as Codec<unknown>;
    return [about, make(about, listOf(option) as never)];
  });
  return tagged<{ readonly about: AskedAbout }, 'about'>('about', Object.fromEntries(table)) as never;
}

/** Questions as they come from outside: what a program was asked, saved choices. Read off the kinds of questions. */
export const rootQuestion: Codec<Question<RootQuestions>> = tagged<Question<RootQuestions>, 'kind'>('kind', {
  draw: record<Question<RootQuestions, 'draw'>>(
    'cards drawn',
    { ...asked, kind: oneOf(['draw']), from: orWord(place, 'quests'), count: integer(1, MOST_CARDS), to: place },
    { prompt },
  ),
  roll: record<Question<RootQuestions, 'roll'>>(
    'dice rolled',
    { ...asked, kind: oneOf(['roll']), dice: integer(1, 2), faces: listOf(integer(0, 9)) },
    { prompt, most: listOf(integer(0, 99), 2) as never },
  ),
  pick: withOptions<'pick'>((about, options) =>
    record<Question<RootQuestions, 'pick'>>(
      `chance among options of the kind ${about}`,
      { ...asked, kind: oneOf(['pick']), about: oneOf([about]), options },
      { prompt, plot: place, seat },
    ),
  ),
  choose: withOptions<'choose'>((about, options) =>
    record<Question<RootQuestions, 'choose'>>(
      `choice among options of the kind ${about}`,
      { ...asked, kind: oneOf(['choose']), about: oneOf([about]), seat },
      { prompt, options, hand },
    ),
  ),
});
