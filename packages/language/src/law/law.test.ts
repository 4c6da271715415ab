import { readFileSync } from 'node:fs';
import { seatPlayers } from '@woodlog/bots/root';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { checkFrom, parse } from '@woodlog/notation/root';
import { auditLines, lawOfLine } from '@woodlog/notation/root-audit';
import { expect, test, vi } from 'vitest';
import { type LawReply, type LawThread, lawInThread } from './host.ts';
import { NO_LAW, lawAfterEdit, problemsOf, withLines } from './law-check.ts';
import { rootLanguage } from '../root/index.ts';
import { lawfulOffers } from './offers.ts';
import { lawTask } from './task.ts';

const GAME =
  readFileSync(new URL('../../../../examples/first-game.rootlog', import.meta.url), 'utf8').split('Winner')[0] ?? '';
const SETUP =
  readFileSync(new URL('../../../../examples/unlawful.rootlog', import.meta.url), 'utf8').split('\nC:t->1')[0] ?? '';
const LINES = GAME.split('\n').length;

/** A thread in this one. */
const inProcess = (onReply: (reply: LawReply) => void): LawThread => {
  const check = lawTask(onReply, seatPlayers);
  return { post: (request) => void check(request), end() {} };
};

const last = (text: string): ReadonlyMap<number, readonly Diagnostic[]> =>
  new Map([...auditLines(text, { seatPlayers })].map(({ line, diagnostics }) => [line, diagnostics]));

test('what is reported of a text in the end is what the audit says', async () => {
  const law = lawInThread(inProcess);
  let soFar = NO_LAW;
  law.check(GAME, (lines) => {
    soFar = withLines(soFar, lines);
  });
  const whole = last(GAME);
  await vi.waitFor(() => expect(soFar).toEqual(whole), { timeout: 60_000 });
  law.close();
});

test('an edited line that breaks the law is a warning at once, before the audit has come to it', async () => {
  const replies: LawReply[] = [];
  const check = lawTask((reply) => replies.push(reply), seatPlayers);
  const legal = `${SETUP}C:t->1/w2->3/#->C\n`;
  await check({ id: 1, text: legal });
  const edited = legal.replace('w2->3/', 'w2->3/w1->3/');
  const done = check({ id: 2, text: edited });
  const [first] = replies.filter(({ id }) => id === 2);
  expect(first?.lines).toHaveLength(1);
  const [line] = first?.lines ?? [];
  expect(edited.split('\n')[(line?.line ?? 0) - 1]).toMatch(/^C:t->1/);
  expect(line?.diagnostics.map(({ severity }) => severity)).toContain('warning');
  expect(line?.diagnostics.every(({ code }) => code.startsWith('law/') || code.startsWith('ledger/'))).toBe(true);
  await done;
});

test('a newer text is the only one that is reported, and a thread that is lost in an older one is ended', async () => {
  vi.useFakeTimers();
  try {
    const started: { ended: boolean; posted: string[]; reply: (reply: LawReply) => void }[] = [];
    const law = lawInThread((reply) => {
      const thread = { ended: false, posted: [] as string[], reply };
      started.push(thread);
      return {
        post: ({ text }) => void thread.posted.push(text),
        end: () => {
          thread.ended = true;
        },
      };
    });
    const said: string[] = [];
    law.check('none', () => {});
    started[0]?.reply({ id: 1, lines: [] });
    law.check('one', () => said.push('one'));
    law.check('two', () => said.push('two'));
    started[0]?.reply({ id: 2, lines: [] });
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(started.map(({ ended, posted }) => [ended, posted])).toEqual([
      [true, ['none', 'one', 'two']],
      [false, ['two']],
    ]);
    started[1]?.reply({ id: 3, lines: [] });
    expect(said).toEqual(['two']);
    law.stop();
    started[1]?.reply({ id: 3, lines: [] });
    expect(said).toEqual(['two']);
    law.close();
    expect(started[1]?.ended).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('after an edit only what was said to the lines above it holds', () => {
  const said = (line: number): Diagnostic => ({ severity: 'error', code: 'law', message: `${line}`, start: 0, end: 1 });
  const soFar = withLines(
    NO_LAW,
    Array.from({ length: LINES }, (_, n) => ({ line: n + 1, diagnostics: [said(n + 1)] })),
  );
  expect(lawAfterEdit(soFar, GAME, GAME)).toEqual(soFar);
  const at = GAME.indexOf('\nE:M#E') + 1;
  const edited = GAME.slice(0, at).split('\n').length;
  const kept = lawAfterEdit(soFar, GAME, `${GAME.slice(0, at)}X${GAME.slice(at)}`);
  expect([...kept.keys()]).toEqual(Array.from({ length: edited - 1 }, (_, n) => n + 1));
  const read: Diagnostic = { ...said(0), code: 'read', start: at, end: at + 1 };
  expect(problemsOf(GAME, [read], kept).map(({ code }) => code)).toContain('read');
  expect(problemsOf(GAME, [{ ...read, start: 0 }], kept).map(({ code }) => code)).not.toContain('read');
});

/** What the law allows behind a text, as the log writes it. */
const lawful = (text: string): readonly string[] =>
  lawfulOffers(rootLanguage.read(text), text.length, seatPlayers).map((one) => one.text);

test('what is offered behind the beginning of a line is what the law allows there (4.2, 6.5)', () => {
  for (const written of ['C:', 'C:t->1/', 'C:t->1/w2->5/', 'C:t->1/w2->']) {
    const offers = lawful(`${SETUP}\n${written}`);
    expect(offers.length, written).toBeGreaterThan(0);
    const open = written.slice(written.search(/[^/:]*$/));
    for (const offer of offers.slice(0, 12)) {
      const text = `${SETUP}\n${written.slice(0, written.length - open.length)}${offer}`;
      const checked = checkFrom(parse(text));
      const said = lawOfLine(checked, checked.tree.lines.length - 1, { seatPlayers });
      expect(
        said.filter(({ code }) => code !== 'law/not-done'),
        text,
      ).toEqual([]);
    }
  }
});

test('what the law allows stands before what the pieces allow, in words, and once', () => {
  const text = `${SETUP}\nC:t->1/w2->`;
  const doc = rootLanguage.read(text);
  const offers = lawfulOffers(doc, text.length, seatPlayers);
  const found = rootLanguage.completions(doc, text.length, offers);
  expect(found.slice(0, offers.length).map((one) => one.text)).toEqual(offers.map((one) => one.text));
  expect(found[0]?.label).toMatch(/^moves a warrior from clearing 2 to clearing \d+$/);
  expect(new Set(found.map((one) => one.text)).size).toBe(found.length);
});

test('in the midst of a move its rest is offered: the points of what was crafted (3.2.2)', () => {
  expect(lawful(`${SETUP}\nC:t->1/ZF#travelgear/`)).toContain('++');
});

test('nothing is said to be lawful in a line that the law does not allow, in a comment, or in the header', () => {
  expect(lawful(`${SETUP}\nC:t->1/w1->7/`)).toEqual([]);
  expect(lawful(`${SETUP}\nC:t->1 // w`)).toEqual([]);
  expect(lawful('Map: ')).toEqual([]);
});

test('a thread that starts, or takes too long, offers nothing; nobody waits for it', async () => {
  vi.useFakeTimers();
  try {
    let reply: (one: LawReply) => void = () => {};
    const law = lawInThread((onReply) => {
      reply = onReply;
      return { post() {}, end() {} };
    });
    expect(await law.offers(GAME, 0)).toEqual([]);
    law.check(GAME, () => {});
    expect(await law.offers(GAME, 0)).toEqual([]);
    reply({ id: 1, lines: [] });
    const late = law.offers(GAME, 0);
    await vi.advanceTimersByTimeAsync(100);
    expect(await late).toEqual([]);
    const soon = law.offers(GAME, 0);
    reply({ id: 2, lines: [], offers: [{ text: 'w1->5', label: 'moves', kind: 'action' }] });
    expect(await soon).toHaveLength(1);
    law.close();
  } finally {
    vi.useRealTimers();
  }
});
