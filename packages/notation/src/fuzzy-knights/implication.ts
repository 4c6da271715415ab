import {
  CACHE_CHANCES,
  type ChanceTable,
  GUARDIAN_CHANCES,
  ITEM_CHANCES,
  MOOD_CHANCES,
  RARITY_CHANCES,
  readChance,
  type RollPurpose,
  TIE_CHANCES,
  TOKEN_CHANCES,
  TOKEN_TYPE_CHANCES,
} from '@woodlog/core/fuzzy-knights';

/** The tables for percentile rolls. */
const CHANCES: Partial<Record<RollPurpose, ChanceTable<string>>> = {
  token: TOKEN_CHANCES,
  'token type': TOKEN_TYPE_CHANCES,
  monster: MOOD_CHANCES,
  mine: GUARDIAN_CHANCES,
  cache: CACHE_CHANCES,
  item: ITEM_CHANCES,
  rarity: RARITY_CHANCES,
  vote: TIE_CHANCES,
};

/** The meaning of a roll as written after `=>`; empty if there is none. */
export function implicationOf(purpose: RollPurpose, sum: number, bonus: number): string {
  const chances = CHANCES[purpose];
  if (chances) return readChance(chances, sum).toUpperCase();
  return purpose === 'anchor' ? '' : String(sum + bonus);
}

/** Whether a note names a different result than the roll has. Other notes are free. */
export function contradicts(note: string, purpose: RollPurpose, sum: number, bonus: number): boolean {
  const meant = implicationOf(purpose, sum, bonus);
  if (meant === '') return false;
  const chances = CHANCES[purpose];
  if (!chances) {
    const numbers: readonly string[] = note.match(/\d+/g) ?? [];
    return numbers.length > 0 && !numbers.includes(meant.replace('-', ''));
  }
  const said = ` ${note.toUpperCase().replace(/[^A-Z-]+/g, ' ')} `;
  const names = (result: string) => said.includes(` ${result.toUpperCase()} `);
  return !names(meant) && chances.some(({ result }) => names(result));
}
