/** What is mutated. */
export const AREAS = {
  kernel: ['packages/core/src/kernel'],
  ledger: ['packages/core/src/root/ledger', 'packages/core/src/root/table', 'packages/core/src/root/cards'],
  rootlog: ['packages/notation/src/rootlog', 'packages/notation/src/kernel'],
};

/** Where the tests are that must notice. */
export const TESTS = {
  folders: [
    'packages/core/src/kernel',
    'packages/core/src/root',
    'packages/core/test/kernel',
    'packages/core/test/root',
    'packages/core/test/regressions',
    'packages/notation/src/kernel',
    'packages/notation/src/rootlog',
    'packages/notation/test/rootlog',
    'packages/notation/test/semantics',
    'packages/notation/test/regressions',
    'packages/notation/test/docs',
  ],
  /** Measures of time and of chance, logs that are not in the repository, and a page held to sources of all packages. */
  without: ['linear.test.ts', 'corpus.test.ts', 'chance.test.ts', 'rootlog/docs.test.ts'],
  /** Names of tests that take a second, or that test their own generators. */
  slow: ['so are long ones', 'is tried with every kind of action', 'the generators reach'],
};
