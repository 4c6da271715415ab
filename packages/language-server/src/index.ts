// A language server over any connection.
export type { Game } from './games.ts';
export { type LawCheck, type ServeOptions, serve } from './serve.ts';
