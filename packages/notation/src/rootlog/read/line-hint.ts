import { capital } from '@woodlog/core/kernel';
import { FACTIONS, FACTION_SHEETS } from '@woodlog/core/root';
import { nearestWord } from '../../kernel/edit-distance.ts';

const LABELS = ['map', 'deck', 'clearings', 'landmarks', 'hirelings', 'pool', 'winner'];

/** Words that name a faction: `marquise`; `cats` does not. */
export const FACTION_WORDS: ReadonlyMap<string, string> = new Map(
  FACTIONS.flatMap((letter) =>
    FACTION_SHEETS[letter].name
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3 && word !== 'second')
      .map((word) => [word, letter] as const),
  ).reverse(),
);

const BEGINNING = /^([A-Za-z]+)\s*([:;.=-]?)/;

/** A number, a mark or a word before a letter with its colon: `T4: E:`, `> E:`, `[E]:`. */
const MORE_BEFORE = /^(?:(?!->)[^/]){1,12}?(?<![A-Za-z])([A-Z])[\])]?:(?!\s)/;

/** A name with a colon. */
const NAMED = /^([^/:]{2,40}?)\s*:/;

const isFaction = (letter: string): boolean => (FACTIONS as readonly string[]).includes(letter);

/**
 * The label that an unreadable line may have begun with, and what stands for it: a faction letter, also for the name of one of the
 * `players`, or a word such as `Map`.
 */
export function labelMeant(
  line: string,
  players: ReadonlyMap<string, string>,
): readonly [meant: string | undefined, front: string] {
  const [before = '', last = ''] = MORE_BEFORE.exec(line) ?? [];
  if (isFaction(last)) return [last, before];
  const [named = '', name = ''] = NAMED.exec(line) ?? [];
  const player = players.get(name.toLowerCase());
  if (player !== undefined) return [player, named];
  const [front = '', word = '', mark = ''] = BEGINNING.exec(line) ?? [];
  const letter = word.toUpperCase();
  if (word.length === 1) return [isFaction(letter) ? letter : undefined, front];
  const isLabel = LABELS.includes(word.toLowerCase());
  const label = mark === '' && !isLabel ? undefined : nearestWord(word.toLowerCase(), LABELS);
  return [label === undefined ? FACTION_WORDS.get(word.toLowerCase()) : capital(label), front];
}

/** How an unreadable line may have begun; `inGame` are the factions that begin lines above. */
export function lineHint(line: string, inGame: readonly string[], meant: string | undefined): string {
  if (meant !== undefined) return `did you mean \`${meant}:\`?`;
  const [, word = '', mark = ''] = BEGINNING.exec(line) ?? [];
  if (word.length === 1 && mark !== '') return factionLetters(inGame);
  return 'lines start with a faction letter and `:`, a label such as `Map:`, or `//`';
}

function factionLetters(inGame: readonly string[]): string {
  const others = FACTIONS.filter((letter) => !inGame.includes(letter)).join(' ');
  if (inGame.length === 0) return `faction letters are ${others}`;
  return `faction letters in this game are ${inGame.join(' ')}; others are ${others}`;
}
