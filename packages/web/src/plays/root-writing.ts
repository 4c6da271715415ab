// The session of Root for people who write: it checks lines against the law.
export { answer, ask, redo, undo, write } from '@woodlog/session/root-play';
