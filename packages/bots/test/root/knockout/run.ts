// What tools/knockout.mjs needs of the sources.
export { sectionsIn } from '../law-coverage/titles.ts';
export { allKnockouts } from './knockouts.ts';
export { testsOf } from './tests-of.ts';
