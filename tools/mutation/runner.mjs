/**
 * A test runner for Stryker. Vitest wants half a second to start anew for each mutant; here all tests
 * are bundled once into a script, and for each mutant the script is run again, so that no module
 * keeps anything of the mutant before it. The tests a mutant needs are run one by one, fast ones first.
 */
import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { bundle } from './bundle.mjs';
import { Sample } from './sample.mjs';
import { testsOf, vitest } from './vitest-stand-in.mjs';
import { TESTS } from './areas.mjs';

// As @stryker-mutator/api has them; its package is not ours to import.
const SUCCESS = 0;
const FAILED = 1;

/**
 * Properties try the same values each time, a twentieth as many, and do not look for a smaller one that fails.
 * Those with a seed of their own count what the seed gives, and keep their number.
 */
fc.configureGlobal({ seed: 1, endOnFailure: true });
const fewer = ({ numRuns = 100, seed, ...others } = {}) =>
  seed === undefined ? { ...others, numRuns: Math.ceil(numRuns / 20) } : { ...others, numRuns, seed };
const briefly = {
  ...fc,
  assert: (property, parameters) => fc.assert(property, fewer(parameters)),
};

// After a mutant that never ends another process goes on, which finds here what the first one made.
const SCRIPT = 'tests.bundle';
const DURATIONS = 'durations-of-tests.json';

const own = createRequire(import.meta.url);
const standIns = { vitest, 'fast-check': { __esModule: true, default: briefly, ...briefly } };
const require = (name) => standIns[name] ?? own(name);

/** What Stryker's instrumented code reads and counts. */
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;

function filesOfTests(root) {
  return TESTS.folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.test.ts') && !TESTS.without.some((name) => file.endsWith(name)))
    .sort();
}

/** Runs a test: undefined when it passes, or why it does not. */
async function failureOf({ body }) {
  try {
    await body();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const fileOf = (id) => id.slice(0, id.indexOf('#'));

class Runner {
  // The copy of the sources that has the mutants.
  #root = process.cwd();
  #files = filesOfTests(this.#root);
  #script;
  #milliseconds = {};
  /** By file: the mutants that its tests have noticed. */
  #noticed = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    if (!existsSync(SCRIPT)) writeFileSync(SCRIPT, await bundle(this.#root, this.#files));
    this.#script = new vm.Script(readFileSync(SCRIPT, 'utf8'), { filename: SCRIPT });
    if (existsSync(DURATIONS)) this.#milliseconds = JSON.parse(readFileSync(DURATIONS, 'utf8'));
  }

  /** The modules anew, and the tests of a file by their ids; files are loaded when they are needed. */
  #fresh(mutant) {
    stryker.activeMutant = mutant;
    const loaders = this.#script.runInThisContext()(require);
    const loaded = new Map();
    return (file) => {
      if (!loaded.has(file)) {
        const tests = new Map();
        for (const test of testsOf(loaders[file])) {
          if (TESTS.slow.some((name) => test.name.includes(name))) continue;
          let id = `${file}#${test.name}`;
          while (tests.has(id)) id += '+';
          tests.set(id, test);
        }
        loaded.set(file, tests);
      }
      return loaded.get(file);
    };
  }

  async dryRun() {
    stryker.mutantCoverage = undefined;
    stryker.hitCount = undefined;
    const testsIn = this.#fresh(undefined);
    const tests = [];
    for (const file of this.#files) {
      stryker.currentTestId = undefined;
      for (const [id, test] of testsIn(file)) {
        stryker.currentTestId = id;
        const start = performance.now();
        const failureMessage = await failureOf(test);
        const timeSpentMs = performance.now() - start;
        const outcome = failureMessage === undefined ? { status: SUCCESS } : { status: FAILED, failureMessage };
        tests.push({ id, name: id, fileName: join(this.#root, file), timeSpentMs, ...outcome });
        this.#milliseconds[id] = timeSpentMs;
      }
    }
    stryker.currentTestId = undefined;
    writeFileSync(DURATIONS, JSON.stringify(this.#milliseconds));
    return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
  }

  /** Files that have noticed most come first, and in each its fast tests. */
  #inOrder(ids) {
    const noticed = (id) => this.#noticed[fileOf(id)] ?? 0;
    return [...ids].sort((a, b) => noticed(b) - noticed(a) || this.#milliseconds[a] - this.#milliseconds[b]);
  }

  async mutantRun({ testFilter, activeMutant, mutantActivation, hitLimit }) {
    const ids = this.#inOrder(testFilter ?? Object.keys(this.#milliseconds));
    stryker.hitCount = 0;
    stryker.hitLimit = hitLimit;
    const whileLoading = mutantActivation === 'static' ? activeMutant.id : undefined;
    try {
      const testsIn = this.#fresh(whileLoading);
      for (const [i, id] of ids.entries()) {
        stryker.activeMutant = whileLoading;
        const test = testsIn(fileOf(id)).get(id);
        stryker.activeMutant = activeMutant.id;
        const failureMessage = test ? await failureOf(test) : 'the test is not there';
        // Called far more often than ever before, it would not have ended: a failure, too. For a timeout Stryker
        // would start another process.
        if (stryker.hitCount > hitLimit || failureMessage !== undefined) {
          this.#noticed[fileOf(id)] = (this.#noticed[fileOf(id)] ?? 0) + 1;
          return { status: 'killed', killedBy: [id], failureMessage: failureMessage ?? 'no end', nrOfTests: i + 1 };
        }
      }
      return { status: 'survived', nrOfTests: ids.length };
    } catch (error) {
      // What cannot even be loaded fails its tests.
      return { status: 'killed', killedBy: ids.slice(0, 1), failureMessage: String(error), nrOfTests: 1 };
    } finally {
      stryker.activeMutant = undefined;
    }
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'woodlog', factory: () => new Runner() },
  {
    kind: 'Ignore',
    name: 'sample',
    factory: Object.assign((options) => new Sample(options.oneIn), { inject: ['options'] }),
  },
];
