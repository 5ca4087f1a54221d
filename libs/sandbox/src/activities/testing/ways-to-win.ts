import type { SandboxServices } from '../../server/services';
import { storeSettledBet } from '../../valid-turnover/testing/store-settled-bet';
import type { Choice } from '../engine/kind';
import { friendCode } from '../kinds/friend-invitation/friend-codes';

/** How a member comes to a prize of a kind, for specs that hold for all kinds. */
export interface WayToWin {
  /** What is won is known once a run is over: the last one is claimed from. */
  readonly inLast?: true;
  /** What is done before, besides joining. */
  readonly before?: (
    services: SandboxServices,
    memberId: string,
    run: { id: string; startsAt: number; endsAt: number },
  ) => Promise<void>;
  /** What the `turn`th play chooses, from 0. */
  readonly choice?: (turn: number) => Choice;
}

let deposits = 0;

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
      idempotency_key: `spec-${String((deposits += 1))}`,
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

/** A demo member whom another one has brought. */
const FRIEND = '100003';

const bet: WayToWin['before'] = async ({ storage, clock }, memberId) => {
  await storeSettledBet(storage, { memberId, settledAt: clock.now(), stake: 5_000_00n });
};

/** A stake that the house has kept, placed at a moment. */
async function lose({ ledger, clock }: SandboxServices, memberId: string, stake: bigint, at: number) {
  const now = clock.now();
  await clock.set(at);
  const venue = `member:${memberId}:IMTY:CNY` as const;
  const house = 'platform:house:CNY';
  const given = { memberId, reference: 'panel', amount: stake };
  await ledger.transfer({ ...given, from: house, to: venue, reason: 'topUp' });
  await ledger.transfer({ ...given, from: venue, to: house, reason: 'bet', reference: '1' });
  await clock.set(now);
}

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
  kingReturn: {
    before: (services, memberId, { startsAt }) => lose(services, memberId, 5_000_00n, startsAt - 1_000),
  },
  racePage: {
    inLast: true,
    async before({ storage }, memberId, { id, startsAt }) {
      await storage.db
        .insertInto('promotion_entries')
        .values({ member_id: memberId, promotion_id: id, joined_at: startsAt })
        .execute();
      await storeSettledBet(storage, { memberId, settledAt: startsAt + 1_000 });
    },
  },
  friendPeakBet: {
    inLast: true,
    async before({ storage }, memberId, { startsAt }) {
      const code = await friendCode(storage, memberId);
      const friend = { memberId: FRIEND, settledAt: startsAt + 1_000, state: 'won', payout: 190_00n };
      await storage.db.updateTable('members').set({ invite_code: code }).where('id', '=', FRIEND).execute();
      await storeSettledBet(storage, friend);
    },
  },
  luckyFlip: { choice: (turn) => ({ place: turn }) },
  penaltyIntoGold: { choice: () => ({ place: 4 }) },
};
