import { type Chapter, setups } from '../case.ts';

const thief = 'C:\nV:#thief->$/p->1_2_5_10';

export const items: Chapter = [
  'Items',
  [
    {
      says: 'A ruin is removed with its last item, which comes face up to the satchel.',
      source: 'D11, 9.5.3 (Rootlog: Move Examples)',
      players: 'C V',
      log: `${thief}\nV:p->10/%r->e/%s10->$/++`,
      places: { 'ruin:10': null, '10': { Vp: 1 }, out: { ruin: 1 }, V$s: { '%f': 1, '%re': 1, '%s': 2 } },
    },
    {
      says: 'A ruin that hides nothing stays, whatever is taken from its clearing.',
      source: 'D11',
      players: 'C E',
      log: `${setups('CE')}\nC:%s10->$`,
      places: { 'ruin:10': { ruin: 1 }, C$: { '%s': 1 } },
      wrong: ['ledger/short %s10->$'],
    },
    {
      says: 'A ruin with two items stays when the first is taken.',
      source: '9.7.3',
      players: 'V G',
      log: 'V:p->10\nG:p->10\nV:%s10->$',
      places: { 'ruin:10': { ruin: 1, '%': 1 }, '10': { Vp: 1, Gp: 1 } },
    },
    {
      says: 'An item put into a clearing lies there, and not under its ruin.',
      source: 'D11, V.6.2',
      players: 'C V',
      log: 'C:\nV:#scoundrel->$/p->1_2_5_10\nV:p->10/%r->10',
      places: { '10': { Vp: 1, '%r': 1 }, 'ruin:10': { ruin: 1, '%': 1 } },
    },
    {
      says: 'Two Vagabonds choose from one set of characters.',
      source: '9.3.1, 9.7',
      players: 'V G',
      log: 'V:#thief->$\nG:#tinker->$',
      places: {
        V$: { '#thief': 1 },
        G$: { '#tinker': 1 },
        G$s: { '%f': 1, '%r': 1, '%h': 1 },
        G$t: { '%b': 1 },
        'supply:G': { Gp: 1 },
      },
    },
    {
      says: 'A Vagabond’s item written without an area is looked for in the satchel, on its track, among the damaged.',
      source: 'D64',
      players: 'C V',
      log: `${thief}\nV:%t->d/%s->d/%s->e`,
      places: { V$t: null, V$d: { '%t': 1, '%se': 1 } },
    },
    {
      says: 'What is exhausted was refreshed, if there is a choice.',
      source: 'D64',
      players: 'C V',
      log: `${thief}\nV:Z%s/%s->e\nV:%s->e`,
      places: { V$s: { '%f': 1, '%r': 1, '%se': 2 } },
    },
    {
      says: 'What is refreshed or damaged was exhausted, if there is a choice.',
      source: 'D64',
      players: 'C V',
      log: `${thief}\nV:Z%s/%s->e/%s->d`,
      places: { V$s: { '%f': 1, '%r': 1, '%s': 1 }, V$d: { '%se': 1 } },
    },
    {
      says: 'An item keeps its side when it goes to another area, unless the area is written with a side.',
      source: 'D64 (Rootlog: Item Locations)',
      players: 'C V',
      log: `${thief}\nV:%f->e/%f->d\nV:%fd->s+r`,
      places: { V$s: { '%f': 1, '%r': 1, '%s': 1 }, V$d: null },
    },
    {
      says: '`%_` is every item that lies there.',
      source: 'Rootlog: Items',
      players: 'C V',
      log: `${thief}\nV:(%f+%s)->d/%f->e\nV:%_d->s+r`,
      places: { V$s: { '%f': 1, '%r': 1, '%s': 1 }, V$d: null },
    },
    {
      says: 'An item that is that way up already is a slip, and stays as it is.',
      source: 'D64',
      players: 'C V',
      log: `${thief}\nV:%f->r`,
      places: { V$s: { '%f': 1, '%r': 1, '%s': 1 } },
      wrong: ['ledger/already-so %f->r'],
    },
    {
      says: 'A removed item leaves the game.',
      source: 'G.24 (Rootlog: Move)',
      players: 'C V',
      log: `${thief}\nV:%f->`,
      places: { out: { '%f': 1 } },
    },
    {
      says: 'Items of other boards are exhausted where they lie.',
      source: 'Rootlog: Item States',
      players: 'C E',
      log: `${setups('CE')}\nC:Z%c/%c->e`,
      places: { C$: { '%ce': 1 } },
    },
  ],
];
