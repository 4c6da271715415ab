import { setups } from '../../turn/setups.ts';
import { act } from '../../../kernel/index.ts';
import { CLEARINGS } from '../../data/vocabulary.ts';
import { inSupply, isEmptyOf } from '../../law/pieces.ts';
import { putWarriors, mayPutWarriors } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import { chooseOne, distribute, numbers } from '../../law/choose.ts';
import { discardStep } from '../../turn/hand.ts';
import { menu, birdsongOf, daylightOf, eveningOf } from '../../turn/menu.ts';
import type { Choice, Phases, Step, Turn } from '../../law/step.ts';
import { unmet } from '../../law/unmet.ts';
import { DUE } from './ledger.ts';
import { FUND_RULES, fundChoices } from './daylight.ts';
import { funds } from './funds.ts';
import {
  DIVIDEND_FUNDS,
  PRICES,
  PROTECTIONISM,
  type Service,
  SERVICES,
  STARTING_WARRIORS,
} from '../../data/factions/riverfolk.ts';
import { transfer } from '../../law/transfer.ts';
import { choice } from '../../turn/choices-at.ts';

/** What a turn of the Riverfolk remembers between two steps. */
interface RiverfolkMemory {
  /** Services whose price was changed (11.6.2). */
  readonly priced: Service[];
}

const ALL_PRICES = numbers(PRICES.least, PRICES.most);

function* setStartingPrices({ me }: Turn): RootTurn {
  const prices: number[] = [];
  for (const service of SERVICES)
    prices.push(yield* chooseOne(me, '11.3.5', 'price', `price of ${NAMES[service]}`, ALL_PRICES));
  const [first = PRICES.least] = prices;
  if (prices.every((price) => price === first)) {
    yield* act({ kind: 'price', services: SERVICES, price: first });
    return;
  }
  for (const [n, service] of SERVICES.entries())
    yield* act({ kind: 'price', services: [service], price: prices[n] ?? PRICES.least });
}

const NAMES: Readonly<Record<Service, string>> = { h: 'a hand card', r: 'riverboats', m: 'mercenaries' };

/**
 * Two warriors for an empty Payments box (11.4.1). The ledger adds them to the first action of the line (D62); if they
 * are not there yet, they are written.
 */
const protectionism: Step<RiverfolkMemory> = {
  law: '11.4.1',
  name: 'Protectionism',
  when: (turn) => turn.state.turn.due.includes(DUE) && inSupply(turn, turn.me.warrior) > 0,
  *play(turn) {
    const { me } = turn;
    const count = Math.min(PROTECTIONISM, inSupply(turn, me.warrior));
    yield* transfer('Ow', me.supply, me.board, count);
  },
};

/** A point for every two remaining funds, if there is a trade post (11.4.2); then all warriors are funds (11.4.3). */
const scoreDividends: Step<RiverfolkMemory> = {
  law: '11.4.2',
  name: 'Score dividends',
  when: (turn) => turn.me.tokens.some((post) => !isEmptyOf(turn, post)),
  play: (turn) => score(turn, turn.me, Math.floor(turn.state.funds / DIVIDEND_FUNDS)),
};

/** Each price may change once (11.6.2). */
function priceChoices(turn: Turn<RiverfolkMemory>): Choice[] {
  const { memory, state } = turn;
  return SERVICES.filter((service) => !memory.priced.includes(service)).flatMap((service) =>
    ALL_PRICES.filter((price) => price !== state.prices[service]).map((price) =>
      choice({ kind: 'price', law: '11.6.2', service, price }, function* () {
        turn.memory.priced.push(service);
        yield* act({ kind: 'price', services: [service], price });
      }),
    ),
  );
}

/** Writes the remaining funds, for dividends and trade disruption (Rootlog: Funds). */
const writeFunds: Step<RiverfolkMemory> = {
  law: '11.2.4',
  name: 'Funds left',
  brings: ['other'],
  *play(turn) {
    const left = funds(turn, turn.me);
    if (left > 0) yield* act({ kind: 'funds', funds: left });
  },
};

const NO_FUND_LEFT = unmet('11.5', 'no fund is left');

/** The turn of the Riverfolk (11.4 to 11.6). */
export const RIVERFOLK_PHASES: Phases<RiverfolkMemory> = {
  memory: () => ({ priced: [] }),
  rules: FUND_RULES,
  spent: (turn) => (funds(turn, turn.me) > 0 ? null : NO_FUND_LEFT),
  ...setups<RiverfolkMemory>(
    '11.3',
    ['11.3.1', '11.3.3', '11.3.4'],
    [
      {
        law: '11.3.2',
        name: 'Place warriors',
        *play(turn) {
          // Four warriors anywhere on the river (11.3.2).
          const { me, layout } = turn;
          const open = CLEARINGS.filter((at) => layout.map.clearings[at].river && mayPutWarriors(turn, me, at));
          const rooms = open.map((at) => ({ place: at, count: STARTING_WARRIORS }));
          for (const { place: at, count } of yield* distribute(
            me,
            '11.3.2',
            'warriors in clearing',
            rooms,
            STARTING_WARRIORS,
          ))
            yield* putWarriors(turn, me, at, count);
        },
      },
      { law: '11.3.5', name: 'Set starting prices', play: setStartingPrices },
    ],
  ),
  birdsong: birdsongOf('11.4', [protectionism, scoreDividends]),
  daylight: daylightOf('11.5', [menu('11.5', 'Commit and spend funds', fundChoices)]),
  evening: eveningOf('11.6', [
    discardStep('11.6.1'),
    menu('11.6.2', 'Set costs', priceChoices, { brings: [] }),
    writeFunds,
  ]),
};
