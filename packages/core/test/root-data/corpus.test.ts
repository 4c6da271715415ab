import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCardName } from '../../src/root/data/cards/names.ts';
import { ROOT_MAPS } from '../../src/root/data/maps/maps.ts';
import type { Deck, MapName } from '../../src/root/data/vocabulary.ts';
import { SHARED, describeReference } from './reference.ts';

describeReference("Root's names in logs of real games", () => {
  const folder = new URL('corpus/root/', SHARED);
  it.each(readdirSync(folder).filter((file) => file.endsWith('.rootlog')))(
    'reads the cards and forests of %s',
    (file) => {
      const lines = readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .map((line) => line.replace(/\/\/.*/, ''));
      const header = (key: string) =>
        lines
          .find((line) => line.startsWith(key))!
          .slice(key.length)
          .trim();
      const [deck, map] = [header('Deck:') as Deck, ROOT_MAPS[header('Map:') as MapName]];
      const turns = lines.filter((line) => /^[A-Z]:/.test(line)).join('\n');
      const words = [...turns.matchAll(/(?:#|\bZ)([a-z@]+)/g)].map(([, word]) => word!);
      expect(words.filter((word) => readCardName(deck, word) === undefined)).toEqual([]);
      const forests = [...turns.matchAll(/\d+(?:_\d+){2,}/g)].map(([name]) => name);
      expect(forests.filter((name) => !map.forestNamed.has(name))).toEqual([]);
    },
  );
});
