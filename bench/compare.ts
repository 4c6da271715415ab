// Timing of one function beside its peer, in one run: the two take turns, so that a machine that
// slows down slows both, and their ratio stands.

/** Nanoseconds for one operation: the median of all rounds, and the round that a tenth of them beat. */
interface Timing {
  readonly median: number;
  readonly bestDecile: number;
}

export interface Comparison {
  readonly name: string;
  readonly peerName: string;
  readonly rounds: number;
  readonly own: Timing;
  readonly peer: Timing;
  /** Own time over the peer's, by medians: below 1 is faster than the peer. */
  readonly ratio: number;
  /** The same by best deciles, which a busy machine disturbs less. */
  readonly bestRatio: number;
}

export interface CompareOptions {
  readonly peerName?: string;
  /** Operations (games, lines, actions) that one call does. */
  readonly operations?: number;
  /** The same for the peer, when it differs. */
  readonly peerOperations?: number;
  /** How long to measure, both functions together. */
  readonly seconds?: number;
}

interface Subject {
  readonly run: () => unknown;
  readonly calls: number;
  readonly samples: number[];
}

const minRounds = 20;
const batchNs = 1e6;

/** What was measured so far in this process, for the runner. */
export const comparisons: Comparison[] = [];

// Results are kept here, so that no call can be optimised away.
const kept: { last: unknown } = { last: undefined };

const timeBatch = (run: () => unknown, calls: number): number => {
  const start = process.hrtime.bigint();
  for (let i = 0; i < calls; i++) kept.last = run();
  return Number(process.hrtime.bigint() - start);
};

/** Doubles the batch until it is long enough for the clock, which warms the function up as well. */
const subject = (run: () => unknown): Subject => {
  let calls = 1;
  for (let warm = 0; warm < 5; ) {
    if (timeBatch(run, calls) < batchNs) calls *= 2;
    else warm++;
  }
  return { run, calls, samples: [] };
};

const summary = ({ samples, calls }: Subject, operations: number): Timing => {
  const sorted = samples.map((ns) => ns / calls / operations).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
  return { median: at(0.5), bestDecile: at(0.1) };
};

/**
 * Measures `own` and `peer` in alternate batches of about a millisecond and records the result.
 *
 * @example compare('parse a game', () => parse(text), () => text.split(/\s+/), { peerName: 'split' });
 */
export const compare = (
  name: string,
  own: () => unknown,
  peer: () => unknown,
  { peerName = 'peer', operations = 1, peerOperations = operations, seconds = 1 }: CompareOptions = {},
): Comparison => {
  const ownSubject = subject(own);
  const peerSubject = subject(peer);
  const end = process.hrtime.bigint() + BigInt(Math.round(seconds * 1e9));
  let rounds = 0;
  for (; rounds < minRounds || process.hrtime.bigint() < end; rounds++) {
    // Who goes first changes too, or one would always meet the other's garbage.
    const order = rounds % 2 === 0 ? [ownSubject, peerSubject] : [peerSubject, ownSubject];
    for (const { run, calls, samples } of order) samples.push(timeBatch(run, calls));
  }
  const ownTiming = summary(ownSubject, operations);
  const peerTiming = summary(peerSubject, peerOperations);
  const comparison: Comparison = {
    name,
    peerName,
    rounds,
    own: ownTiming,
    peer: peerTiming,
    ratio: ownTiming.median / peerTiming.median,
    bestRatio: ownTiming.bestDecile / peerTiming.bestDecile,
  };
  comparisons.push(comparison);
  return comparison;
};

const calibrationWords = new Uint32Array(1024);

/** The calibrating loop: 4096 xorshift steps over a small array, some microseconds on any machine. */
export const calibrationLoop = (): number => {
  let x = 0x9e3779b9;
  for (let i = 0; i < 4096; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    calibrationWords[i & 1023] = (calibrationWords[(x >>> 0) & 1023] ?? 0) ^ x;
  }
  return x;
};

/** Measures a function that has no peer beside the calibrating loop, so that figures of two machines can be compared. */
export const measure = (
  name: string,
  own: () => unknown,
  options: Pick<CompareOptions, 'operations' | 'seconds'> = {},
): Comparison => compare(name, own, calibrationLoop, { ...options, peerName: 'calibrating loop', peerOperations: 1 });
