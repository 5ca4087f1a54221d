import type { SandboxServices } from '../../server/services';
import { storeSettledBet } from '../../valid-turnover/testing/store-settled-bet';
import type { Choice } from '../engine/kind';

/** How a member comes to a prize of a kind, for specs that hold for all kinds. */
export interface WayToWin {
  /** What is done before, besides joining. */
  readonly before?: (
    services: SandboxServices,
    memberId: string,
    run: { startsAt: number; endsAt: number },
  ) => Promise<void>;
  /** What the `turn`th play chooses, from 0. */
  readonly choice?: (turn: number) => Choice;
}

/** Stores a deposit as it is once it was credited, without its postings. */
export async function storeDeposit(
  { storage }: Pick<SandboxServices, 'storage'>,
  memberId: string,
  amount: bigint,
  at: number,
): Promise<void> {
  await storage.db
    .insertInto('deposit_orders')
    .values({
      member_id: memberId,
      idempotency_key: `spec-${memberId}-${String(at)}`,
      channel: 'bank',
      currency: 'CNY',
      amount_minor: amount,
      pay_units: amount * 100n,
      pay_currency: 'CNY',
      state: 'credited',
      created_at: at,
      expires_at: at,
      credits_at: at,
      ended_at: at,
      fee_minor: 0n,
      message: null,
      proved_at: null,
    })
    .execute();
}

const bet: WayToWin['before'] = async ({ storage, clock }, memberId) => {
  await storeSettledBet(storage, { memberId, settledAt: clock.now(), stake: 5_000_00n });
};

/** By kind; a kind that is not here wins by its plays, or has nothing to win. */
export const WAYS_TO_WIN: Readonly<Record<string, WayToWin>> = {
  newTask: {
    before: ({ storage, clock }, memberId) => storeDeposit({ storage }, memberId, 200_00n, clock.now()),
  },
  firstDeposit: {
    before: ({ storage, clock }, memberId) => storeDeposit({ storage }, memberId, 200_00n, clock.now()),
  },
  bettingGift: { before: bet },
  eventTopic: { before: bet },
  PromoDetails: { before: bet },
  monthMoney: {
    before: async ({ storage }, memberId, { startsAt }) => {
      await storeSettledBet(storage, { memberId, settledAt: startsAt - 1_000, stake: 20_000_00n });
    },
  },
  luckyFlip: { choice: (turn) => ({ place: turn }) },
  penaltyIntoGold: { choice: () => ({ place: 4 }) },
};
