import { expect, it } from 'vitest';
import { readCardName } from '../../src/root/data/cards/names.ts';
import { ROOT_MAPS } from '../../src/root/data/maps/maps.ts';
import type { Deck, MapName } from '../../src/root/data/vocabulary.ts';
import { describeShared, sharedPaths, sharedText } from '../../../../tools/shared-folder.ts';

describeShared('corpus/root', "Root's names in logs of real games", () => {
  it.each(sharedPaths('corpus/root', '.rootlog'))('reads the cards and forests of %s', (path) => {
    const lines = sharedText(path)
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
  });
});
