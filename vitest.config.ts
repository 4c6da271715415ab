import { defineConfig } from 'vitest/config';

// Sources are found by this condition, so no package need be built before a test.
const conditions = ['woodlog:source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'tools/**/*.test.ts'],
  },
});
