import { randomBytes, randomInt } from 'node:crypto';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import type { Row, Storage } from '@heptad/sandbox-ledger';

/** What a visitor has to answer or to carry from one step to the next. */
export type ChallengeKind =
  | 'image'
  | 'slider'
  | 'sliderToken'
  | 'code'
  | 'codeOrders'
  | 'forget'
  | 'forgetConfirmed'
  | 'pendingLogin'
  | 'passkeyAdd'
  | 'passkeyLogin'
  | 'passkeyProved'
  | 'proof';

export interface Challenge {
  readonly id: string;
  /** Whom or what it is about: a member's id, a phone number, nothing. */
  readonly subject: string;
  /** What is expected. */
  readonly answer: string;
  readonly expired: boolean;
  /** Sandbox time, ms. */
  readonly expiresAt: number;
}

export interface NewChallenge {
  readonly kind: ChallengeKind;
  /** A random one unless given; one given again replaces the former. */
  readonly id?: string;
  readonly subject?: string;
  readonly answer?: string;
  readonly lifeMs: number;
}

/** Captchas, codes and tickets, each with its life and its count of wrong tries. */
export interface Challenges {
  /** Gives the id. */
  put(challenge: NewChallenge): Promise<string>;
  /** The challenge as it stands, expired or not. */
  find(kind: ChallengeKind, id: string): Promise<Challenge | undefined>;
  /** The challenge as it stood, for one of any number who ask at the same moment; it is gone with that. */
  take(kind: ChallengeKind, id: string): Promise<Challenge | undefined>;
  /** Counts a try in one statement. Gives how many there have been with this one: each of any number at the same moment another. */
  countTry(kind: ChallengeKind, id: string): Promise<number>;
  remove(kind: ChallengeKind, id: string): Promise<void>;
}

/** A random code of digits. */
export function drawDigits(count: number): string {
  return Array.from({ length: count }, () => String(randomInt(10))).join('');
}

export function createChallenges(storage: Storage, clock: SandboxClock): Challenges {
  const keyOf = (kind: ChallengeKind, id: string) => `${kind}:${id}`;
  const challengeOf = (id: string, row: Row<'challenges'>): Challenge => {
    const { subject, answer, expires_at: expiresAt } = row;
    return { id, subject, answer, expiresAt, expired: expiresAt <= clock.now() };
  };
  return {
    async put({ kind, id = randomBytes(16).toString('hex'), subject = '', answer = '', lifeMs }) {
      const row = { kind, subject, answer, tries: 0, expires_at: clock.now() + lifeMs };
      await storage.db
        .insertInto('challenges')
        .values({ id: keyOf(kind, id), ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      return id;
    },
    async find(kind, id) {
      const row = await storage.db
        .selectFrom('challenges')
        .selectAll()
        .where('id', '=', keyOf(kind, id))
        .executeTakeFirst();
      return row && challengeOf(id, row);
    },
    async take(kind, id) {
      const row = await storage.db
        .deleteFrom('challenges')
        .where('id', '=', keyOf(kind, id))
        .returningAll()
        .executeTakeFirst();
      return row && challengeOf(id, row);
    },
    async countTry(kind, id) {
      const row = await storage.db
        .updateTable('challenges')
        .set((expression) => ({ tries: expression('tries', '+', 1) }))
        .where('id', '=', keyOf(kind, id))
        .returning('tries')
        .executeTakeFirst();
      return row?.tries ?? 0;
    },
    async remove(kind, id) {
      await storage.db.deleteFrom('challenges').where('id', '=', keyOf(kind, id)).execute();
    },
  };
}
