import { type CallResponse, type devices, LOGIN_CODES, BUSINESS_CODES } from '@heptad/contracts';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import type { SandboxClock } from '@heptad/sandbox-simulation';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SessionDevice } from '../members/sessions';

type Attempt = CallResponse<typeof devices.history>['items'][number];
export type AttemptWay = Attempt['way'];
type AttemptReason = NonNullable<Attempt['reason']>;

/** How long an attempt is shown, sandbox ms. */
export const HISTORY_MS = 90 * 86_400_000;

const REASONS: Readonly<Partial<Record<number | string, AttemptReason>>> = {
  [LOGIN_CODES.nameError]: 'password',
  [LOGIN_CODES.imageCodeOnce]: 'captcha',
  [LOGIN_CODES.imageCodeError]: 'captcha',
  [LOGIN_CODES.extremeCodeOnce]: 'captcha',
  [LOGIN_CODES.ipUnusual]: 'confirmation',
  [LOGIN_CODES.deviceUnusual]: 'confirmation',
  [LOGIN_CODES.ipAndDeviceUnusual]: 'confirmation',
  [LOGIN_CODES.longTimeError]: 'confirmation',
  [LOGIN_CODES.loginRisk]: 'confirmation',
  [LOGIN_CODES.deviceAuth]: 'confirmation',
  [LOGIN_CODES.deviceAuthCode]: 'code',
  [LOGIN_CODES.deviceAuthExpired]: 'code',
  [LOGIN_CODES.deviceAuthExcessive]: 'code',
  [LOGIN_CODES.deviceAuthLock]: 'closed',
  [LOGIN_CODES.loginLimit]: 'tooMany',
  [BUSINESS_CODES.passwordWrong]: 'password',
  [BUSINESS_CODES.passkeyRefused]: 'passkey',
};

/** Why an attempt failed, in one of the few words that its member is told. */
export function reasonOf(error: unknown): AttemptReason {
  return (error instanceof BusinessError ? REASONS[error.code] : undefined) ?? 'other';
}

/** Where an attempt comes from. */
export interface AttemptFrom {
  readonly site: string;
  readonly device: SessionDevice;
  readonly way: AttemptWay;
}

/** Attempts to log in to the accounts of members, as they were; none is ever changed. */
export interface LoginHistory {
  /** Notes how an attempt ended. Attempts on names that nobody has are nobody's. */
  note(memberId: string | undefined, from: AttemptFrom, reason: AttemptReason | undefined): Promise<void>;
  /** Does `work` and notes how it ended. What it throws is thrown on. */
  watch<T>(memberId: string | undefined, from: AttemptFrom, work: () => Promise<T>): Promise<T>;
  /** Those of the last 90 days, the newest first. @param before an attempt's number: older ones alone */
  page(memberId: string, size: number, before?: number): Promise<readonly Row<'login_attempts'>[]>;
}

/** Keeps the history in the storage. */
export function createLoginHistory(storage: Storage, clock: SandboxClock): LoginHistory {
  async function note(
    memberId: string | undefined,
    { site, device, way }: AttemptFrom,
    reason: AttemptReason | undefined,
  ): Promise<void> {
    if (memberId === undefined) return;
    const { browser, system, address } = device;
    await storage.db
      .insertInto('login_attempts')
      .values({
        member_id: memberId,
        at: clock.now(),
        way,
        reason: reason ?? '',
        site,
        browser,
        system,
        address,
      })
      .execute();
  }

  return {
    note,
    async watch(memberId, from, work) {
      let answer: Awaited<ReturnType<typeof work>>;
      try {
        answer = await work();
      } catch (error) {
        await note(memberId, from, reasonOf(error));
        throw error;
      }
      await note(memberId, from, undefined);
      return answer;
    },
    async page(memberId, size, before) {
      let query = storage.db
        .selectFrom('login_attempts')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('at', '>', clock.now() - HISTORY_MS);
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).execute();
    },
  };
}
