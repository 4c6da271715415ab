import { isLeft } from 'fp-ts/lib/Either.js';
import { streams } from '@woodlog/core/kernel';
import { playGame } from '@woodlog/bots/root';
import { hirelingSetup } from '../hireling-setup.ts';
import { peopleSetup } from '../people-logs.ts';
import official from './official.json' with { type: 'json' };
import { sectionsIn } from './titles.ts';

/** How games of people at random ended, by what decided them and whose faction won. */
interface PeopleEnds {
  readonly reasons: Map<string, number>;
  /** Games that each faction sat in, and those that it won. */
  readonly won: Map<string, { sat: number; won: number }>;
  rounds: number;
}

/** What many games of people at random came to. */
export interface PeopleGames {
  readonly games: number;
  readonly seed: string;
  /** How often each section ran. */
  readonly times: ReadonlyMap<string, number>;
  readonly ends: PeopleEnds;
}

/** For so many games one more is played with hirelings: what runs in it counts, how it ends does not. */
const GAMES_A_HIRED_ONE = 6;

/** So many games of four people who play at random by the law. */
export function playPeople(games: number, seed: string, told: (played: number) => void): PeopleGames {
  const times = new Map<string, number>();
  const ends: PeopleEnds = { reasons: new Map(), won: new Map(), rounds: 0 };
  const report = (law: string): void => {
    times.set(law, (times.get(law) ?? 0) + 1);
  };
  for (let index = 0; index < games; index++) {
    const setup = peopleSetup(seed, index);
    const game = playGame(setup, streams(seed, index), { lines: false, report });
    if (isLeft(game)) throw new Error(`game ${index} of seed ${seed}: ${game.left.message}`);
    const { reason, winners, rounds } = game.right;
    ends.reasons.set(reason, (ends.reasons.get(reason) ?? 0) + 1);
    ends.rounds += rounds;
    for (const { faction } of setup.seats) {
      const of = ends.won.get(`${faction}`) ?? { sat: 0, won: 0 };
      of.sat += 1;
      if (winners.includes(`${faction}`)) of.won += 1;
      ends.won.set(`${faction}`, of);
    }
    told(index + 1);
  }
  for (let index = 0; index < hired(games); index++)
    playGame(hirelingSetup(seed, index), streams(seed, index), { lines: false, report });
  return { games, seed, times, ends };
}

const hired = (games: number): number => Math.floor(games / GAMES_A_HIRED_ONE);

/** A page on the sections of the law of people, the tests that name each and how often it ran. */
export function peoplePage({ games, seed, times, ends }: PeopleGames, titles: readonly string[]): string {
  const tests = new Map<string, number>();
  for (const title of titles) for (const law of sectionsIn(title)) tests.set(law, (tests.get(law) ?? 0) + 1);
  const chapters = new Map<string, string[]>();
  for (const [law, title] of Object.entries(official)) {
    const chapter = law.split('.')[0] ?? '';
    const row = `| ${law} | ${title} | ${tests.get(law) ?? 0} | ${(times.get(law) ?? 0).toLocaleString('en')} |`;
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), row]);
  }
  const all = Object.keys(official);
  const named = all.filter((law) => tests.has(law)).length;
  const ran = all.filter((law) => times.has(law)).length;
  const either = all.filter((law) => times.has(law) || tests.has(law)).length;
  const tables = [...chapters].map(
    ([chapter, rows]) =>
      `## ${chapter}\n\n${['| section | title | tests | times |', '|---|---|--:|--:|', ...rows].join('\n')}\n`,
  );
  return `# The law of people, section by section

For each section of the Law of Root this page counts the tests whose title names it, and how often it was reported in
${games.toLocaleString('en')} games of four people who play at random (seed \`${seed}\`, all maps, both decks) and ${hired(games)} more with hirelings. Of ${all.length} sections,
${named} are named by tests, ${ran} ran in games, and ${either} appear in at least one of the two. The rest are headings, terms, setup by hand, and what
these games do not play (advanced setup). A section that never ran is usually no step or option of its own but holds
within others, as 4.2.1 does in every move. \`npm run measure -- law --people ${games}\` prints this page.

${endsOf(ends, games)}
${tables.join('\n')}`;
}

function endsOf({ reasons, won, rounds }: PeopleEnds, games: number): string {
  const how = [...reasons].map(([reason, count]) => `${reason} ${percent(count, games)}`).join(', ');
  const rows = [...won].sort().map(([faction, of]) => `| ${faction} | ${of.sat} | ${percent(of.won, of.sat)} |`);
  return `How the games ended: ${how}, after ${(rounds / games).toFixed(1)} rounds on average.

${['| faction | games | won |', '|---|--:|--:|', ...rows].join('\n')}
`;
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
