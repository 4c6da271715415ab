import { CORPUS_LOGS } from './logs.ts';
import { VERDICTS } from './verdicts.ts';

/** `docs/corpus.md`, which a test compares with this. */
export function corpusPage(): string {
  const lines = [
    '# Logs of real games',
    '',
    'Five logs of real games, written by hand and not part of this project, replay to their end with the scores that their',
    'writers saw. What `woodlog check` still reports in them are slips of the writer, each explained here. The page is made',
    'from the test that reads them (`npx vitest run packages/notation/test/corpus -u`); [testing.md](testing.md) says where it',
    'looks for them.',
    '',
  ];
  for (const { file, scores, winners, slips } of CORPUS_LOGS) {
    const points = Object.entries(scores).map(([faction, score]) => `${faction} ${score}`);
    lines.push(
      `## ${file}`,
      '',
      `${points.join(', ')}; won by ${winners}.`,
      '',
      '| line | action | code | why |',
      '|---|---|---|---|',
    );
    for (const { line, text, code, why } of slips) lines.push(`| ${line} | \`${text}\` | ${code} | ${why} |`);
    lines.push('');
  }
  lines.push(
    '## Lines that break the law as they are written',
    '',
    'Each was looked at by hand; `woodlog check` may give another section of the same turn, or leave the line undecided.',
    '',
    '| log | line | seat | section | why |',
    '|---|--:|---|---|---|',
  );
  for (const verdict of VERDICTS) lines.push(`| ${verdict.join(' | ')} |`);
  lines.push('');
  return lines.join('\n');
}
