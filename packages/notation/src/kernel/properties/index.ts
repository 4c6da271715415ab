// Laws of any notation, and how it is said which of them a value breaks.
export { type Breach, type Law, firstBreach, unequal } from './law.ts';
