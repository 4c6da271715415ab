import { readFileSync, writeFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { stream, streams } from '@woodlog/core/kernel';
import { FACTION_SHEETS, FACTIONS, type Faction, MAPS, RANDOM_PLAYER } from '@woodlog/core/root';
import { type FactionLaw, PEOPLE_LAWS, PEOPLE_PHASES } from '@woodlog/core/root-law';
import { playGame } from '../../src/root/index.ts';
import { HOOK_SECTIONS } from './knockout/hook-sections.ts';
import official from './law-coverage/official.json' with { type: 'json' };

// docs/interactions.md: which rules of a faction run in the turns of another, as games of two people at random show it.
// `INTERACTIONS=write npx vitest run packages/bots/test/root/interactions.test.ts` writes it from many games; a normal run
// plays few, and fails where one of them shows what the page does not have.

const PAGE = new URL('../../../../docs/interactions.md', import.meta.url);
const SEED = 'thistle';
const WRITES = process.env['INTERACTIONS'] === 'write';
const GAMES = WRITES ? 8 : 1;

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

/** Hooks that others meet who place, move, fight, remove, buy or are fought. */
const MET_BY_OTHERS: readonly (keyof FactionLaw)[] = [
  ...(['forbidsPlacing', 'forbidsMoving', 'movedIn', 'guerrilla', 'ignoredHits', 'defenseless', 'takeHits'] as const),
  ...(['mayBeRemoved', 'fullRemoval', 'removed', 'carriedOff', 'offers', 'closes'] as const),
  ...(['beforeRoll', 'extraHits', 'removes'] as const),
];

/** Sections that hold against everybody alike; that a test notices each of them `npm run knockout` sees to. */
function againstAnyone(whose: Faction): string[] {
  const laws = HOOK_SECTIONS[isVagabond(whose) ? 'V' : whose] ?? {};
  const own = MET_BY_OTHERS.flatMap((hook) => (hook in PEOPLE_LAWS[whose] ? [laws[hook] ?? ''] : []));
  return [...new Set(own)].filter((law) => /^(\d|V)/.test(law)).sort(byNumber);
}

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

function pageOf(found: Found): string {
  const cell = (whose: Faction, taker: Faction): string =>
    chapterOf(whose) === chapterOf(taker) ? '–' : [...(found.get(`${whose} ${taker}`) ?? [])].sort(byNumber).join(' ');
  const titles = official as Readonly<Record<string, string>>;
  const ran = [...found.values()].flatMap((laws) => [...laws]);
  const sections = [...new Set([...ran, ...PEOPLE.flatMap(againstAnyone)])].sort(byNumber);
  return `${[
    '# What factions do to one another',
    '',
    'Sections of the rules of one faction (the row) that run in the turns of another (the column): what happens to whom takes the',
    'turn, or is done there by who waits. The page is made from games of two people who play at random;',
    '`INTERACTIONS=write npx vitest run packages/bots/test/root/interactions.test.ts` writes it, and a normal run of that test fails',
    'if a game shows what is not here. The column "anyone" has the rules that all others meet alike, shown by a game or not.',
    '',
    `| | anyone | ${PEOPLE.join(' | ')} |`,
    `|---|---|${PEOPLE.map(() => '---|').join('')}`,
    ...PEOPLE.map((whose) => {
      const cells = [againstAnyone(whose).join(' '), ...PEOPLE.map((taker) => cell(whose, taker))];
      return `| ${FACTION_SHEETS[whose].name} (${whose}) | ${cells.join(' | ')} |`;
    }),
    '',
    '| section | title |',
    '|---|---|',
    ...sections.map((law) => `| ${law} | ${titles[law] ?? ''} |`),
  ].join('\n')}\n`;
}

/** The cells of the page. */
function readPage(page: string): Found {
  const rows = page.split('\n').filter((line) => /^\| [^|]*\(\w\) \|/.test(line));
  return new Map(
    rows.flatMap((row, index) =>
      row
        .split('|')
        .slice(3, 3 + PEOPLE.length)
        .map((text, column): [string, Set<string>] => [
          `${PEOPLE[index]} ${PEOPLE[column]}`,
          new Set(text.trim().split(' ')),
        ]),
    ),
  );
}

test('every rule of one faction that runs in turns of another stands in docs/interactions.md', {
  timeout: 600_000,
}, () => {
  const found = everyPair();
  if (WRITES) writeFileSync(PAGE, pageOf(found));
  const page = readFileSync(PAGE, 'utf8');
  for (const whose of PEOPLE) expect(page).toContain(`(${whose}) | ${againstAnyone(whose).join(' ')} |`);
  const known = readPage(page);
  expect(known.size).toBe(PEOPLE.length ** 2);
  for (const [pair, laws] of found) {
    const all = [
      ...(known.get(pair) ?? []),
      ...PEOPLE.filter((whose) => pair.startsWith(whose)).flatMap(againstAnyone),
    ];
    for (const law of laws) expect(all, pair).toContain(law);
  }
});
