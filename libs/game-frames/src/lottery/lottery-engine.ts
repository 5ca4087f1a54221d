import { gamePlay } from '@heptad/contracts';
import { LOTTERY, type LotteryPlayName } from '@heptad/game-rules';
import { readJson } from '../shared-rounds/json-result';
import type { SharedEngine } from '../shared-rounds/live-game';
import { readOutcome, type ResultReader } from '../shared-rounds/round-state';

/** A draw: its numbers, in the order of the play. */
export type Draw = readonly number[];

const reader: ResultReader<Draw, Draw> = {
  read: (text) => readJson(gamePlay.lotteryResult, text)?.numbers,
  keep: (numbers) => numbers,
};

/** Lotteries of any play; the past has the numbers of draws. */
export const lotteryEngine: SharedEngine<Draw, Draw> = {
  ...reader,
  async ask(session) {
    const answer = await session.call(gamePlay.draws, {});
    if (!answer.ok) return answer;
    const { past, play, interval, ...rest } = answer.value;
    const outcomes = past.flatMap((outcome) => readOutcome(reader, outcome) ?? []);
    return {
      ok: true,
      value: {
        ...rest,
        outcomes,
        past: outcomes.map(({ number, result }) => ({ number, what: result })),
        lottery: { play, interval },
      },
    };
  },
};

const PLAYS_BY_LENGTH: Readonly<Record<number, LotteryPlayName>> = {
  3: 'fastThree',
  5: 'fiveDigits',
  10: 'pkTen',
};

/** The play that draws such numbers; undefined where none does. */
export function playOf(draw: Draw): LotteryPlayName | undefined {
  const play = PLAYS_BY_LENGTH[draw.length];
  return play !== undefined && LOTTERY[play].isResult(draw) ? play : undefined;
}
