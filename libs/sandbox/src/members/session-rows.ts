import { hash } from 'node:crypto';
import { keptQuery, type Row, type Storage, type ValueOf } from '@heptad/sandbox-ledger';
import type { OpenSession } from './sessions';

type SessionRow = Row<'sessions'>;

/** The use of a session is written this often at most, sandbox ms. */
export const USE_STEP_MS = 60_000;

/** What is kept of a token. */
export const tokenHash = (token: string): string => hash('sha256', token);

const sessionOfHash = keptQuery((db, value: ValueOf<{ hash: string }>) =>
  db.selectFrom('sessions').selectAll().where('token_hash', '=', value('hash')),
);

export const readSession = async (storage: Storage, token: string): Promise<SessionRow | undefined> =>
  (await sessionOfHash(storage.db, { hash: tokenHash(token) }))[0];

/** The member's sessions that nobody has ended, the newest first. @param since sandbox ms; older ones are over */
export async function openSessions(
  storage: Storage,
  memberId: string,
  since: number,
): Promise<readonly SessionRow[]> {
  return storage.db
    .selectFrom('sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended', '=', 0)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Puts in a session that is opened now. @param now sandbox ms */
export async function addSession(
  storage: Storage,
  row: Omit<SessionRow, 'created_at' | 'used_at' | 'ended'>,
  now: number,
): Promise<void> {
  await storage.db
    .insertInto('sessions')
    .values({ ...row, created_at: now, used_at: now, ended: 0 })
    .execute();
}

/** Writes that a session is used, where that was written a minute ago or longer. */
export async function noteUse(
  storage: Storage,
  { token_hash: hash, used_at: usedAt }: SessionRow,
  now: number,
): Promise<void> {
  if (now - usedAt < USE_STEP_MS) return;
  await storage.db
    .updateTable('sessions')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', '<=', now - USE_STEP_MS)
    .execute();
}

/** @param ids one at least */
export async function endRows(storage: Storage, ids: readonly string[]): Promise<void> {
  await storage.db
    .updateTable('sessions')
    .set({ ended: 1 })
    .where('token_hash', 'in', [...ids])
    .execute();
}

export const idOfRow = (row: SessionRow): string => row.token_hash;

/** A session as its member sees it. One of before the use was kept says when it was opened alone. */
export function sessionOfRow({ site, browser, system, address, ...row }: SessionRow): OpenSession {
  const { created_at: openedAt, used_at: usedAt } = row;
  return { id: row.token_hash, site, browser, system, address, openedAt, usedAt: Math.max(openedAt, usedAt) };
}
