import type { Storage } from '@heptad/sandbox-ledger';
import type { FollowedKind } from './tables';

export interface FollowChange {
  readonly memberId: string;
  readonly subjectId: string;
  readonly followed: boolean;
  /** Sandbox time, ms. */
  readonly at: number;
}

/** Whom members follow. Following twice is following once. */
export interface Follows {
  set(change: FollowChange): Promise<void>;
  /** The latest first. */
  of(memberId: string): Promise<readonly string[]>;
  countOf(subjectId: string): Promise<number>;
}

/** @param storage keeps whom each member follows @param kind of those who are followed */
export function createFollows({ db }: Pick<Storage, 'db'>, kind: FollowedKind): Follows {
  return {
    async set({ memberId, subjectId, followed, at }) {
      if (followed)
        await db
          .insertInto('follows')
          .values({ member_id: memberId, kind, subject_id: subjectId, created_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await db
          .deleteFrom('follows')
          .where('member_id', '=', memberId)
          .where('kind', '=', kind)
          .where('subject_id', '=', subjectId)
          .execute();
    },
    async of(memberId) {
      const rows = await db
        .selectFrom('follows')
        .select('subject_id')
        .where('member_id', '=', memberId)
        .where('kind', '=', kind)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map((row) => row.subject_id);
    },
    async countOf(subjectId) {
      const { followers } = await db
        .selectFrom('follows')
        .select(({ fn }) => fn.countAll<number>().as('followers'))
        .where('kind', '=', kind)
        .where('subject_id', '=', subjectId)
        .executeTakeFirstOrThrow();
      return followers;
    },
  };
}
