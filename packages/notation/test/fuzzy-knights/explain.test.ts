import { expect, test } from 'vitest';
import { explain, parse, story } from '../../src/fuzzy-knights/index.ts';

const OPENING = `FUZZY KNIGHTS
RULES dice
PLAYER 1 "Ann"
PLAYER 2 "Bo"

DROP ITEM at (10, 1) (5, 2) (9, 5) (1, 6) (6, 7) (8, 8)
DROP RESOURCE at (1, 1) (7, 1) (3, 3) (8, 3) (2, 4) (6, 4) (4, 6) (5, 10)
DROP MONSTER at (8, 2) (1, 3) (7, 4) (3, 5) (7, 6) (2, 8) (6, 8) (8, 10)
DROP MINE at (3, 2) (9, 2) (8, 5) (4, 7) (9, 7) (1, 10)
P1: ROLL ANCHOR 1d6 [6]
P2: ROLL ANCHOR 1d6 [2]
P1: CONSTRUCT ENCAMPMENT at (4, 1)
P2: CONSTRUCT ENCAMPMENT at (5, 6)
DAYBREAK 1
P1: RECRUIT HERO at (4, 1)
P1: END
P2: END
P1: ROLL TOKEN 1dP [40]
P2: ROLL TOKEN 1dP [10]
`;

/** What follows the opening, with the sections: each step, and what it brings about. */
function told(steps: string): readonly string[] {
  const log = `${OPENING}${steps}`;
  const first = OPENING.split('\n').length;
  return [...explain(parse(log))]
    .filter(({ line }) => line >= first)
    .flatMap(({ text, implied }) => [text, ...implied.map(({ what, law }) => `- ${what} (${law})`)]);
}

test('coins and moves are cited from the sections that give them', () => {
  const news = [...explain(parse(OPENING))].flatMap(({ implied }) =>
    implied.map(({ what, law }) => `${what} (${law})`),
  );
  expect(news).toEqual([
    'Ann is the anchor, and goes first each day (Board Setup 3)',
    'Ann begins with 5 coins (Board Setup 5)',
    'Bo begins with 5 coins (Board Setup 5)',
    'Ann gets 1 coin and has 6 (Daybreak 1)',
    'Bo gets 1 coin and has 6 (Daybreak 1)',
    'Ann pays 5 coins and has 1 (Daybreak 3.B)',
    "Ann's hero H1 may move 15 tiles (Hero Movement)",
  ]);
  expect(
    told(`P1: MOVE H1 (5, 1) (6, 1) (7, 1)
P1: INTERACT H1 RESOURCE
P1: ROLL CACHE 1dP [80]
P1: ROLL LARGE 2d6 [9]
`).slice(-5),
  ).toEqual([
    'Ann moves hero H1 to (7, 1)',
    'Ann claims the resource with hero H1',
    'Ann rolls 1dP for the size of the cache: 80, a large one',
    'Ann rolls 2d6 for the coins in it: 9 coins',
    '- Ann gets 9 coins and has 10 (Resources)',
  ]);
});

test('a battle tells the odds, the squad that falls, the hero that faints and comes to', () => {
  const story = told(`P1: MOVE H1 (5, 1) (6, 1) (6, 2) (7, 2) (8, 2)
P1: ENGAGE H1 MONSTER
P1: ROLL MONSTER 1dP [100]
P1: ROLL DEFECT 1d6 +3 [3]
P1: DEFECT 6
P1: MOVE H1 (7, 2) (7, 3) (7, 4)
P1: ENGAGE H1 MONSTER
P1: ROLL MONSTER 1dP [20]
P1: ROLL FIGHT 2d6 [7]
P1: FORM 5 + 1
P1: ATTACK S1 + S2 + H1 on S1
P1: ROLL ATTACK 8d6 +6 [8]
P1: ROLL DEFENCE 4d6 [20]
P1: LOSE H1
P1: ATTACK S1 + S2 on S1
P1: ROLL ATTACK 6d6 [30]
P1: ROLL DEFENCE 4d6 [10]
P1: ATTACK S1 on S2
P1: ROLL ATTACK 5d6 [20]
P1: ROLL DEFENCE 3d6 [5]
`);
  expect(story.slice(5)).toEqual([
    'Ann attacks the monsters with hero H1',
    'Ann rolls 1dP for the mood of the monsters: 100, they come over',
    'Ann rolls 1d6 +3 for how many come over: 6 monsters',
    'Ann takes on 6 monsters for nothing',
    '- 1 monster token at (8, 2) taken away (Monsters)',
    "- Ann's hero H1 has 6 mercenaries now (Monsters)",
    'Ann moves hero H1 to (7, 2)',
    'Ann moves hero H1 to (7, 3)',
    'Ann moves hero H1 to (7, 4)',
    'Ann attacks the monsters with hero H1',
    'Ann rolls 1dP for the mood of the monsters: 20, they fight',
    'Ann rolls 2d6 for how many fight: 7 monsters',
    'Ann forms squads of 5 and 1',
    "- Ann's hero H1 with squads of 5 and 1 against monsters in squads of 4 and 3: over 99 % to win the battle (Battle)",
    'Ann sends squad 1, squad 2 and hero H1 against squad 1',
    '- 8d6 +6 against 4d6: over 99 % to win the round (Battle)',
    'Ann rolls 8d6 +6 to attack: 14',
    'Ann rolls 4d6 to defend: 20',
    '- 14 is less than 20: the attack fails, and one of its squads is lost (Battle)',
    'Ann gives up hero H1',
    '- hero H1 faints (Battle)',
    'Ann sends squad 1 and squad 2 against squad 1',
    '- 6d6 against 4d6: 88 % to win the round (Battle)',
    'Ann rolls 6d6 to attack: 30',
    'Ann rolls 4d6 to defend: 10',
    '- 30 beats 10: squad 1 falls, 4 men strong (Battle)',
    'Ann sends squad 1 against squad 2',
    '- 5d6 against 3d6: 91 % to win the round (Battle)',
    'Ann rolls 5d6 to attack: 20',
    'Ann rolls 3d6 to defend: 5',
    '- 20 beats 5: squad 2 falls, 3 men strong (Battle)',
    '- Ann wins the battle, and hero H1 comes to (Battle)',
    '- 1 monster token at (7, 4) taken away (Monsters)',
    '- Ann gets 3 coins and has 4 (Monsters, HARD-FIGHT/FIGHT)',
  ]);
});

test('a hero that falls dies, and leaves a monster where a monster beat it; a tie is the defender’s', () => {
  const story = told(`P1: MOVE H1 (5, 1) (6, 1) (6, 2) (7, 2) (8, 2)
P1: ENGAGE H1 MONSTER
P1: ROLL MONSTER 1dP [70]
P1: ROLL FIGHT 2d6 [4]
P1: ATTACK H1 on S1
P1: ROLL ATTACK 2d6 +6 [3]
P1: ROLL DEFENCE 2d6 [9]
`);
  expect(story.slice(8)).toEqual([
    "- Ann's hero H1 against monsters in squads of 2 and 2: 89 % to win the battle (Battle)",
    'Ann sends hero H1 against squad 1',
    '- 2d6 +6 against 2d6: 95 % to win the round (Battle)',
    'Ann rolls 2d6 +6 to attack: 9',
    'Ann rolls 2d6 to defend: 9',
    '- 9 is not more than 9: hero H1 falls (Battle)',
    '- Ann loses the battle (Battle)',
    '- 1 monster token left at (8, 2) (Hero Death)',
    "- Ann's hero H1 dies (Hero Death)",
  ]);
});

test('as a story a walk is one sentence, and so are tokens dropped together; a step that something follows ends it', () => {
  const sentences = [...story(parse(`${OPENING}P1: MOVE H1 (5, 1) (6, 1) (7, 1)\nP1: MOVE H1 (6, 1)\n`))];
  const texts = sentences.map(({ text }) => text);
  expect(texts[0]).toBe('items are dropped on (10, 1), (5, 2), (9, 5), (1, 6), (6, 7) and (8, 8)');
  expect(texts.slice(-2)).toEqual(['Ann moves hero H1 to (7, 1) in 3 steps', 'Ann moves hero H1 to (6, 1)']);
  const refused = [...story(parse(`${OPENING}P1: MOVE H1 (5, 1) (9, 9) (6, 1) (7, 1)\n`))];
  expect(refused.slice(-3).map(({ text }) => text)).toEqual([
    'Ann moves hero H1 to (5, 1)',
    'Ann moves hero H1 to (9, 9)',
    'Ann moves hero H1 to (7, 1) in 2 steps',
  ]);
});

test('what the rules refuse says why', () => {
  expect(told('P1: MOVE H1 (9, 9)\n')).toEqual([
    'Ann moves hero H1 to (9, 9)',
    '- refused: (9, 9) is not beside (4, 1) (Hero Movement)',
  ]);
});
