import { defineConfig } from 'vitest/config';

// Sources are found by this condition, so no package need be built before a test.
const conditions = ['woodlog:source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Of two cores one would stand idle else.
    maxWorkers: '100%',
    // A worker keeps the modules that it has loaded: a file of tests leaves them and the process as it found them.
    isolate: false,
    // Properties over long games take seconds, and more on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    include: ['packages/*/{src,test}/**/*.test.ts', '{bench,tools}/**/*.test.ts'],
    // .ci/run counts what passed and failed in the JSON file.
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: 'test-results.json' },
  },
});
