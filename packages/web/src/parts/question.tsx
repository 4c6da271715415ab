import { useState } from 'preact/hooks';
import { type Json, oneOrMany } from '@woodlog/core/kernel';
import type { Asked, AskedBattle, AskedHits, AskedQuestion, Option } from '@woodlog/session/kernel';
import { give } from '../game/current.ts';
import { type Playable, type Player, hasManyPeople, shortName } from '../plays/playable.ts';
import { CardPicker } from './cards.tsx';
import { Chip } from './chip.tsx';
import { Dice } from './dice.tsx';
import { OptionButton, OptionGroups } from './options.tsx';
import { tappingOf } from './tapping.ts';

interface QuestionProps {
  readonly play: Playable;
  readonly asked: Asked<object>;
  readonly players: readonly Player[];
  /** The tapped place on the map. */
  readonly chosen: string | null;
  readonly way: number;
  readonly onWay: (way: number) => void;
}

/** The open question with its answers. */
export function Question({ play, asked, players, chosen, way, onWay }: QuestionProps) {
  const { question, table } = asked;
  const [shown, setShown] = useState(false);
  const owner = players[asked.seat ?? asked.taker];
  const asksWho = asked.seat !== null && asked.seat !== asked.taker && owner !== undefined;
  if (question.secret === true && !shown && hasManyPeople(players) && owner !== undefined && !owner.isBot)
    return (
      <section class="question" aria-label="Question">
        <h2 tabIndex={-1}>For {shortName(owner)} alone</h2>
        <p>The next question is about hidden cards. Hand the page to {shortName(owner)}.</p>
        <button type="button" class="main" onClick={() => setShown(true)}>
          Show the question
        </button>
      </section>
    );
  const { here } = tappingOf(question, play, table, chosen);
  return (
    <section class="question" aria-label="Question">
      {asked.battle !== undefined && <BattleLine battle={asked.battle} players={players} play={play} table={table} />}
      <h2 tabIndex={-1}>
        {asksWho && `${shortName(owner)}: `}
        {question.kind === 'menu' && play.Answers === undefined ? 'What next?' : question.prompt}
      </h2>
      {here.length > 0 && question.kind === 'menu' && play.Answers === undefined && (
        <div class="here">
          <h3>{play.fromPlace(chosen ?? '')}</h3>
          <div class="options">
            {here.map((option) => (
              <OptionButton key={JSON.stringify(option.answer)} option={shortened(option, chosen)} onAnswer={give} />
            ))}
          </div>
        </div>
      )}
      {play.Answers === undefined ? (
        <Answers question={question} />
      ) : (
        <play.Answers
          question={question}
          chosen={chosen}
          way={way}
          onWay={onWay}
          onAnswer={(answer) => void give(answer)}
        />
      )}
    </section>
  );
}

/** An option without the place named above it: `Move to clearing 5 (rabbit)`. */
function shortened(option: Option, place: string | null): Option {
  const label = option.label.replace(new RegExp(` (?:from|in) clearing ${place}(?: \\(\\w+\\))?(?= to |$)`), '');
  return { ...option, label };
}

interface BattleLineProps {
  readonly battle: AskedBattle;
  readonly players: readonly Player[];
  readonly play: Playable;
  readonly table: object;
}

/** Who fights whom, and with how many warriors. */
function BattleLine({ battle, players, play, table }: BattleLineProps) {
  const names = (letter: string): string => {
    const player = players.find((one) => one.letter === letter);
    return player === undefined ? letter : shortName(player);
  };
  const side = (letter: string) => {
    const player = players.find((one) => one.letter === letter);
    return (
      <span class="side-of-battle">
        {player === undefined ? letter : <Chip {...player} />} {player !== undefined && names(letter)}
        <small>{play.strength?.(table, letter, battle.clearing)}</small>
      </span>
    );
  };
  return (
    <p class="battle">
      {side(battle.attacker)} <b>attacks</b> {side(battle.defender)} <span>in clearing {battle.clearing}</span>
      {battle.hits !== undefined && (
        <>
          <small>{hitsText(names(battle.attacker), battle.hits.attacker)}</small>
          <small>{hitsText(names(battle.defender), battle.hits.defender)}</small>
        </>
      )}
    </p>
  );
}

/** `Ann: rolled 3, at most 2, 1 extra: 3 hits`. */
function hitsText(name: string, { rolled, counted, dealt }: AskedHits): string {
  const most = counted < rolled ? [`at most ${counted}`] : [];
  const extra = dealt > counted ? [`${dealt - counted} extra`] : [];
  return `${name}: ${[`rolled ${rolled}`, ...most, ...extra].join(', ')}: ${dealt} ${oneOrMany(dealt, 'hit')}`;
}

/** Answers by kind of question. */
function Answers({ question }: { readonly question: AskedQuestion }) {
  const onAnswer = (answer: Json): void => void give(answer);
  switch (question.kind) {
    case 'dice':
      return <Dice question={question} onAnswer={onAnswer} />;
    case 'card':
    case 'draw':
      return <CardPicker question={question} onAnswer={onAnswer} />;
    case 'count':
      return <Counts question={question} onAnswer={onAnswer} />;
    default:
      return <OptionGroups groups={question.groups} onAnswer={onAnswer} />;
  }
}

/** Numbers side by side, in order. */
function Counts({ question, onAnswer }: { question: AskedQuestion; onAnswer: (answer: Json) => void }) {
  const options = question.groups
    .flatMap((group) => group.options)
    .toSorted((a, b) => Number(a.label) - Number(b.label));
  const most = options.at(-1);
  return (
    <div class="counts">
      {options.map((option) => (
        <button
          key={option.label}
          type="button"
          class={option === most && options.length > 1 ? 'count-button most' : 'count-button'}
          onClick={() => onAnswer(option.answer)}
        >
          {option.label}
          {option === most && options.length > 1 && <span class="most-note">all</span>}
        </button>
      ))}
    </div>
  );
}
