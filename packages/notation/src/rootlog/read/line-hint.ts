import { capital } from '@woodlog/core/kernel';
import { FACTIONS, FACTION_SHEETS } from '@woodlog/core/root';
import { nearestWord } from '../../kernel/edit-distance.ts';

const LABELS = ['map', 'deck', 'clearings', 'landmarks', 'hirelings', 'pool', 'winner'];

/** Words that name a faction: `marquise`; `cats` does not. */
const FACTION_WORDS: ReadonlyMap<string, string> = new Map(
  FACTIONS.flatMap((letter) =>
    FACTION_SHEETS[letter].name
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3 && word !== 'second')
      .map((word) => [word, letter] as const),
  ).reverse(),
);

const BEGINNING = /^([A-Za-z]+)\s*([:;.=-]?)/;

/** The label that an unreadable line may have begun with: a faction letter, or a word such as `Map`. */
export function labelMeant(line: string): string | undefined {
  const [, word = '', mark = ''] = BEGINNING.exec(line) ?? [];
  const letter = word.toUpperCase();
  if (word.length === 1) return (FACTIONS as readonly string[]).includes(letter) ? letter : undefined;
  const isLabel = LABELS.includes(word.toLowerCase());
  const label = mark === '' && !isLabel ? undefined : nearestWord(word.toLowerCase(), LABELS);
  return label === undefined ? FACTION_WORDS.get(word.toLowerCase()) : capital(label);
}

/** How an unreadable line may have begun; `inGame` are the factions that begin lines above. */
export function lineHint(line: string, inGame: readonly string[], meant = labelMeant(line)): string {
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
