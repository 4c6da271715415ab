import { BOTS_AT_PLAY } from '../../../src/root/bots.ts';
import { reasonFor } from '../../../src/root/section-reasons.ts';
import { BOT_SECTIONS } from '../../../src/root/sections.ts';
import { allKnockouts } from '../knockout/knockouts.ts';
import { type Ends, endsText } from './ends.ts';
import { sectionsIn } from './titles.ts';

/** What a page of coverage is made of. */
export interface Coverage {
  readonly games: number;
  readonly seed: string;
  /** How often each section ran. */
  readonly times: ReadonlyMap<string, number>;
  readonly ends: Ends;
  /** Full titles of all tests. */
  readonly titles: readonly string[];
}

interface Row {
  readonly law: string;
  readonly title: string;
}

/** A page on the sections of the laws of bots: the tests that name each, how often it ran, and how the games ended. */
export function coveragePage({ games, seed, times, ends, titles }: Coverage): string {
  const tests = testsOf(titles);
  const rows = (list: readonly Row[]): string => tableOf(list, tests, times);
  const laws = Object.entries(BOT_SECTIONS);
  const chapters = new Set(laws.map(([law]) => chapterOf(law)));
  const bare = laws.filter(
    ([law]) => (!tests.has(law) || !times.has(law)) && reasonFor(law, tests.get(law) ?? 0) === null,
  );
  const parts = [...chapters].map((chapter) => {
    const own = laws.filter(([law]) => chapterOf(law) === chapter);
    return `## ${chapter}\n\n${rows(own.map(([law, title]) => ({ law, title })))}`;
  });
  return `${HEAD(games, seed, laws.length, bare.length)}\n${parts.join('\n')}\n${CARDS}\n${rows(cards())}\n${endsText(ends)}`;
}

const HEAD = (games: number, seed: string, sections: number, bare: number): string => `# The law, section by section

Every section of the Law of Rootbotics (\`B\`) and of Chameleandroid (\`Chmd\`): how many tests name it in their title, and how
often it ran in ${games.toLocaleString('en')} games of seed \`${seed}\` over random seats, maps, decks, difficulties and traits,
players at random in the places of people. ${sections} sections; ${bare || 'none'} of them ${bare > 1 ? 'lack' : 'lacks'} a test or a game without a reason in the last column.
\`npm run measure -- law --games ${games}\` prints this page.

A section is counted where it decides something: a step when it runs, a tie-break when it breaks a tie, an exception where the
common law would say otherwise.

${knockoutText()}
`;

function knockoutText(): string {
  const all = allKnockouts();
  const of = (kind: string): number => all.filter((knockout) => knockout.kind === kind).length;
  return `What stands in the sources is proved the other way round: \`npm run measure -- knockout\` puts nothing in the place of each of
${of('step')} steps and conditions, ${of('tie')} tie-breaks, ${of('hook')} hooks, and ${of('change')} parts of difficulties, traits and characters, one at a time, and demands that a test fails
whose title names its section. \`.ci/run\` does it each time.`;
}

const CARDS = `## Difficulties and traits

A card is counted when a step that it adds or changes runs, and when a hook of it decides.
`;

function chapterOf(law: string): string {
  return law.startsWith('Chmd') ? 'Chmd' : law.split('.', 2).join('.');
}

/** The printed cards of the bots at play; those of Chameleandroid are sections of its law. */
function cards(): readonly Row[] {
  return BOTS_AT_PLAY.flatMap(({ id, difficulties, traits }) =>
    Object.entries({ ...difficulties, ...traits })
      .filter(([, { card }]) => card.startsWith('ROOT-'))
      .map(([name, { card }]) => ({ law: card, title: `${id}: ${name}` })),
  );
}

function testsOf(titles: readonly string[]): ReadonlyMap<string, number> {
  const tests = new Map<string, number>();
  for (const title of titles) for (const law of sectionsIn(title)) tests.set(law, (tests.get(law) ?? 0) + 1);
  return tests;
}

function tableOf(rows: readonly Row[], tests: ReadonlyMap<string, number>, times: ReadonlyMap<string, number>): string {
  const lines = rows.map(({ law, title }) => {
    const [named, ran] = [tests.get(law) ?? 0, times.get(law) ?? 0];
    const why = named > 0 && ran > 0 ? '' : (reasonFor(law, named) ?? '');
    return `| ${law} | ${title} | ${named} | ${ran.toLocaleString('en')} | ${why} |`;
  });
  return ['| section | title | tests | times | why not |', '|---|---|--:|--:|---|', ...lines, ''].join('\n');
}
