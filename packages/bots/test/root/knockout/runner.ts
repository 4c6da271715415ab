import { setMaxListeners } from 'node:events';
import { TestRunner } from 'vitest';
import { sectionsIn } from '../law-coverage/titles.ts';
import { type Knockout, allKnockouts } from './knockouts.ts';

// Each time that a test is played it listens for its time-out.
setMaxListeners(0);

const ALL = allKnockouts();

/** What a test that names its section has noticed: other tests need not look at it. */
const done = new Set<Knockout>();

type Test = Parameters<TestRunner['onAfterTryTask']>[0];

/**
 * Runs each test as it is, and then once more with each thing of a group left out; the meta of the test lists the
 * names of those that made it fail. So modules are loaded once, and not once for each thing left out.
 */
class KnockoutRunner extends TestRunner {
  async runTask(test: Test): Promise<void> {
    const play = TestRunner.getTestFn(test);
    await play();
    const group = this.injectValue('group');
    const sections = sectionsIn(test.fullTestName);
    const noticed: string[] = [];
    for (const knockout of ALL) {
      if (knockout.group !== group || done.has(knockout)) continue;
      const undo = knockout.apply();
      try {
        await play();
      } catch {
        noticed.push(knockout.name);
        if (sections.has(knockout.law)) done.add(knockout);
      } finally {
        undo();
      }
    }
    Object.assign(test.meta, { group, noticed });
  }
}

// biome-ignore lint/style/noDefaultExport: vitest takes a runner by this name.
export { KnockoutRunner as default };
