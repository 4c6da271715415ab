import { ANSWER_KEY } from './answer-key.ts';
import { CORPUS_LOGS, type CorpusLog } from './logs.ts';
import { REMARKS } from './remarks.ts';
import { type RecordedVerdict, VERDICTS, shortName } from './verdicts.ts';

/** `docs/corpus.md`, which a test compares with this. */
export function corpusPage(): string {
  return [
    ...INTRODUCTION,
    ...CORPUS_LOGS.flatMap(slipsOf),
    ...LAW,
    ...CORPUS_LOGS.flatMap(verdictsOf),
    ...keyLines(),
  ].join('\n');
}

const INTRODUCTION = [
  '# Logs of real games',
  '',
  'Five logs of real games, written by hand and not part of this project, replay to their end with the scores that their',
  'writers saw. What `woodlog check` still reports in them is explained here: first mistakes of the writing, then what the law',
  'says to their lines. `npm run measure -- corpus` holds them to the law anew and compares; with `--write` at the end it records the verdicts',
  'and writes this page. The explanations are kept by hand beside the tests (`packages/notation/test/corpus`);',
  '[testing.md](testing.md) says where these look for the logs.',
  '',
];

function slipsOf({ file, scores, winners, slips }: CorpusLog): string[] {
  const points = Object.entries(scores).map(([faction, score]) => `${faction} ${score}`);
  return [
    `## ${file}`,
    '',
    `${points.join(', ')}; won by ${winners}.`,
    '',
    '| line | action | code | why |',
    '|---|---|---|---|',
    ...slips.map(({ line, text, code, why }) => `| ${line} | \`${text}\` | ${code} | ${why} |`),
    '',
  ];
}

const LAW = [
  '## What the law says to the lines',
  '',
  'Lines that are not listed are legal. Of a line with mistakes of the writing the law says nothing: it is a slip, and explained',
  'above. Where a verdict comes from: **admitted** by the writer; **play or writing**, a breach that is certain as the line',
  'stands, though nobody can tell whether it was played or only written so; **writing**, which the assumption explains;',
  '**reading**, a doubtful one of ours; **not decided**, with the reason.',
  '',
];

function verdictsOf({ file }: CorpusLog): string[] {
  const name = shortName(file);
  const found = VERDICTS[name] ?? [];
  const rows = found.map(({ line, taker, verdict, law = '', because = '' }) => {
    const known = REMARKS[name]?.find((one) => one.line === line);
    const remark = known === undefined ? '' : `**${known.source}**: ${known.why}`;
    return `| ${line} | ${taker} | ${verdict} | ${law} | ${because.replaceAll('|', '\\|')} | ${remark} |`;
  });
  return [
    `### ${name}`,
    '',
    '| line | seat | verdict | section | what `check` says | from |',
    '|--:|---|---|---|---|---|',
    ...rows,
    '',
  ];
}

function keyLines(): string[] {
  return [
    '## What the writers say themselves',
    '',
    'Comments in the logs admit breaches, and explain what only looks like one. What comes out for each:',
    '',
    '| log | line | seat | said | section | expected | verdict |',
    '|---|--:|---|---|---|---|---|',
    ...ANSWER_KEY.map(
      ({ log, line, seat, said, law, found }) =>
        `| ${log} | ${line} | ${seat} | ${said} | ${law} | ${found} | ${comesOut(VERDICTS[log]?.find((one) => one.line === line))} |`,
    ),
    '',
  ];
}

const comesOut = (verdict: RecordedVerdict | undefined): string =>
  verdict === undefined ? 'legal' : [verdict.verdict, verdict.law].filter(Boolean).join(', ');
