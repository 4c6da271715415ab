import { lineStartsOf, positionAt } from '../../src/kernel/index.ts';
import { check, parse } from '../../src/rootlog/index.ts';

/** What check says of a log: `12:7 r | message = hint`: the place, the words it points at, the message and the hint. */
export function said(text: string): string[] {
  const starts = lineStartsOf(text);
  return check(parse(text))
    .filter(({ severity }) => severity !== 'info')
    .map(({ start, end, severity, message, hint }) => {
      const { line, column } = positionAt(starts, start);
      const what = `${severity === 'warning' ? 'warning: ' : ''}${message}${hint === undefined ? '' : ` = ${hint}`}`;
      return `${line}:${column} ${text.slice(start, end)} | ${what}`;
    });
}

/** What check says of a log with another line in place of one. */
export function saidOf(log: string, line: number, written: string): string[] {
  const lines = log.split('\n').with(line - 1, written);
  return said(lines.join('\n'));
}
