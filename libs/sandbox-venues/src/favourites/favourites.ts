import { BUSINESS_CODES } from '@heptad/contracts';
import { BusinessError } from '../wire/business-error';
import type { Storage } from '@heptad/sandbox-ledger';

export type FavouriteSubject = 'match' | 'league';

/** What a member has marked in one venue; empty for guests. */
export interface Marks {
  readonly matches: ReadonlySet<string>;
  readonly leagues: ReadonlySet<string>;
}

export interface FavouriteChange {
  readonly memberId: string;
  readonly venue: string;
  readonly subject: FavouriteSubject;
  readonly id: string;
  readonly marked: boolean;
  /** Sandbox time, ms. */
  readonly at: number;
}

/** A member's marks, kept by the venue. Marking twice is marking once. */
export interface Favourites {
  /** Refuses another mark once a member has {@link MAX_MARKS} in the venue. */
  set(change: FavouriteChange): Promise<void>;
  of(memberId: string | undefined, venue: string): Promise<Marks>;
}

const MAX_MARKS = 500;
const NO_MARKS: Marks = { matches: new Set(), leagues: new Set() };

/** @param storage keeps each member's marks */
export function createFavourites(storage: Storage): Favourites {
  async function rowsOf(memberId: string, venue: string) {
    return storage.db
      .selectFrom('favourites')
      .select(['subject', 'subject_id'])
      .where('member_id', '=', memberId)
      .where('venue', '=', venue)
      .orderBy('created_at', 'desc')
      .execute();
  }

  return {
    set: ({ memberId, venue, subject, id, marked, at }) =>
      storage.transaction(async () => {
        if (!marked) {
          await storage.db
            .deleteFrom('favourites')
            .where('member_id', '=', memberId)
            .where('venue', '=', venue)
            .where('subject', '=', subject)
            .where('subject_id', '=', id)
            .execute();
          return;
        }
        if ((await rowsOf(memberId, venue)).length >= MAX_MARKS) {
          throw new BusinessError(BUSINESS_CODES.memberLimited, '收藏数量已达上限');
        }
        await storage.db
          .insertInto('favourites')
          .values({ member_id: memberId, venue, subject, subject_id: id, created_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    async of(memberId, venue) {
      if (memberId === undefined) return NO_MARKS;
      const rows = await rowsOf(memberId, venue);
      const named = (subject: FavouriteSubject) =>
        new Set(rows.filter((row) => row.subject === subject).map((row) => row.subject_id));
      return { matches: named('match'), leagues: named('league') };
    },
  };
}
