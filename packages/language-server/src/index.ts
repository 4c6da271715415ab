// A language server over any connection.
export type { Game } from '@woodlog/language';
export { type LawCheck, type ServeOptions, serve } from './serve.ts';
