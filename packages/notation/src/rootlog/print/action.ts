import { type Action, type Battle, type Reveal, SERVICES, type Service, ownerOfPiece } from '@woodlog/core/root';
import { namesFor } from '../card-names.ts';
import { printMove } from './move.ts';
import { joinTerms } from './terms.ts';
import { printCount, printOwned, printPlace } from './words.ts';

const NAMES = namesFor(undefined);

/**
 * Prints an action canonically, as in a line of `taker`. The start and the end of a line are actions without a
 * notation: they give an empty string.
 *
 * @example printAction({ kind: 'score', faction: 'C', points: 2 }, 'C') // '++2'
 */
export function printAction(action: Action, taker: string): string {
  const by = (faction: string): string => (faction === taker ? '' : faction);
  switch (action.kind) {
    case 'begin':
    case 'end':
      return '';
    case 'move':
      return printMove(action, taker);
    case 'battle':
      return printBattle(action, by(action.attacker));
    case 'reveal':
      return printReveal(action, taker);
    case 'craft':
      return `Z${printCrafted(action.what)}`;
    case 'score': {
      const { points } = action;
      return by(action.faction) + (points < 0 ? `--${printCount(-points)}` : `++${printCount(points)}`);
    }
    case 'marker':
      return `${by(action.faction)}++->${printPlace(action.board, taker)}`;
    case 'open-path':
      return `${action.path}->`;
    case 'discard-decree':
      return `${by(action.faction)}$_->`;
    case 'relate': {
      const vagabond = by(action.vagabond);
      return `${action.factions.map((faction) => `${vagabond}$_${faction}`).join('+')}->${action.status}`;
    }
    case 'price':
      return `${printServices(action.services)}->${action.price}`;
    case 'funds':
      return `$_f->${action.funds}`;
    case 'outcast':
      return `$_${action.hated ? 'ho' : 'o'}->${action.suit}`;
    case 'conspiracy':
      return `$_c->${action.space}`;
    case 'guess':
      return `?${action.plot}${action.clearing}`;
    case 'flip':
      return `${printOwned(action.what, taker)}${action.at}^${printFace(action.what, action.becomes)}`;
    case 'trick': {
      const plot = printOwned('Pt', taker);
      return action.clearings.map((clearing) => plot + clearing).join('<->');
    }
    case 'hire':
      return `${action.hireling}${action.demoted ? 'd' : ''}->${printPlace(action.board, taker)}${action.markers ?? ''}`;
  }
}

/** `XE10B@M@(2,1)`. */
function printBattle({ defender, clearing, ambushes, rolls }: Battle, attacker: string): string {
  const played = ambushes.map((suit) => `${suit ?? ''}@`).join('');
  return `${attacker}X${defender}${clearing}${played}${rolls ? `(${rolls.join(',')})` : ''}`;
}

/** `(F+2M)#^P`, `V^O`. */
function printReveal({ by, cards, to }: Reveal, taker: string): string {
  const hand = (owner: string): string => (owner === taker ? '' : owner);
  const shown =
    cards.length === 0
      ? hand(by)
      : joinTerms(
          cards.map(({ count, what, by: owner }) => ({
            thing: printCount(count) + what,
            start: hand(owner),
            free: false,
          })),
        );
  return `${shown}^${to ?? ''}`;
}

/** `%h`, `sabo`; a card whose name exists in several suits includes its suit: `rpart`, `F#roottea`. */
function printCrafted(what: string): string {
  const [suit, name] = what.split('#');
  if (name === undefined) return what;
  if (NAMES.some((names) => names.get(name)?.[0]?.what === what)) return name;
  return name === 'favor' || name === 'part' ? suit!.toLowerCase() + name : what;
}

/** What a token turns out to be: a plot's face `t_b`, or a relic's value `2`. */
function printFace(what: string, becomes: string): string {
  const relic = what.length > 2 && becomes.startsWith(`${what}_`);
  return relic ? becomes.slice(what.length + 1) : printOwned(becomes, ownerOfPiece(what));
}

/** `$_` is the price of everything. */
function printServices(services: readonly Service[]): string {
  return services.length === SERVICES.length ? '$_' : services.map((service) => `$_${service}`).join('+');
}
