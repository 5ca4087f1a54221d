import { BUSINESS_CODES } from '@heptad/contracts';
import { drawWeighted, fairDraws } from '@heptad/game-rules';
import { keepPromise } from '@heptad/sandbox-games';
import { keptQuery, type Storage, type ValueOf } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../../members/member';
import { admitPlay } from '../../protection/admission';
import { admitInto } from './admission';
import { payWon } from './claim';
import { enter } from './join';
import type { ActivityKind, Choice, PlayRow, Seat } from './kind';
import { GONE } from './take-stock';

/** What a member asks with a play. */
export interface PlayOrder {
  readonly member: Member;
  readonly choice: Choice;
  readonly clientSeed: string;
  readonly idempotencyKey: string;
}

type Drawn = Pick<PlayRow, 'number' | 'server_seed' | 'client_seed' | 'weights' | 'drawn'>;

const NOTHING_DRAWN: Drawn = {
  number: null,
  server_seed: null,
  client_seed: null,
  weights: null,
  drawn: null,
};

const insertPlay = keptQuery((db, value: ValueOf<Omit<PlayRow, 'id'>>) =>
  db
    .insertInto('activity_plays')
    .values({
      member_id: value('member_id'),
      run_id: value('run_id'),
      slot: value('slot'),
      idempotency_key: value('idempotency_key'),
      kept: value('kept'),
      text: value('text'),
      prize_id: value('prize_id'),
      paid_minor: value('paid_minor'),
      transaction_id: value('transaction_id'),
      played_at: value('played_at'),
      number: value('number'),
      server_seed: value('server_seed'),
      client_seed: value('client_seed'),
      weights: value('weights'),
      drawn: value('drawn'),
    })
    .returningAll(),
);

/** What a run's seeds are promised under. */
export const promiseName = (runId: string): string => `activity:${runId}`;

/**
 * Plays once: takes a turn, lets the kind decide, keeps it in its slot and pays what it pays. Runs inside the transaction of its keyed
 * call, so that all of it happens or nothing. @throws BusinessError
 */
export async function playOnce(kind: ActivityKind, seat: Seat, order: PlayOrder): Promise<PlayRow> {
  const { services, run, now } = seat;
  const { member, choice, idempotencyKey } = order;
  admitInto(run, member, now);
  await admitPlay(services, member, 'payIn', '账户受限，暂不能参加优惠');
  if (kind.play === undefined)
    throw new BusinessError(BUSINESS_CODES.choiceNotOpen, '此活动没有可进行的操作');
  const chances = await kind.chances?.(seat);
  if (chances !== undefined && chances.used >= chances.earned)
    throw new BusinessError(BUSINESS_CODES.noChanceLeft, '机会已用完');
  const chance = chanceOf(services.storage, member.id, run.id, order.clientSeed);
  const move = await kind.play({ ...seat, member, choice, draw: chance.draw });
  const { pays = 0n, prizeId } = move;
  await enter(services, member.id, run.id, now);
  const won = { source: `play-${move.slot}`, prizeId: prizeId ?? '', name: move.text, reason: move.text };
  const paid = pays > 0n ? await payWon(seat, member, { ...won, amount: pays }, idempotencyKey) : undefined;
  const [play] = await insertPlay(services.storage.db, {
    member_id: member.id,
    run_id: run.id,
    slot: move.slot,
    idempotency_key: idempotencyKey,
    kept: JSON.stringify(move.kept ?? move.kick ?? null),
    text: JSON.stringify(move.text),
    prize_id: prizeId ?? null,
    paid_minor: pays,
    transaction_id: paid?.transaction_id ?? null,
    played_at: now,
    ...chance.drawn(),
  });
  if (play === undefined) throw new Error('a play has been given no number');
  return play;
}

/** One draw by the seed that was promised to the member for this run, and what proves it. */
function chanceOf(storage: Storage, memberId: string, runId: string, clientSeed: string) {
  let drawn = NOTHING_DRAWN;
  return {
    drawn: () => drawn,
    async draw(weights: readonly number[]): Promise<number> {
      if (drawn !== NOTHING_DRAWN) throw new Error('a turn has one draw');
      if (weights.every((weight) => weight === 0)) throw new BusinessError(BUSINESS_CODES.prizeGone, GONE);
      const { number, serverSeed } = await keepPromise(storage, memberId, promiseName(runId));
      const result = drawWeighted(fairDraws({ serverSeed, clientSeed, round: number }), weights);
      drawn = {
        number,
        server_seed: serverSeed,
        client_seed: clientSeed,
        weights: JSON.stringify(weights),
        drawn: result.drawn,
      };
      return result.row;
    },
  };
}
