import type { Storage } from '@heptad/sandbox-ledger';

export interface FollowChange {
  readonly memberId: string;
  readonly tipsterId: string;
  readonly followed: boolean;
  /** Sandbox time, ms. */
  readonly at: number;
}

/** Whom members follow. Following twice is following once. */
export interface Follows {
  set(change: FollowChange): Promise<void>;
  /** The latest first. */
  of(memberId: string): Promise<readonly string[]>;
  countOf(tipsterId: string): Promise<number>;
}

/** @param storage keeps whom each member follows */
export function createFollows(storage: Pick<Storage, 'db'>): Follows {
  return {
    async set({ memberId, tipsterId, followed, at }) {
      if (followed)
        await storage.db
          .insertInto('tipster_follows')
          .values({ member_id: memberId, tipster_id: tipsterId, created_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await storage.db
          .deleteFrom('tipster_follows')
          .where('member_id', '=', memberId)
          .where('tipster_id', '=', tipsterId)
          .execute();
    },
    async of(memberId) {
      const rows = await storage.db
        .selectFrom('tipster_follows')
        .select('tipster_id')
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map((row) => row.tipster_id);
    },
    async countOf(tipsterId) {
      const { followers } = await storage.db
        .selectFrom('tipster_follows')
        .select(({ fn }) => fn.countAll<number>().as('followers'))
        .where('tipster_id', '=', tipsterId)
        .executeTakeFirstOrThrow();
      return followers;
    },
  };
}
