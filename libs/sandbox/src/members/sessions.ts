import { randomBytes } from 'node:crypto';
import { SESSION_CODES } from '@heptad/contracts';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import { BusinessError } from '@heptad/sandbox-venues';
import type { EventHub } from '../events/events';
import type { Storage } from '@heptad/sandbox-ledger';
import type { Member } from './member';
import type { Members } from './members';
import {
  addSession,
  endRows,
  idOfRow,
  noteUse,
  openSessions,
  readSession,
  sessionOfRow,
  tokenHash,
} from './session-rows';
import type { UsedDevice } from './trusted-devices';

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
  open(memberId: string, site: string, device: SessionDevice): Promise<string>;
  /** The member of a token; throws the BusinessError of the session catalogue otherwise. */
  require(token: string | undefined, site: string): Promise<Member>;
  /** The member of a token, `undefined` for anybody else: guests may look. */
  find(token: string | undefined, site: string): Promise<Member | undefined>;
  /** The member of a token on whatever site, for scenarios. */
  peek(token: string): Promise<Member | undefined>;
  /** What a session is known by where its token may not appear. */
  idOf(token: string): string;
  /** The member's open sessions, the newest first. */
  list(memberId: string): Promise<readonly OpenSession[]>;
  end(token: string): Promise<void>;
  /** Ends sessions of the member by their ids. Ids of others, and of sessions that have ended, change nothing. @returns how many */
  endById(memberId: string, ids: readonly string[]): Promise<number>;
  endAll(memberId: string): Promise<void>;
  /** Ends every session of a member but that of the token. @returns those that were still good, the newest first */
  endOthers(memberId: string, token: string | undefined): Promise<readonly OpenSession[]>;
}

/** From where a session is opened. */
export interface SessionDevice extends UsedDevice {
  readonly address: string;
}

/** A session as its member sees it. */
export interface OpenSession extends SessionDevice {
  readonly id: string;
  readonly site: string;
  readonly openedAt: number;
  /** To the minute. */
  readonly usedAt: number;
}

const LIFE_MS = 30 * 86_400_000;
const MOST_AT_ONCE = 5;

export function createSessions(
  storage: Storage,
  clock: SandboxClock,
  members: Members,
  events: EventHub,
): Sessions {
  const openOf = (memberId: string) => openSessions(storage, memberId, clock.now() - LIFE_MS);

  async function finish(hashes: readonly string[], memberId: string): Promise<void> {
    if (hashes.length === 0) return;
    await endRows(storage, hashes);
    for (const ended of hashes)
      storage.afterCommit(() => events.emit('sessionEnded', { memberId, tokenHash: ended }));
  }

  async function judge(
    token: string | undefined,
    site: string,
  ): Promise<Member | keyof typeof SESSION_REFUSALS> {
    if (token === undefined) return 'missing';
    const row = await readSession(storage, token);
    if (row === undefined) return 'unknown';
    if (row.site !== site) return 'otherSite';
    if (row.ended === 1) return 'replaced';
    const now = clock.now();
    if (now - row.created_at > LIFE_MS) return 'expired';
    await noteUse(storage, row, now);
    return (await members.find(row.member_id)) ?? 'unknown';
  }

  return {
    async open(memberId, site, { browser, system, address }) {
      const token = randomBytes(32).toString('hex');
      const row = { token_hash: tokenHash(token), member_id: memberId, site, browser, system, address };
      return storage.transaction(async () => {
        await finish((await openOf(memberId)).slice(MOST_AT_ONCE - 1).map(idOfRow), memberId);
        await addSession(storage, row, clock.now());
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
      const row = await readSession(storage, token);
      return row && members.find(row.member_id);
    },
    idOf: tokenHash,
    async end(token) {
      await storage.db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute();
    },
    list: async (memberId) => (await openOf(memberId)).map(sessionOfRow),
    async endById(memberId, ids) {
      return storage.transaction(async () => {
        const ending = (await openOf(memberId)).map(idOfRow).filter((id) => ids.includes(id));
        await finish(ending, memberId);
        return ending.length;
      });
    },
    async endAll(memberId) {
      await finish((await openSessions(storage, memberId, 0)).map(idOfRow), memberId);
    },
    async endOthers(memberId, token) {
      const own = token === undefined ? undefined : tokenHash(token);
      const others = (await openOf(memberId)).filter((row) => idOfRow(row) !== own);
      await finish(others.map(idOfRow), memberId);
      return others.map(sessionOfRow);
    },
  };
}
