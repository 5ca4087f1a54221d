import { BUSINESS_CODES, protection, REQUEST_CODES } from '@heptad/contracts';
import { minorUnits, money } from '@heptad/formatting';
import type { Storage } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import { signedIn, type Member } from '../members/member';
import type { AreaServer } from '../server/area-server';
import type { LimitName } from '../words/limit-words';
import { askFor, confirmChange, isRaise, type Limit } from './limit-changes';
import { keepLimit, limitsOf } from './limits';
import { changeProtection } from './protection-changes';
import { limitInForce } from './protection-mails';
import { changeSettings } from './settings';
import { isTimeZone } from './spans';

/** Puts the changes of a member's limits on the server (ROLE-009, ROLE-010). */
export function serveLimits({ calls, services }: Pick<AreaServer, 'calls' | 'services'>): void {
  const { storage, clock, mails } = services;

  /** A mail tells of what holds from now on; what only waits is shown with the limit. */
  async function tellOf(
    member: Member | undefined,
    name: LimitName,
    before: Limit,
    after: Limit,
  ): Promise<void> {
    if (before.amount === after.amount) return;
    const { id, currency } = signedIn(member);
    await mails.send(id, limitInForce(name, after.amount, currency));
  }

  const changeLimit = (
    member: Member | undefined,
    { kind, span }: LimitName,
    next: (limit: Limit) => Limit,
  ) =>
    changeProtection(services, member, async (id) => {
      const name = { kind, span };
      const before = (await limitsOf(storage, id))(name);
      const after = next(before);
      await keepLimit(storage, id, name, after);
      await tellOf(member, name, before, after);
    });

  calls.serveCall(protection.setLimit, ({ body, member }) =>
    changeProtection(services, member, async (id) => {
      if (!isTimeZone(body.timeZone)) throw new BusinessError(REQUEST_CODES.invalidRequest, '时区无效');
      // A limit's days do not move with the traveller: a day could be begun anew.
      if (!(await hasLimits(storage, id))) await changeSettings(storage, id, { time_zone: body.timeZone });
      const limit = (await limitsOf(storage, id))(body);
      const wanted = body.amount === undefined ? undefined : minorUnits(money(body.amount));
      const now = clock.now();
      const next = askFor(limit, wanted, now);
      // What waits already is one raise, however often it is asked for.
      if (isRaise(limit, wanted) && next !== limit) await noteRaise(storage, id, now);
      await keepLimit(storage, id, body, next);
      await tellOf(member, { kind: body.kind, span: body.span }, limit, next);
    }),
  );

  calls.serveCall(protection.confirmLimit, ({ body, member }) =>
    changeLimit(member, body, (limit) => {
      const confirmed = confirmChange(limit, clock.now());
      if (confirmed === 'early')
        throw new BusinessError(
          BUSINESS_CODES.changeNotReady,
          '提高或取消限额需等待 24 小时，届时请再次确认',
        );
      if (confirmed === 'none')
        throw new BusinessError(BUSINESS_CODES.noChangeWaits, '没有待确认的限额变更，或确认期限已过');
      return confirmed;
    }),
  );

  calls.serveCall(protection.withdrawChange, ({ body, member }) =>
    changeLimit(member, body, ({ amount }) => ({ amount, change: undefined })),
  );
}

async function noteRaise({ db }: Storage, memberId: string, at: number): Promise<void> {
  await db
    .insertInto('limit_raises')
    .values({ member_id: memberId, asked_at: Math.trunc(at) })
    .execute();
}

async function hasLimits({ db }: Storage, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_limits')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('amount_minor', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
