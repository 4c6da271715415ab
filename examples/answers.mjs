// A driver of your own: it answers what a bot of Root asks, as a program at a real table would that has its own deck and
// dice. node examples/answers.mjs (after npm ci && npm run build).
import { isRight } from 'fp-ts/lib/Either.js';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { nextTurn } from 'woodlog';

const POSITION = `Map: Fall
Deck: E&P
C: Mechanical Marquise 2.0
E: Electric Eyrie
`;

/** Cards and dice that lie ready; a camera or a person could stand here. */
export function table() {
  const deck = ['F#anvil', 'M#roottea', 'R#tun', 'B#sabo', 'M#mpart', 'F#fpart', 'R#charm', 'B#boat'];
  const dice = [3, 0, 2, 1];
  let drawn = 0;
  let rolled = 0;
  return {
    cards: (count) => Array.from({ length: count }, () => deck[drawn++ % deck.length]),
    roll: (count) => Array.from({ length: count }, () => dice[rolled++ % dice.length]),
  };
}

/** Plays turns, and asks `told` to hear each question with its answer. */
export async function playTurns(turns, { cards, roll }, told = (_question, _answer) => {}) {
  let log = POSITION;
  for (let turn = 0; turn < turns; turn++) {
    let answers = [];
    for (;;) {
      const played = await nextTurn(log, { game: 'root', answers });
      if (!isRight(played)) throw new Error(played.left.message);
      if (!('pending' in played.right)) {
        log += played.right.text;
        break;
      }
      const { pending } = played.right;
      const answer = answerTo(pending, { cards, roll });
      told(pending, answer);
      answers = [...played.right.answers, answer];
    }
  }
  return log;
}

/** Each kind of question wants another kind of answer. */
function answerTo(question, { cards, roll }) {
  switch (question.kind) {
    case 'draw':
      return cards(question.count);
    case 'roll':
      return roll(question.dice);
    default:
      return question.options[0];
  }
}

if (argv[1] === fileURLToPath(import.meta.url))
  console.log(
    await playTurns(6, table(), ({ kind, law }, answer) => console.log(`${kind} (${law}): ${JSON.stringify(answer)}`)),
  );
