import { answer, ask, startSession } from '@woodlog/session/root-play';

const seats = [
  { player: 'Ann', faction: 'C' },
  { player: '', faction: 'E', bot: 'electric-eyrie' },
];
const begun = startSession({ game: 'root', map: 'Fall', deck: 'E&P', seats }, { chance: { seed: 'maple', index: 0 } });
if (begun._tag === 'Right') {
  const moment = ask(begun.right);
  if (moment.kind === 'asked') {
    console.log(moment.question.prompt); // Corner for the keep?
    const [first] = moment.question.groups.flatMap(({ options }) => options);
    console.log(first?.label); // Clearing 1 (fox)
    const after = answer(begun.right, first?.answer ?? null); // a session, or { refused: 'why not' }
    console.log('refused' in after); // false
  }
}
