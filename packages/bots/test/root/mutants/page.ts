import official from '../law-coverage/official.json' with { type: 'json' };
import { KINDS } from './mutate.ts';
import type { Count, Recall } from './recall.ts';

const WORDS = { known: 'Everything known', blanked: 'As people write' } as const;

/** `docs/recall.md`. */
export function recallPage(recalls: readonly Recall[]): string {
  const [first] = recalls;
  return [
    '# What check finds',
    '',
    'Lines of games that people play at random, each with one thing changed: a number, a place, a piece, a card, the suit of',
    'a card, points, the order of two neighbours, an action left out, an action written twice. `npm run measure -- mutants` writes this',
    `page (seed \`${first?.seed}\`). A change after which the table is the same as without it is left out, since nobody could`,
    'tell the two apart. **Found** is what is illegal, or a slip of the ledger. What is legal is another line that the law',
    'allows: a warrior may march elsewhere, and a crafted card may stay in the hand. So the last column has what is found of',
    'all that is not legal. **Told** is how many of the illegal ones name a section of the phase in which the change was made,',
    'or of the law common to all.',
    '',
    ...recalls.flatMap(tablesOf),
    ...WEAK,
  ].join('\n');
}

const WEAK = [
  '## The weakest cells, and why',
  '',
  '- **Legal**: a place, a piece or a card that is another one that the law allows, an action of choice left out (a march, a',
  '  battle, a craft) and one done once more. No auditor can find these: the line is a legal one.',
  '- **Undecided**: lines with many moves and battles have more orders than the search may try ([decisions](decisions.md)).',
  '- **Legal if**: the announcement of a second battle or a refresh that is left out is assumed to have been done.',
  '- **Card** and **suit** as people write: what a hand holds is mostly not known, so most cards may have been the ones.',
  '- **Order** is found where a phase or a rule has an order of its own; in Daylight most actions may be taken in any.',
  '',
];

const HEAD = '| mutants | illegal | slip | undecided | legal if | legal | found of those not legal | told |';
const LINE = '--:|--:|--:|--:|--:|--:|--:|--:|';

function tablesOf({ sight, games, mutants, kinds, sections }: Recall): string[] {
  const groups = [...sections].sort(([a], [b]) => orderOf(a) - orderOf(b) || a.localeCompare(b));
  return [
    `## ${WORDS[sight]}`,
    '',
    `${mutants} mutants of ${games} games.`,
    '',
    `| changed ${HEAD}`,
    `|---|${LINE}`,
    ...KINDS.flatMap((kind) => rowOf(kind, kinds.get(kind))),
    '',
    `| section of the action | title ${HEAD}`,
    `|---|---|${LINE}`,
    ...groups.flatMap(([group, count]) => rowOf(`${group} | ${titleOf(group)}`, count)),
    '',
  ];
}

const orderOf = (group: string): number => Number.parseInt(group, 10) || 99;
const TITLES = new Map(Object.entries(official));
/** Whose chapter of the law it is. */
const CHAPTERS = new Map(
  Object.entries({
    6: 'Marquise',
    7: 'Eyrie',
    8: 'Alliance',
    9: 'Vagabond',
    10: 'Lizards',
    11: 'Riverfolk',
    12: 'Duchy',
    13: 'Corvids',
    14: 'Hundreds',
    15: 'Keepers',
    V: 'Vagabond',
  }),
);

function titleOf(group: string): string {
  const [chapter = ''] = group.split('.');
  return [CHAPTERS.get(chapter), TITLES.get(group)].filter(Boolean).join(', ');
}

function rowOf(name: string, count: Count | undefined): string[] {
  if (count === undefined) return [];
  const { illegal, slip, undecided, legal, told } = count;
  const others = count['legal if'];
  const all = illegal + slip + undecided + others + legal;
  const cells = [
    all,
    illegal,
    slip,
    undecided,
    others,
    legal,
    share(illegal + slip, all - legal),
    share(told, illegal),
  ];
  return [`| ${name} | ${cells.join(' | ')} |`];
}

const share = (some: number, all: number): string => (all === 0 ? '' : `${Math.round((100 * some) / all)} %`);
