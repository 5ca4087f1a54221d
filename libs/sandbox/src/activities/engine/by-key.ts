import type { Storage } from '@heptad/sandbox-ledger';
import type { AwardRow, PlayRow } from './kind';

interface OfKey {
  readonly memberId: string;
  readonly key: string;
}

/** The play that was sent with a key; undefined when none arrived. */
export function playOfKey(db: Storage['db'], { memberId, key }: OfKey): Promise<PlayRow | undefined> {
  return db
    .selectFrom('activity_plays')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The prize that was claimed with a key; undefined when no claim arrived. */
export function awardOfKey(db: Storage['db'], { memberId, key }: OfKey): Promise<AwardRow | undefined> {
  return db
    .selectFrom('activity_awards')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}
