import { describe, expect, test } from 'vitest';
import type { Action } from '../../index.ts';
import { matchOf } from '../../../../test/root/written-line.ts';
import { logWith, positionOf } from '../../../../test/root/written-position.ts';
import { type Told, phase } from '../../../../test/root/people-turn.ts';

const table = logWith('C: Ann', 'E: Bob', 'V: Cid');

/** A Vagabond in clearing 5 of rabbits; what stands before comes before his line. */
const at = (character: string, line: string, hand = 'R#cob+F#anvil', before = 'C:'): string =>
  table(before, `V:#${character}->$/p->5/(${hand})V->V${line}`);

const birdsong = (position: string, ...answers: Told[]) => phase(position, 'V', 'birdsong', answers);
const daylight = (position: string, ...answers: Told[]) => phase(position, 'V', 'daylight', answers);
const evening = (position: string, ...answers: Told[]) => phase(position, 'V', 'evening', answers);

/** The sections of what is offered in Daylight, each once. */
const laws = (position: string): string[] => [...new Set(daylight(position).offered.map(({ law }) => law))];
const goals = (position: string, ...answers: Told[]): unknown[] =>
  daylight(position, ...answers).offered.flatMap(({ kind, to }) => (kind === 'move' && to !== undefined ? [to] : []));

test('5.1.3, 9.3.1, 9.3.2, 9.3.3: a Vagabond sets up with a character, the pawn in a forest, and three quests', () => {
  const { text } = phase(table('C:'), 'V', 'setup', [
    ['#', '#', '#'],
    '#tinker',
    '1_2_5_10',
    ['F#errand', 'R#guard', 'F#logs'],
  ]);
  expect(text).toBe('#tinker->$/p->1_2_5_10/F#errand+R#guard+F#logs->Q');
});

describe('Birdsong', () => {
  test('9.4.1: three exhausted items are refreshed, and two for each tea that was face up', () => {
    expect(birdsong(at('tinker', '/%f->e/%r->e/%h->e')).text).toBe('%f->r/%r->r/%h->r');
    expect(birdsong(at('tinker', '/%f->e/%r->e/%b->s+e/%h->e'), 1, 1, 0).text).toBe('%f->r/%r->r/%b->t+r');
    expect(birdsong(at('thief', '/%f->e/%r->e/%s->e/Z%f/%f->e', 'R#cob+F#travelgear')).text).toBe(
      '%f->r/%f->r/%r->r/%s->r',
    );
  });

  test('9.4.2, 9.2.10: he may slip to a clearing or forest next to his, once, for no boot', () => {
    const { offered } = birdsong(at('tinker', '/%f->e'));
    expect(offered.map(({ to }) => to)).toEqual([1, 2, '1_2_5_10', undefined]);
    expect(birdsong(at('tinker', ''), { kind: 'slip', to: '1_2_5_10' }).text).toBe('p->1_2_5_10');
  });

  test('9.4.2, 9.2.9.III.b: he slips into a hostile clearing for nothing', () => {
    expect(birdsong(at('tinker', '/$_C->h', 'R#cob', 'C:w->2'), { kind: 'slip', to: 2 }).text).toBe('p->2');
  });
});

describe('Daylight', () => {
  test('9.5, 9.5.1, 9.2.10: a boot a move, out of a forest into the clearings beside it, and never into one', () => {
    expect(daylight(at('tinker', ''), { kind: 'move', to: 2 }).text).toBe('%f->e/p->2');
    expect(goals(at('tinker', '/%f->e'))).toEqual([]);
    expect(goals(at('tinker', '/p->1_2_5_10'))).toEqual([1, 2, 5, 10]);
  });

  test('9.5.1, 9.2.9.III.b: into a clearing with hostile warriors it takes two boots', () => {
    const hostile = (character: string) => at(character, '/$_C->h', 'R#cob', 'C:w->2/t_k->1');
    expect(goals(hostile('tinker'))).toEqual([1]);
    expect(daylight(hostile('ronin'), { kind: 'move', to: 2 }).text).toBe('%f->e/%f->e/p->2');
  });

  test('9.2.7: a hit damages an item that is not damaged though one like it is', () => {
    const position = at('ronin', '/%f->d/%f->e', 'F#anvil', 'C:2w->5');
    expect(daylight(position, { kind: 'battle', defender: 'C' }, 'none', [1, 1], 'f').text).toBe(
      '%s->e/XC5(1,1)/%fe->d/Cw5->/$_C->h',
    );
  });

  test('9.2.7: of two items of a type he damages the one face up or the exhausted one', () => {
    const position = at('ronin', '/%f->e', 'F#anvil', 'C:2w->5');
    const hit = (...damaged: readonly string[]): string =>
      daylight(position, { kind: 'battle', defender: 'C' }, 'none', [damaged.length, damaged.length], ...damaged).text;
    expect(hit('f')).toBe('%s->e/XC5(1,1)/%fr->d/Cw5->/$_C->h');
    expect(hit('f exhausted')).toBe('%s->e/XC5(1,1)/%fe->d/Cw5->/$_C->h');
    expect(hit('f', 'f')).toBe('%s->e/XC5(2,2)/%fr->d/%fe->d/Cw5->/$_C->h');
  });

  test('9.5.2: a sword for a battle', () => {
    const position = at('ronin', '', 'F#anvil', 'C:2w->5');
    expect(daylight(position, { kind: 'battle', defender: 'C' }, 'none', [0, 0]).text).toBe('%s->e/XC5(0,0)');
    expect(laws(at('tinker', '', 'F#anvil', 'C:2w->5'))).not.toContain('9.5.2');
  });

  test('9.2.9.III, 9.2.9.III.a: the first warrior makes a faction hostile, the other pieces are infamy', () => {
    const position = at('arbiter', '', 'F#anvil', 'C:2w->5');
    expect(daylight(position, { kind: 'battle', defender: 'C' }, 'none', [2, 0]).text).toBe(
      '%s->e/XC5(2,0)/2Cw5->/$_C->h/++',
    );
  });

  test('9.5.3: a torch for the item under the ruin, and a point', () => {
    const position = at('tinker', '/p->10');
    expect(daylight(position, { kind: 'explore' }, 's').text).toBe('%r->e/%s10->s/++');
    expect(laws(at('tinker', ''))).not.toContain('9.5.3');
  });

  test('9.5.4, 9.2.9.I: any item and a card that matches; the aids of one turn lead to the next space', () => {
    const aid = { kind: 'aid', whom: 'C' };
    const position = at('arbiter', '', 'R#cob+R#bank+B#royal', 'C:w->5');
    expect(daylight(position, aid, 'f', 'R#cob', aid, 'r', 'R#bank', aid, 'B#royal').text).toBe(
      '%f->e/R#cobV->C/$_C->1/++/%r->e/R#bankV->C/%s->e/B#royalV->C/$_C->2/++2',
    );
    expect(laws(at('arbiter', '', 'F#anvil+F#tax+M#sword', 'C:w->5'))).not.toContain('9.5.4');
  });

  test('9.5.4, 9.2.5.I: who aids may take a crafted item, which goes to its track', () => {
    const position = at('tinker', '', 'R#cob', 'C:w->5/M#roottea->C/Z%t');
    expect(daylight(position, { kind: 'aid', whom: 'C' }, 'f', 'R#cob', 't').text).toBe(
      '%f->e/R#cobV->C/%tC$->t/$_C->1/++',
    );
  });

  test('9.2.9.II.a, 9.2.9.III.c: an ally is worth two points an aid, a hostile faction none', () => {
    const position = (status: string) => at('tinker', `/$_C->${status}`, 'R#cob', 'C:w->5');
    const aid = (status: string) => daylight(position(status), { kind: 'aid', whom: 'C' }, 'f', 'R#cob').text;
    expect(aid('a')).toBe('%f->e/R#cobV->C/++2');
    expect(aid('h')).toBe('%f->e/R#cobV->C');
  });

  test('9.5.5: the two items of a quest, for a point each completed quest of its suit, or two cards', () => {
    const position = (line: string) => at('thief', `/(R#guard+R#speech+F#logs)->Q${line}`);
    const quest = { kind: 'quest', card: 'R#guard' };
    expect(daylight(position(''), quest, 'points', ['M#bear']).text).toBe('%r->e/%s->e/R#guardQ->$/++/M#bear->Q');
    expect(daylight(position(''), quest, 'cards', ['#', '#'], ['M#bear']).text).toBe(
      '%r->e/%s->e/R#guardQ->$/2#->V/M#bear->Q',
    );
    expect(daylight(position('/R#speechQ->$/M#bear->Q'), quest, 'points', ['F#shed']).text).toBe(
      '%r->e/%s->e/R#guardQ->$/++2/F#shed->Q',
    );
  });

  test('9.5.6: a crossbow for a warrior, or for something else of an enemy without warriors there', () => {
    const strike = (pieces: string) => daylight(at('ranger', '', 'R#cob', `C:${pieces}->5`), { kind: 'strike' });
    expect(strike('w').text).toBe('%x->e/Cw5->/$_C->h');
    expect(strike('b_s').text).toBe('%x->e/Cb_s5->/++');
    expect(daylight(at('ranger', '', 'R#cob', 'C:w+b_s->5')).offered.map(({ what }) => what)).toContain('Cw');
    expect(daylight(at('ranger', '', 'R#cob', 'C:w+b_s->5')).offered.map(({ what }) => what)).not.toContain('Cb_s');
  });

  test('9.5.7: a hammer for a damaged item, which keeps its side', () => {
    expect(daylight(at('tinker', '/%f->d'), { kind: 'repair' }).text).toBe('%h->e/%fd->s');
    expect(daylight(at('tinker', '/%b->d'), { kind: 'repair' }).text).toBe('%h->e/%bd->t');
    expect(daylight(at('tinker', '/%f->e/%f->d'), { kind: 'repair' }).text).toBe('%h->e/%fde->s');
  });

  test('9.2.1, 9.5.8: a hammer each icon, all of the suit of his clearing; an item is his', () => {
    const craft = { kind: 'craft', card: 'R#avisittofriends' };
    const position = at('tinker', '', 'R#avisittofriends+R#bakesale+F#anvil');
    expect(daylight(position).offered.filter(({ kind }) => kind === 'craft')).toHaveLength(1);
    expect(daylight(position, craft).text).toBe('%h->e/Zavisittofriends/++');
    const two = at('tinker', '/Z%h', 'F#anvil+R#bakesale');
    expect(daylight(two, { kind: 'craft', card: 'R#bakesale' }).text).toBe('%h->e/%h->e/Zbakesale/++3/%cs->t');
  });
});

describe('9.2.9.II: allies', () => {
  const allied = (pieces: string) => at('ronin', '/$_C->a', 'F#anvil', `C:${pieces}`);

  test('9.2.9.II.b: warriors of one ally move along', () => {
    const { text } = daylight(allied('3w->5'), { kind: 'move', to: 2 }, 'C', 2);
    expect(text).toBe('%f->e/(p+2Cw)5->2');
  });

  test('14.2.2, 9.2.9.II.b: an allied warlord stays where it is', () => {
    const log = logWith('H: Ann', 'V: Cid')('H:w_w+3w->5', 'V:(R#cob+F#anvil)V->V/#thief->$/p->5/$_H->a');
    expect(daylight(log, { kind: 'move', to: 2 }, 'H', 3).text).toBe('%f->e/(p+3Hw)5->2');
    const alone = log.replace('w_w+3w', 'w_w');
    expect(daylight(alone, { kind: 'move', to: 2 }).text).toBe('%f->e/p->2');
  });

  test('M.3.5, 9.2.9.II.b: by Ferry each player whose pieces cross draws a card', () => {
    const position = allied('3w->1').replace('Fall', 'Lake').replaceAll('p->5', 'p->1');
    const { text } = daylight(position, { kind: 'move', to: 10 }, 'C', 2, ['#'], ['#']);
    expect(text).toBe('%f->e/(p+2Cw+f)1->10/#->V/#->C');
  });
});

describe('V: special actions', () => {
  test('V.1.2: the Thief takes a random card of who is where he is', () => {
    const position = at('thief', '', 'F#anvil', 'C:w->5/(M#sword+M#crossbow)C->C');
    const { text } = daylight(position, { kind: 'steal', whom: 'C' }, 'M#sword');
    expect(text).toBe('%r->e/M#swordC->V');
  });

  test('V.2.2: the Tinker takes a discarded card that matches', () => {
    const position = at('tinker', '/R#cob->/F#anvil->', 'R#cob+F#anvil+M#sword');
    expect(daylight(position, { kind: 'labor', card: 'R#cob' }).text).toBe('%r->e/R#cob*->V');
    expect(daylight(position).offered.filter(({ kind }) => kind === 'labor')).toHaveLength(1);
  });

  test('V.3.2: the Ranger repairs three items, and Daylight is over', () => {
    const { text, offered } = daylight(at('ranger', '/%f->d/%s->d'), { kind: 'hideout' }, 'f damaged');
    expect(text).toBe('%r->e/%fd->s/%sd->s');
    expect(offered).toEqual([]);
  });

  test('V.4.2: the Vagrant has anybody battle anybody where he is, and scores for what both lose', () => {
    const position = at('vagrant', '', 'F#anvil', 'C:2w->5\nE:2w->5');
    const fight = { kind: 'instigate', attacker: 'C', defender: 'E' };
    expect(daylight(position, fight, 'none', [1, 1]).text).toBe('%r->e/CXE5(1,1)/Ew5->/Cw5->');
  });

  test('V.6.2: the Scoundrel leaves his torch, and all enemy pieces go', () => {
    const { text, table: after } = daylight(at('scoundrel', '', 'F#anvil', 'C:2w+b_s->5'), { kind: 'scorch' });
    expect(text).toBe('%r->5+e/(2Cw+Cb_s)5->/++/$_C->h');
    expect(after.scores).toEqual([0, 0, 1]);
  });

  test('V.7.2: the Adventurer uses an item as another one, once a turn, and damages it', () => {
    const position = at('adventurer', '/(R#guard+R#speech+F#logs)->Q');
    const quest = { kind: 'quest', card: 'R#guard', improvised: 's' };
    expect(daylight(position, quest, 'f', 'points', ['M#bear']).text).toBe('%fr->d+e/%r->e/R#guardQ->$/++/M#bear->Q');
  });

  test('V.8.2: the Harrier glides to any clearing for a torch', () => {
    const { text } = daylight(at('harrier', '/$_C->h', 'F#anvil', 'C:w->12'), { kind: 'glide', to: 12 });
    expect(text).toBe('%r->e/p->12');
  });

  test('V.10.2: the Cheat completes a quest with any two items, and it goes back', () => {
    const position = at('cheat', '/(R#guard+R#speech+F#logs)->Q');
    const quest = { kind: 'quest', card: 'R#guard', law: 'V.10.2' };
    expect(daylight(position, quest, 'f', 'x', 'points', ['M#bear']).text).toBe(
      '%f->e/%x->e/R#guardQ->$/++/M#bear->Q/R#guard$->',
    );
  });

  test('V.11.2: the Gladiator damages an item, removes a warrior and draws a card, and nobody is hostile', () => {
    const { text } = daylight(at('gladiator', '', 'F#anvil', 'C:w->5'), { kind: 'duel' }, 'f', ['#']);
    expect(text).toBe('%fr->d+e/Cw5->/#->V');
  });

  test('V.12.2: the Jailor spends a card in place of an item, once a turn, for a point', () => {
    const { text } = daylight(at('jailor', '/++', 'R#cob'), { kind: 'move', to: 2 }, 'coerce', 'R#cob');
    expect(text).toBe('R#cobV->/p->2/--');
  });
});

test('9.2.8: at a table of four a dominance card makes a coalition with whoever has the fewest points', () => {
  const four = logWith('C: Ann', 'E: Bob', 'A: Dot', 'V: Cid');
  const position = four('C:++3', 'E:++2', 'A:++5', 'V:#tinker->$/p->5/++9/++/(F#dom+R#cob+R#bank)V->V');
  const coalition = { kind: 'coalition', whom: 'E' };
  expect(daylight(position).offered.flatMap(({ kind, whom }) => (kind === 'coalition' ? [whom] : []))).toEqual(['E']);
  expect(daylight(position, coalition).text).toBe('F#domV->$/++->E$');
});

describe('Evening', () => {
  test('9.6.1: in a forest damaged items are repaired and refreshed', () => {
    const rest = (line: string) => evening(at('tinker', `${line}/p->1_2_5_10`), ['#']).text;
    expect(rest('/%f->d/%h->e/%h->d/%b->d')).toBe('%fd->s/%hde->s/%h->r/%bd->t/#->V');
    expect(evening(at('tinker', '/%f->d')).text).toBe('#->V');
  });

  test('9.6.2, 9.6.3: a card, and one for each coin on the track; down to five cards', () => {
    expect(evening(at('vagrant', ''), ['#', '#']).text).toBe('2#->V');
    expect(evening(at('vagrant', '/%c->s+e'), ['#']).text).toBe('#->V');
    expect(evening(at('tinker', '/2#->V'), ['#'], 'R#cob').text).toBe('#->V/R#cobV->');
  });

  test('9.6.4: six items, and two for each bag on the track; tracks do not count', () => {
    const line = ['F#travelgear', 'M#travelgear', 'M#sword', 'F#foxfolksteel']
      .map((card) => `/${card}->V/Z${card}`)
      .join('');
    expect(evening(at('ranger', line), ['#'], 'x', 'f').text).toBe('#->V/%xs->/%fs->');
    expect(evening(at('tinker', line), ['#']).text).toBe('#->V');
  });
});

test('9.7.3: an item of a ruin is not taken by who has taken one of its type from a ruin', () => {
  const before = positionOf(table('C:', 'V:#ranger->$/p->5', 'V:p->6/%r->e/%f6->$/++'));
  const second: Action[] = [
    { kind: 'move', parts: [{ count: 1, what: '%f', from: '10', to: 'V$' }] },
    { kind: 'move', parts: [{ count: 1, what: '#', from: 'draw', to: 'V' }] },
  ];
  const match = matchOf({ before, taker: 'V', setup: false, actions: second });
  const breaches = match.verdict === 'illegal' ? match.breaches : [];
  expect(breaches.find(({ law }) => law === '9.7.3')?.because).toMatch(/they took such an item from a ruin before/);
});
