// What tools/knockout.mjs needs of the sources.
export { sectionsIn } from '../law-coverage/titles.ts';
export { allKnockouts, testsOf } from './knockouts.ts';
