// What a game of Root needs once somebody writes: it checks lines against the law.
export { answer, ask, redo, undo, write } from '@woodlog/session/root-play';
