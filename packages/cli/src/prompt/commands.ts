import type { Moment } from '@woodlog/session/kernel';
import { visible } from '../show/visible.ts';
import { answerText, helpText } from './moment-text.ts';
import type { TableNow } from './table-now.ts';

/** Runs a command about the game; false for other words. */
export async function runCommand<Table>(now: TableNow<Table>, words: string, moment: Moment<Table>): Promise<boolean> {
  const { face, prompter, session, manner, sheet } = now;
  switch (words.toLowerCase()) {
    case 'undo':
      undo(now);
      return true;
    case 'redo':
      redo(now);
      return true;
    case 'edit': {
      const changed = (await manner.edit?.(session)) ?? null;
      if (manner.edit === undefined) prompter.say('the log is edited in a game: woodlog play --resume FILE');
      if (changed !== null) now.become(changed);
      return true;
    }
    case 'map':
    case 'board':
      prompter.say(face.picture(moment.table, sheet.paint));
      return true;
    case 'table':
    case 'boards':
      prompter.say(face.boards?.(moment.table) ?? face.picture(moment.table, sheet.paint));
      return true;
    case 'hand':
      await showHand(now, moment);
      return true;
    case 'hint':
      await showHint(now, moment);
      return true;
    case '?':
    case 'help':
    case 'moves':
      prompter.say(helpText(moment, face.example, sheet));
      return true;
    default:
      return false;
  }
}

async function showHand<Table>(now: TableNow<Table>, moment: Moment<Table>): Promise<void> {
  const { face, prompter, session, seats, screen } = now;
  const seat = (moment.kind === 'asked' ? moment.seat : null) ?? moment.taker;
  const isDealt = session.chance !== undefined;
  const hand = seats[seat]?.person === true ? face.hand?.(moment.table, seat, isDealt) : undefined;
  if (hand == null)
    prompter.say(face.hand ? 'your cards lie on your own table: woodlog does not know them' : 'nobody has cards here');
  else await screen.whisper(seats[seat], hand);
}

async function showHint<Table>(now: TableNow<Table>, moment: Moment<Table>): Promise<void> {
  const { face, prompter, session, seats, screen } = now;
  const seat = moment.kind === 'asked' && moment.seat !== null ? seats[moment.seat] : undefined;
  if (face.hint === undefined) prompter.say('hints are for games of Root');
  else if (moment.kind !== 'asked' || seat === undefined) prompter.say('nobody has to choose now');
  else if (now.isFreeLine(moment))
    prompter.say('the law does not follow a turn that is written freely: there is no hint');
  else await screen.whisper(seat, face.hint(session, moment));
}

function undo<Table>(now: TableNow<Table>): void {
  const { prompter, session, face, manner, refused } = now;
  if (refused !== '') {
    prompter.say(`cleared: ${visible(refused)}`);
    now.refused = '';
    return;
  }
  const isFirst = manner.oneLine === true && session.answers.length === 0;
  const before = isFirst ? session : face.play.undo(session);
  if (before === session) prompter.say('there is nothing to take back');
  else now.goTo(before, `taken back: ${answerText(face.play.ask(before), before.undone.at(-1))}`);
}

function redo<Table>(now: TableNow<Table>): void {
  const { prompter, session, face } = now;
  const after = face.play.redo(session);
  if (after === session) prompter.say('nothing was taken back');
  else now.goTo(after, `brought back: ${answerText(face.play.ask(session), session.undone.at(-1))}`);
}
