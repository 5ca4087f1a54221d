import { gamePlay } from '@heptad/contracts';
import { readJson } from '../../shared-rounds/json-result';
import type { SharedEngine } from '../../shared-rounds/live-game';
import { readOutcome, type ResultReader } from '../../shared-rounds/round-state';

/** A round of roulette: the number that fell. */
export type RouletteFall = gamePlay.RouletteResult;

const reader: ResultReader<number, RouletteFall> = {
  read: (text) => readJson(gamePlay.rouletteResult, text),
  keep: ({ fell }) => fell,
};

/** Tables of roulette; the past has the numbers that fell. */
export const rouletteEngine: SharedEngine<number, RouletteFall> = {
  ...reader,
  async ask(session) {
    const answer = await session.call(gamePlay.table, {});
    if (!answer.ok) return answer;
    if (answer.value.engine !== 'roulette') return { ok: false, failure: { kind: 'unknown' } };
    const { past, last, ...rest } = answer.value;
    const before = readOutcome(reader, last);
    return {
      ok: true,
      value: {
        ...rest,
        past: past.map(({ number, fell }) => ({ number, what: fell })),
        outcomes: before === undefined ? [] : [before],
      },
    };
  },
};
