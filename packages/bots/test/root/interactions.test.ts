import { readFileSync, readdirSync } from 'node:fs';
import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { stream, streams } from '@woodlog/core/kernel';
import { FACTION_SHEETS, FACTIONS, type Faction, MAPS, RANDOM_PLAYER } from '@woodlog/core/root';
import { PEOPLE_PHASES } from '@woodlog/core/root-law';
import { playGame } from '../../src/root/index.ts';
import { sectionsIn } from './law-coverage/titles.ts';

const SEED = 'thistle';

/** Games of each two factions in a normal run; `GAMES=8 npx vitest run packages/bots/test/root/interactions.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 1);

/** The chapter of each faction's rules; both Vagabonds have one. */
const CHAPTERS = ['C', 'E', 'A', 'V', 'L', 'O', 'D', 'P', 'H', 'K'] as const;
const FIRST_CHAPTER = 6;
const PEOPLE = FACTIONS.filter((faction) => PEOPLE_PHASES[faction] !== undefined);

const isVagabond = (faction: Faction): boolean => FACTION_SHEETS[faction].quests === true;
const chapterOf = (faction: Faction): number =>
  FIRST_CHAPTER + CHAPTERS.findIndex((one) => one === (isVagabond(faction) ? 'V' : faction));

/** Sections of one faction's rules that run in turns of another: `L E`, those of the Lizards in turns of the Eyrie. */
type Found = Map<string, Set<string>>;

function play(one: Faction, other: Faction, found: Found): void {
  for (let game = 0; game < GAMES; game++) {
    const chance = stream(`${SEED} ${one}${other}`, game, 'table');
    const seats = [one, other].map((faction) => ({ player: faction, faction, bot: RANDOM_PLAYER }));
    const setup = { game: 'root', map: chance.pick(MAPS), deck: chance.pick(['Standard', 'E&P']), seats };
    let ran: string[] = [];
    const played = playGame(setup, streams(`${SEED} ${one}${other}`, game), {
      lines: false,
      report: (law) => ran.push(law),
      afterLine: (_, { taker }) => {
        const whose = taker === one ? other : one;
        const own = ran.filter((law) => law.startsWith(`${chapterOf(whose)}.`));
        const key = `${whose} ${taker}`;
        for (const law of own) found.set(key, (found.get(key) ?? new Set()).add(law));
        ran = [];
      },
    });
    if (isLeft(played)) throw new Error(played.left.message);
  }
}

/** Each two factions; a second Vagabond sits beside the first alone. */
function everyPair(): Found {
  const found: Found = new Map();
  for (const [index, one] of PEOPLE.entries())
    for (const other of PEOPLE.slice(index + 1)) if (chapterOf(one) !== chapterOf(other)) play(one, other, found);
  return found;
}

/** The sections that titles of tests in core and bots name. */
function testedSections(): ReadonlySet<string> {
  const packages = new URL('../../../', import.meta.url);
  const files = ['core', 'bots'].flatMap((name) =>
    readdirSync(new URL(`${name}/`, packages), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && !file.startsWith('node_modules'))
      .map((file) => readFileSync(new URL(`${name}/${file}`, packages), 'utf8')),
  );
  const titles = files.flatMap((text) =>
    [...text.matchAll(/\b(?:test|it|\))\(\s*(['"`])(.*?)\1,/g)].map(([, , title = '']) => title),
  );
  return new Set(titles.flatMap((title) => [...sectionsIn(title)]));
}

test('a test names every rule of one faction that runs in turns of another', { timeout: 600_000 }, () => {
  const tested = testedSections();
  const ran = [...everyPair()].flatMap(([pair, laws]) => [...laws].map((law) => [pair, law] as const));
  expect(ran.length).toBeGreaterThan(PEOPLE.length);
  expect(ran.filter(([, law]) => !tested.has(law))).toEqual([]);
});
