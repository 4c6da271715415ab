// biome-ignore-all lint/style/noRestrictedImports: only bundles read this file, never Node.
// What Woodlog takes of fp-ts/Either, for bundles: that module makes two kilobytes as it loads that nothing needs.
export { isLeft, isRight, left, right } from 'fp-ts/es6/internal.js';
export { chain, map } from 'fp-ts/es6/Either.js';
