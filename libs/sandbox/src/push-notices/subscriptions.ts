import type { Storage } from '@heptad/sandbox-ledger';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { PushKind } from './notices';
import type { PushTarget } from '../push/push-sender';

/** A device that wants to be told. */
export interface Subscription extends PushTarget {
  readonly memberId: string;
  /** What its session is known by. */
  readonly session: string;
  readonly kinds: readonly PushKind[];
  readonly locale: VenueLocale;
}

/** As many devices of one member are told; the oldest go first. */
const MOST_DEVICES = 10;

/** The devices of members, each by the address that its browser gave. All of it joins the running transaction. */
export interface Subscriptions {
  /** The last choice of an address counts, whoever it was of before. */
  keep(subscription: Subscription, at: number): Promise<void>;
  find(memberId: string, endpoint: string): Promise<Subscription | undefined>;
  /** Of sessions that have not ended. */
  of(memberId: string): Promise<readonly Subscription[]>;
  drop(endpoint: string, memberId?: string): Promise<void>;
}

export function createSubscriptions(storage: Storage): Subscriptions {
  async function of(memberId: string): Promise<readonly Subscription[]> {
    const rows = await storage.db
      .selectFrom('push_subscriptions')
      .innerJoin('sessions', 'sessions.token_hash', 'push_subscriptions.session')
      .selectAll('push_subscriptions')
      .where('push_subscriptions.member_id', '=', memberId)
      .where('sessions.ended', '=', 0)
      .orderBy('push_subscriptions.created_at', 'desc')
      .execute();
    return rows.map((row) => ({
      endpoint: row.endpoint,
      p256dh: row.p256dh,
      auth: row.auth,
      memberId: row.member_id,
      session: row.session,
      kinds: row.kinds.split(',').filter((kind) => kind !== '') as PushKind[],
      locale: row.locale as VenueLocale,
    }));
  }

  async function drop(endpoint: string, memberId?: string): Promise<void> {
    const rows = storage.db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
    await (memberId === undefined ? rows : rows.where('member_id', '=', memberId)).execute();
  }

  return {
    of,
    drop,
    find: async (memberId, endpoint) => (await of(memberId)).find((each) => each.endpoint === endpoint),
    async keep({ endpoint, memberId, session, p256dh, auth, kinds, locale }, at) {
      await drop(endpoint);
      await storage.db
        .insertInto('push_subscriptions')
        .values({
          endpoint,
          member_id: memberId,
          session,
          p256dh,
          auth,
          kinds: kinds.join(','),
          locale,
          created_at: Math.trunc(at),
        })
        .execute();
      for (const old of (await of(memberId)).slice(MOST_DEVICES)) await drop(old.endpoint);
    },
  };
}
