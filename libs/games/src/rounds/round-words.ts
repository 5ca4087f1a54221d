import { gamePlay } from '@heptad/contracts';
import { formatAmount } from '@heptad/formatting';
import { MOTIFS, slotFaces } from '@heptad/game-rules';
import type { TFunction } from 'i18next';
import * as v from 'valibot';
import type { Round } from './round';

/** A fact of a round: its name and what it was. */
export type RoundFact = readonly [name: string, value: string];

type Say = TFunction<'games'>;

const SUITS = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const;
const COURT: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

type Card = gamePlay.BaccaratResult['player'][number];
const cardsOf = (cards: readonly Card[]): string =>
  cards.map(({ rank, suit }) => `${SUITS[suit]}${COURT[rank] ?? String(rank)}`).join(' ');

/** JSON of a round, read by a form; undefined where it is none of that form. */
function read<Value>(form: v.GenericSchema<unknown, Value>, text: string | undefined): Value | undefined {
  try {
    const known = v.safeParse(form, JSON.parse(text ?? 'null'));
    return known.success ? known.output : undefined;
  } catch {
    return undefined;
  }
}

/** What a slot's symbols show, in words; a game that is no longer offered has its letters left. */
function symbolWords({ art }: Round, say: Say): (symbol: string) => string {
  const motif = MOTIFS.find((each) => each === art?.motif);
  if (motif === undefined) return (letter) => letter;
  const faces: Readonly<Record<string, string>> = slotFaces(motif);
  return (letter) => say(`rounds.faces.${faces[letter] ?? ''}`, { defaultValue: letter });
}

function slotFacts(round: Round, say: Say, currency: string | undefined): readonly RoundFact[] {
  const result = read(gamePlay.slotResult, round.result);
  if (result === undefined) return [];
  const named = symbolWords(round, say);
  const rows = [0, 1, 2].map((row) =>
    result.spin.grid.flatMap((reel) => (reel[row] === undefined ? [] : [named(reel[row])])).join(' · '),
  );
  return [
    [say('rounds.grid'), rows.join('\n')],
    [
      say('rounds.ways'),
      result.spin.wins.length === 0
        ? say('rounds.noWin')
        : result.spin.wins
            .map(({ symbol, reels, ways, amount }) =>
              say('rounds.way', {
                symbol: named(symbol),
                reels,
                ways,
                amount: formatAmount(amount, currency),
              }),
            )
            .join('\n'),
    ],
    ...(result.freeSpins.length === 0
      ? []
      : [[say('rounds.freeSpins'), String(result.freeSpins.length)] as const]),
  ];
}

function baccaratFacts(round: Round, say: Say): readonly RoundFact[] {
  const result = read(gamePlay.baccaratResult, round.result);
  if (result === undefined) return [];
  const { player, banker, playerPoints, bankerPoints, outcome } = result;
  return [
    [say('rounds.player'), say('rounds.hand', { cards: cardsOf(player), points: playerPoints })],
    [say('rounds.banker'), say('rounds.hand', { cards: cardsOf(banker), points: bankerPoints })],
    [say('rounds.outcome'), say(`rounds.outcomes.${outcome}`)],
  ];
}

const RESULT_FACTS: Readonly<
  Record<Round['engine'], (round: Round, say: Say, currency: string | undefined) => readonly RoundFact[]>
> = {
  slot: slotFacts,
  baccarat: baccaratFacts,
  roulette(round, say) {
    const result = read(gamePlay.rouletteResult, round.result);
    return result === undefined ? [] : [[say('rounds.fell'), String(result.fell)]];
  },
  lottery(round, say) {
    const result = read(gamePlay.lotteryResult, round.result);
    return result === undefined ? [] : [[say('rounds.numbers'), result.numbers.join(' ')]];
  },
  fishing(round, say) {
    const result = read(gamePlay.fishingResult, round.result);
    if (result === undefined) return [];
    const fish = say(`rounds.fish.${result.kind}`);
    return [[say('rounds.shot'), say(result.caught ? 'rounds.caught' : 'rounds.missed', { fish })]];
  },
};

/** What was bet on, where bets lie on spots; nothing in games without. */
export function betFacts(round: Round, say: Say, currency: string | undefined): readonly RoundFact[] {
  const choice = read(gamePlay.sharedChoice, round.choice);
  if (choice === undefined) return [];
  const lines = choice.bets.map(({ spot, stake }) =>
    say('rounds.bet', { spot: spotWord(spot, round.engine, say), stake: formatAmount(stake, currency) }),
  );
  return [[say('rounds.bets'), lines.join('\n')]];
}

function spotWord(spot: string, engine: Round['engine'], say: Say): string {
  if (engine === 'baccarat') return say(`rounds.spots.${spot}`);
  if (engine !== 'roulette') return spot;
  const [name = '', where] = spot.split(':');
  return [say(`rounds.spots.${name}`), where].filter((part) => part !== undefined).join(' ');
}

/** How a round came out, in words; nothing while it is open, or where it is not in its game's form. */
export const resultFacts = (round: Round, say: Say, currency: string | undefined): readonly RoundFact[] =>
  RESULT_FACTS[round.engine](round, say, currency);
