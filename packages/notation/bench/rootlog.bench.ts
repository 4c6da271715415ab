// Reading Rootlog, beside the parser that other tools use: real logs, and one of a megabyte. Our reading is whole: lossless
// tree, every action bound, dialects, hints and bounds; nothing is left to be worked out later.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseRootlog } from '@seiyria/rootlog-parser';
import { compare, measure } from '../../../bench/compare.ts';
import { fmt, logOf, parse, print } from '../src/rootlog/index.ts';
import { benchLogs } from './corpus.ts';

const logs = benchLogs();
const bytes = logs.reduce((sum, text) => sum + text.length, 0);
const peerName = '@seiyria/rootlog-parser 1.4.0';

// It counts its errors aloud.
const quiet = (parse: () => unknown) => (): unknown => {
  const { error } = console;
  console.error = () => {};
  try {
    return parse();
  } finally {
    console.error = error;
  }
};

const ratio = (name: string, texts: readonly string[], seconds: number): void => {
  const operations = texts.reduce((sum, text) => sum + text.length, 0);
  const peer = quiet(() => texts.map((text) => parseRootlog(text)));
  compare(`${name}: tree with bound actions, a byte`, () => texts.map(parse), peer, { peerName, operations, seconds });
  compare(`${name}: and its meaning, a byte`, () => texts.map((text) => logOf(parse(text))), peer, {
    peerName,
    operations,
    seconds,
  });
};

ratio(`${logs.length} real logs`, logs, 4);

/** One log made of the turns of a real one, over and over. */
const long = (text: string, length: number): string => {
  const turns = text.slice(text.indexOf('\n\n', text.indexOf('Pool:')));
  return text + turns.repeat(Math.ceil((length - text.length) / turns.length));
};
const megabyte = long(logs[0]!.replaceAll('\r', ''), 1 << 20);
ratio('a log of 1 MB', [megabyte], 4);

const trees = logs.map(parse);
const games = trees.map(logOf);
measure('print a tree, a byte', () => trees.map(print), { operations: bytes });
measure('print a meaning canonically, a byte', () => games.map(print), { operations: bytes });
measure('fmt, a byte', () => trees.map(fmt), { operations: bytes });

/** Bytes of heap that trees hold for each byte of text: without the texts, which were there before. */
setFlagsFromString('--expose_gc');
const gc = runInNewContext('gc') as () => void;
gc();
const before = process.memoryUsage().heapUsed;
const kept = Array.from({ length: 20 }, () => logs.map((text) => parse(text)));
gc();
const held = (process.memoryUsage().heapUsed - before) / (bytes * kept.length);
console.error(`heap held by trees with bound actions: ${held.toFixed(1)} bytes a byte of text`);
