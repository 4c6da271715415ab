import { expect, it } from 'vitest';
import { FACTION_SHEETS } from '../../src/root/data/factions/sheets.ts';
import { CHARACTERS } from '../../src/root/data/factions/vagabond.ts';
import { ITEM_NAMES, ITEM_SUPPLY } from '../../src/root/data/items.ts';
import { FACTIONS, ITEMS, type Item } from '../../src/root/data/vocabulary.ts';
import { sharedText } from '../../../../tools/shared-folder.ts';
import { describeReference } from './reference.ts';

describeReference("Root's tables and the law", () => {
  const law = new Map(
    sharedText('reference/law.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { law: string; id: string; text: string })
      .map((section) => [section.id, section.text]),
  );
  /** The law says `Sack` and `Boot` where we say bag and boot. */
  const lawName = (item: Item) => (item === 'b' ? 'Sack' : ITEM_NAMES[item].replace(/^./, (c) => c.toUpperCase()));
  const itemNamed = new Map(ITEMS.map((item) => [lawName(item), item]));
  const items = (words: string) => words.match(/[A-Z][a-z]+/g)!.flatMap((word) => itemNamed.get(word) ?? []);

  it('gives characters the items of V.1 to V.12', () => {
    CHARACTERS.forEach(({ name, items: own }, i) => void expect(items(law.get(`V.${i + 1}.1`)!), name).toEqual(own));
  });

  it('fills the item supply by 5.1.5', () => {
    const counts = law.get('5.1.5')!.matchAll(/(\d) ([A-Z][a-z]+)/g);
    const listed = new Map([...counts].map(([, n, word]) => [itemNamed.get(word!), Number(n)]));
    for (const item of ITEMS) expect(listed.get(item) ?? 0, item).toBe(ITEM_SUPPLY[item]);
  });

  it('has the reach of 5.2.2', () => {
    const table = law.get('5.2.2')!;
    for (const letter of FACTIONS) {
      const { name, reach } = FACTION_SHEETS[letter];
      if (letter !== 'V' && letter !== 'G' && letter !== 'N')
        expect(table).toMatch(new RegExp(`${name}\\s*\\|\\s*${reach}\\b`));
    }
    expect(table).toContain(`| ${FACTION_SHEETS.V.reach}/${FACTION_SHEETS.G.reach}`);
  });
});
