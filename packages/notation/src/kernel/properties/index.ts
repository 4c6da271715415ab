// Laws of any notation, and which of them a value breaks.
export { type BrokenLaw, type Law, firstBroken, unequal } from './law.ts';
