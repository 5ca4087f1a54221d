import { createHash, randomBytes } from 'node:crypto';
import { SESSION_CODES } from '@heptad/contracts';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import { BusinessError } from '@heptad/sandbox-venues';
import type { EventHub } from '../events/events';
import type { Storage } from '@heptad/sandbox-ledger';
import type { Member } from './member';
import type { Members } from './members';

/** Which of the session codes says what (SESSION-020). */
export const SESSION_REFUSALS = {
  missing: { code: SESSION_CODES.missing, message: '请先登录' },
  unknown: { code: SESSION_CODES.unknown, message: '登录已失效，请重新登录' },
  otherSite: { code: SESSION_CODES.otherSite, message: '登录信息与站点不符，请重新登录' },
  replaced: { code: SESSION_CODES.replaced, message: '账号已在其他设备登录' },
  expired: { code: SESSION_CODES.expired, message: '登录已过期，请重新登录' },
} as const;

/** The members' sessions: random tokens, kept as hashes, each bound to the site it was opened on. */
export interface Sessions {
  /** Opens a session and gives its token. The oldest of more than five is ended. */
  open(memberId: string, site: string): Promise<string>;
  /** The member of a token; throws the BusinessError of the session catalogue otherwise. */
  require(token: string | undefined, site: string): Promise<Member>;
  /** The member of a token, `undefined` for anybody else: guests may look. */
  find(token: string | undefined, site: string): Promise<Member | undefined>;
  /** The member of a token on whatever site, for scenarios. */
  peek(token: string): Promise<Member | undefined>;
  /** What a session is known by where its token may not appear. */
  idOf(token: string): string;
  end(token: string): Promise<void>;
  endAll(memberId: string): Promise<void>;
}

const LIFE_MS = 30 * 86_400_000;
const MOST_AT_ONCE = 5;

export function createSessions(
  storage: Storage,
  clock: SandboxClock,
  members: Members,
  events: EventHub,
): Sessions {
  const hash = (token: string) => createHash('sha256').update(token).digest('hex');
  const read = (token: string) =>
    storage.db.selectFrom('sessions').selectAll().where('token_hash', '=', hash(token)).executeTakeFirst();

  async function finish(hashes: readonly string[], memberId: string): Promise<void> {
    if (hashes.length === 0) return;
    await storage.db
      .updateTable('sessions')
      .set({ ended: 1 })
      .where('token_hash', 'in', [...hashes])
      .execute();
    for (const tokenHash of hashes) {
      storage.afterCommit(() => {
        events.emit('sessionEnded', { memberId, tokenHash });
      });
    }
  }

  async function judge(
    token: string | undefined,
    site: string,
  ): Promise<Member | keyof typeof SESSION_REFUSALS> {
    if (token === undefined) return 'missing';
    const row = await read(token);
    if (row === undefined) return 'unknown';
    if (row.site !== site) return 'otherSite';
    if (row.ended === 1) return 'replaced';
    if (clock.now() - row.created_at > LIFE_MS) return 'expired';
    return (await members.find(row.member_id)) ?? 'unknown';
  }

  return {
    async open(memberId, site) {
      const token = randomBytes(32).toString('hex');
      return storage.transaction(async () => {
        await finish((await openHashes(storage, memberId)).slice(MOST_AT_ONCE - 1), memberId);
        await storage.db
          .insertInto('sessions')
          .values({ token_hash: hash(token), member_id: memberId, site, created_at: clock.now(), ended: 0 })
          .execute();
        return token;
      });
    },
    async require(token, site) {
      const judged = await judge(token, site);
      if (typeof judged !== 'string') return judged;
      const { code, message } = SESSION_REFUSALS[judged];
      throw new BusinessError(code, message);
    },
    async find(token, site) {
      if (token === undefined) return undefined;
      const judged = await judge(token, site);
      return typeof judged === 'string' ? undefined : judged;
    },
    async peek(token) {
      const row = await read(token);
      return row && members.find(row.member_id);
    },
    idOf: hash,
    async end(token) {
      await storage.db.deleteFrom('sessions').where('token_hash', '=', hash(token)).execute();
    },
    async endAll(memberId) {
      await finish(await openHashes(storage, memberId), memberId);
    },
  };
}

/** What the member's open sessions are kept by, the newest first. */
async function openHashes(storage: Storage, memberId: string): Promise<readonly string[]> {
  const rows = await storage.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('member_id', '=', memberId)
    .where('ended', '=', 0)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.token_hash);
}
