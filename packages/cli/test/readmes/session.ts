import { check, parse } from '@woodlog/notation/root';
import { readRootReplay } from '@woodlog/session/root';

const log = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:3w->1\nE:6w->12/++\n';
const replay = readRootReplay(log, check(parse(log)));
if ('turns' in replay) {
  const [, , eyrie] = replay.turns;
  console.log(eyrie?.heading); // Eyrie Dynasties sets up
  console.log(eyrie?.steps.map(({ words }) => words).slice(1)); // [ 'Places 6 warriors in clearing 12.', 'Scores one point.' ]
  console.log(replay.marksAt(4)); // [ { kind: 'touched', place: '12' } ]
  console.log(replay.scoresAt(5)); // [ 0, 1 ]
}
