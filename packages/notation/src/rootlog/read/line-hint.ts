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

const asks = (label: string): string => `did you mean \`${label}:\`?`;

/** How an unreadable line may have begun; `inGame` are the factions that begin lines above. */
export function lineHint(line: string, inGame: readonly string[]): string {
  const [, word = '', mark = ''] = /^([A-Za-z]+)\s*([:;.=-]?)/.exec(line) ?? [];
  const letter = word.toUpperCase();
  if (word.length === 1 && (FACTIONS as readonly string[]).includes(letter)) return asks(letter);
  if (word.length === 1 && mark !== '') return factionLetters(inGame);
  const isLabel = LABELS.includes(word.toLowerCase());
  const label = mark === '' && !isLabel ? undefined : nearestWord(word.toLowerCase(), LABELS);
  if (label !== undefined) return asks(capital(label));
  const named = FACTION_WORDS.get(word.toLowerCase());
  if (named !== undefined) return asks(named);
  return 'lines start with a faction letter and `:`, a label such as `Map:`, or `//`';
}

function factionLetters(inGame: readonly string[]): string {
  const others = FACTIONS.filter((letter) => !inGame.includes(letter)).join(' ');
  if (inGame.length === 0) return `faction letters are ${others}`;
  return `faction letters in this game are ${inGame.join(' ')}; others are ${others}`;
}
