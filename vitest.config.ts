import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Sources are found by this condition, so no package need be built before a test.
const conditions = ['woodlog:source'];

/** Tests that start browsers and commands take longest. They come first, so that none is left to one core at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => /packages\/(?:web|cli|vscode)\/test\//.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Of two cores one would stand idle else.
    maxWorkers: '100%',
    // A worker keeps the modules that it has loaded: a file of tests leaves them and the process as it found them.
    isolate: false,
    globalSetup: 'tools/shared-by-tests.ts',
    setupFiles: 'tools/equal-at-once.ts',
    sequence: { sequencer: LongestFirst },
    // Properties over long games take seconds, and more on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    include: ['packages/*/{src,test}/**/*.test.ts', '{bench,tools}/**/*.test.ts'],
    // .ci/run counts what passed and failed in the JSON file.
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: 'test-results.json' },
  },
});
