const isPart = (path) =>
  path.isStatement() &&
  !path.isBlockStatement() &&
  !path.isFunctionDeclaration() &&
  !path.isClassDeclaration() &&
  !path.isExportDeclaration();

/**
 * Leaves one statement in so many to be mutated, in the order of files and lines: outermost ones,
 * of functions and of modules, with all that is in them.
 */
export class Sample {
  #oneIn;
  #seen = 0;

  constructor(oneIn) {
    this.#oneIn = oneIn;
  }

  shouldIgnore(path) {
    if (this.#oneIn === 1 || !isPart(path) || path.findParent(isPart)) return undefined;
    return this.#seen++ % this.#oneIn === 0 ? undefined : `not in the sample of one in ${this.#oneIn}`;
  }
}
