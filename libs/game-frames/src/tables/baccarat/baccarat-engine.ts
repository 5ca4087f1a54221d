import { gamePlay } from '@heptad/contracts';
import type { BaccaratResult as Marks } from '@heptad/game-rules';
import { readJson } from '../../shared-rounds/json-result';
import type { SharedEngine } from '../../shared-rounds/live-game';
import { readOutcome, type ResultReader } from '../../shared-rounds/round-state';

/** A round of baccarat with its cards. */
export type BaccaratDeal = gamePlay.BaccaratResult;

const reader: ResultReader<Marks, BaccaratDeal> = {
  read: (text) => readJson(gamePlay.baccaratResult, text),
  keep: ({ outcome, playerPair, bankerPair }) => ({ outcome, playerPair, bankerPair }),
};

/** Tables of baccarat. */
export const baccaratEngine: SharedEngine<Marks, BaccaratDeal> = {
  ...reader,
  async ask(session) {
    const answer = await session.call(gamePlay.table, {});
    if (!answer.ok) return answer;
    if (answer.value.engine !== 'baccarat') return { ok: false, failure: { kind: 'unknown' } };
    const { past, last, ...rest } = answer.value;
    const before = readOutcome(reader, last);
    return {
      ok: true,
      value: {
        ...rest,
        past: past.map(({ number, ...what }) => ({ number, what })),
        outcomes: before === undefined ? [] : [before],
      },
    };
  },
};
