// `npm run measure -- language [FILE]`: how long the language service takes for a log while it is edited, of 142 lines and of
// 1,000, as milliseconds of processor at the 90th percentile; and how many keys write thirty lines where everything that is offered
// is taken. What is lawful is offered first where the rules find it in the time that an editor waits for it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSources } from './load-sources.mjs';

const ROOT = join(import.meta.dirname, '..');
const path = process.argv[2] ?? join(ROOT, 'packages/cli/test/not-accused/15-4-2.rootlog');
const { rootLanguage, lawfulOffers, seatPlayers, OFFERS_WAIT } = (
  await loadSources({
    resolveDir: join(ROOT, 'tools'),
    contents: `
      export { rootLanguage } from '../packages/language/src/root/index.ts';
      export { lawfulOffers } from '../packages/language/src/law/offers.ts';
      export { OFFERS_WAIT } from '../packages/language/src/law/host.ts';
      export { seatPlayers } from '../packages/bots/src/root/index.ts';`,
  })
).exports;

/** What is lawful at a place, if it is found in time. */
function lawfulAt(doc, at) {
  const since = performance.now();
  const offers = lawfulOffers(doc, at, seatPlayers);
  return performance.now() - since < OFFERS_WAIT ? offers : [];
}

const milliseconds = (run) => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const p90 = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0;

/** A log of so many lines: its own, and then those of its turns again. */
function lengthened(text, count) {
  const lines = text.replaceAll('\r', '').split('\n').slice(0, count);
  const turns = lines.slice(30).filter((line) => /^[A-Z]:/.test(line));
  for (let n = 0; lines.length < count; n++) lines.push(turns[n % turns.length]);
  return `${lines.join('\n')}\n`;
}

/** Types a wrong letter into lines all over a text, and asks what an editor asks. */
function measure(text) {
  const lines = text.split('\n');
  const starts = lines.map((_, n) => lines.slice(0, n).join('\n').length + (n === 0 ? 0 : 1));
  const times = { diagnostics: [], fixes: [], hover: [], completion: [], lawful: [] };
  let doc = rootLanguage.read(text);
  const turns = lines.flatMap((line, n) => (/^[A-Z]:.*\//.test(line) ? [n] : []));
  const step = Math.max(1, Math.floor(turns.length / 40));
  for (let round = 0; round < turns.length; round += step) {
    const n = turns[round];
    const at = starts[n] + lines[n].indexOf('/');
    const edited = `${text.slice(0, at)}/w${text.slice(at)}`;
    const original = doc;
    times.diagnostics.push(
      milliseconds(() => {
        doc = rootLanguage.read(edited, original);
        rootLanguage.diagnostics(doc);
      }),
    );
    const problem = rootLanguage.diagnostics(doc).find(({ start }) => start >= starts[n]);
    if (problem !== undefined) times.fixes.push(milliseconds(() => rootLanguage.fixes(doc, problem)));
    times.hover.push(milliseconds(() => rootLanguage.hover(doc, at - 1)));
    times.completion.push(milliseconds(() => rootLanguage.completions(doc, at + 2)));
    times.lawful.push(milliseconds(() => lawfulOffers(doc, at + 2, seatPlayers)));
    doc = original;
  }
  return Object.entries(times).map(([name, all]) => `${name} ${Math.round(p90(all))} ms`);
}

/**
 * The fewest keys that write a text: each offer is one key, and one more for each that stands before it; any letter is one.
 * Gives, too, how many of the characters were offered.
 */
function keysOf(text, isLawful) {
  const offers = [];
  let doc = rootLanguage.read('');
  for (let at = 0; at < text.length; at++) {
    doc = rootLanguage.read(text.slice(0, at), doc);
    const fitting = rootLanguage
      .completions(doc, at, isLawful ? lawfulAt(doc, at) : [])
      .flatMap(({ text: insert, start }, rank) =>
        text.startsWith(insert, start) ? [{ to: start + insert.length, cost: rank + 1 }] : [],
      );
    offers.push(fitting.filter(({ to }) => to > at));
  }
  const best = Array.from({ length: text.length + 1 }, () => ({ keys: 0, offered: 0 }));
  for (let at = text.length - 1; at >= 0; at--) {
    const typed = { keys: best[at + 1].keys + 1, offered: best[at + 1].offered };
    const taken = offers[at].map(({ to, cost }) => ({
      keys: best[to].keys + cost,
      offered: best[to].offered + to - at,
    }));
    best[at] = [typed, ...taken].reduce((a, b) => (b.keys < a.keys ? b : a));
  }
  return { ...best[0], characters: text.length };
}

const text = readFileSync(path, 'utf8').replaceAll('\r', '');
for (const count of [142, 1000]) console.log(`${count} lines: ${measure(lengthened(text, count)).join(', ')}`);
const thirty = text
  .split('\n')
  .map((line) => line.replace(/\s*\/\/.*/, ''))
  .filter((line) => line !== '')
  .slice(0, 30)
  .join('\n');
for (const [name, isLawful] of [
  ['pieces', false],
  ['the law first', true],
]) {
  const { keys, offered, characters } = keysOf(thirty, isLawful);
  const share = Math.round((100 * offered) / characters);
  console.log(`30 lines, ${name}: ${characters} characters, ${keys} keys; ${share} % of the characters were offered`);
}
