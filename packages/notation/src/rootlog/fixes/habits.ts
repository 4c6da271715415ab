import { type Edit, textAt } from '../../kernel/diagnostic.ts';
import { FACTION_WORDS } from '../read/line-hint.ts';
import type { Line, Tree } from '../tree.ts';

/** A way of writing that Rootlog does not have: what to do about it, how it looks in a line, and what is meant. */
export type Habit = readonly [title: string, where: RegExp, meant: string | ((...found: string[]) => string | null)];

const ENTITIES: Readonly<Record<string, string>> = { gt: '>', lt: '<', amp: '&' };
/** Signs that look like those of Rootlog, some of them in Cyrillic. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ '⁄': '/', '∕': '/', '×': 'X', '−': '-', '“': '', '”': '', '„': '' },
  ...{ С: 'C', Е: 'E', А: 'A', В: 'B', О: 'O', Н: 'H', К: 'K', Р: 'P', Х: 'X' },
};
const FULL_WIDTH = 0xfee0;
/** The animals of C E A V O D P H K, and what people call the Alliance. */
const ANIMALS = ['cats', 'birds', 'wa', 'raccoon', 'otters', 'moles', 'crows', 'rats', 'badgers'];
const letterOf = (name: string): string | undefined =>
  name
    .toLowerCase()
    .split(' ')
    .map((word) => FACTION_WORDS.get(word) ?? 'CEAVODPHK'[ANIMALS.indexOf(word)])
    .find(Boolean);

/** Of two that leave as little wrong the first counts. */
export const HABITS: readonly Habit[] = [
  ['leave out the mark before the line', /^\s*(?:[-*+•>]|\d{1,3}[.)])(?:\s+|$)/, ''],
  ['leave out the stars', /^(\*\*|__)([^*_:]+):?\1:?\s*/, '$2: '],
  ['leave out the quotes', /^\s*"|"$/g, ''],
  ['leave out the bars', /^\s*\|\s*|\s*\|$/g, ''],
  ['write the signs', /&(gt|lt|amp);/g, (_, name = '') => ENTITIES[name] ?? null],
  [
    'write the signs',
    /[\uff01-\uff5e⁄∕×−“”„]|(?<![А-я])[СЕАВОНКРХ](?![А-я])/g,
    (sign = '') => ALIKE[sign] ?? String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH),
  ],
  ['write `//` before it', /^(?!.*->)(?=#+\s|[-=*]{3}|(?:[-=*#]+\s*)?(?:round|turn|score|vp|points|final)\b)/i, '// '],
  ['write `//` before it', /\s(\(\d+(?:[-,/ ]+\d+)*\))$/, ' // $1'],
  ['write `//` before it', /\/\*(.*?)\*\/$/, '//$1'],
  ['start the line with the letter', /^\[?([A-Z])\]?\s*(?:[-–—.)=|>]+:?|\d{1,2}:)\s*(?=\S)/, '$1:'],
  ['start the line with the letter', /^([A-Z]\w+(?: \w+)*)\s*:/, (_, name = '') => `${letterOf(name) ?? name}:`],
  ['start the line with the letter', /^(\w{2,}): ([A-Z])$/, '$2: $1'],
  ['leave out the phases', /[\s/]*(?:\b(?:birdsong|daylight|evening)\b\s*:|\((?:B|D|E)\))\s*/gi, '/'],
  ['part actions with `/`', /(?<=[^\s:])(?:\s*[,|…]\s*|\s+(?:and|then|&)\s+| +)(?![^()]*\))(?=\S)/g, '/'],
  ['write `->`', / to |(?<![-=<])>|(?<=[\w$)#@])-(?![->])/g, '->'],
  ['write the hand behind the card', /(?<![A-Za-z])([A-Z])([BFMR]#[a-z@]*)/g, '$2$1'],
  ['write the number of the clearing', /(?<=->|[a-z_])c(?=\d)|@(?=\d)/g, ''],
];

/** Longer lines would take long to search. */
const LONGEST_LINE = 1000;

/** What a habit changes in a line that starts there, up to its comment. */
export function editsIn(line: string, start: number, [, where, meant]: Habit): Edit[] {
  const edits: Edit[] = [];
  const [written = ''] = line.split(/\/\/|[\r\n]/, 1);
  if (written.length > LONGEST_LINE) return edits;
  written.trimEnd().replace(where, (...found: unknown[]) => {
    const at = found.findIndex((one) => typeof one === 'number');
    const groups = found.slice(0, at) as string[];
    const [all = ''] = groups;
    const text = typeof meant === 'string' ? meant.replace(/\$(\d)/g, (_, n) => groups[n] ?? '') : meant(...groups);
    const from = start + Number(found[at]);
    if (text !== null && text !== all) edits.push({ start: from, end: from + all.length, text });
    return all;
  });
  return edits;
}

/**
 * The line breaks within turns: before actions without a letter, or before the same letter, unless the turn was over: with a
 * card drawn, or written twice.
 */
export function breaksIn({ text, lines }: Tree): Edit[] {
  let taker = '';
  return lines.flatMap((line, i): Edit[] => {
    const before = lines[i - 1];
    const isSame = line.kind === 'turn' ? line.taker === taker : isPart(line, text);
    if (line.kind === 'turn') taker = line.taker;
    if (before === undefined || taker === '' || !isSame || ('comment' in before && before.comment !== null)) return [];
    if (line.kind === 'turn' && (isOver(before) || textAt(text, before) === textAt(text, line))) return [];
    const end = line.kind === 'turn' ? line.label.end : line.start;
    return [{ start: before.end, end, text: /[:/]/.test(text.charAt(before.end - 1)) ? '' : '/' }];
  });
}

/** Whether a line without a letter has what actions have and prose has not. */
const isPart = (line: Line, text: string): boolean =>
  line.kind === 'unknown' && line.guess === undefined && /->|\+\+|--|\^|[XZ%]/.test(textAt(text, line));

/** Whether a turn ends with a card that is drawn. */
function isOver(line: Line): boolean {
  const last = line.kind === 'turn' ? line.actions.at(-1)?.action : null;
  return last?.kind === 'move' && last.parts.some(({ from }) => from === 'draw');
}
