import { chapters } from './chapters/chapters.ts';

/** What Rootlog leaves unsaid and the rest of `docs/notation-semantics.md`, which a test compares with this. */
export function semanticsPage(): string {
  const lines = [
    '# What a log leaves unsaid',
    '',
    'Rootlog records pieces that move, and assumes the rest. This page lists every effect that the ledger adds, and every',
    'reading that needs a rule, with its source: a section of the Law of Root (`4.1.2`) or of Rootbotics (`B.3.4`), a',
    '[decision](decisions.md) on what both leave open (`D5`), or the notation itself. Each line is a test of the same name in',
    '`packages/notation/test/semantics/`; the page is made from those tests (`npx vitest run packages/notation/test/semantics -u`).',
    '',
  ];
  for (const [heading, cases] of chapters) {
    lines.push(`## ${heading}`, '', '| what | source | tried with |', '|---|---|---|');
    for (const { says, source, log } of cases) {
      const last = log
        .split('\n')
        .filter((line) => /[^:]$/.test(line))
        .slice(-2);
      lines.push(`| ${says} | ${source} | ${last.map((line) => `\`${line.replaceAll('|', '\\|')}\``).join(' ')} |`);
    }
    lines.push('');
  }
  lines.push(...LEFT_OUT);
  return `${lines.join('\n')}\n`;
}

/** Effects that a log has to write, and that a legality check would have to know. */
const LEFT_OUT = [
  '## Left to the law',
  '',
  "The ledger does not ask whether a move was allowed: slots, rule, paths, costs and hits are the law's business.",
  'Nor does it add what a player chooses or a person is expected to write: field hospitals (written as moves into the',
  "keep's clearing), outrage, supporters over the limit (8.2.3.I), officers and supporters lost with a base (8.2.4), cards",
  'lost with a garden (10.2.5), half of the funds lost with a trade post (11.2.5.I), the price of failure (12.2.3), points for',
  'removed pieces (3.2.1), the card drawn on the ferry (M.3.5), tea, coins and sacks',
  'that come to their track or leave it in play (9.2.5.I). A warrior that is replaced cannot be told from one that is removed:',
  'with the Coffin Makers in play it goes to them, too.',
  '',
  "Of hirelings the ledger knows the pieces, the cards' sides and holders, and the control markers; of landmarks where they",
  "stand. What else their cards do is written like any other move: the Exile's clubs, the Prophets' forced battles, the",
  "Sunward Expedition's footholds, the Vault Keepers' vaults, the Street Band's tolls; the Black Market's cards, the Lost City's",
  "suits, the Legendary Forge's items, the Elder Treetop's points, the tower's point for the pass (M.4.4).",
];
