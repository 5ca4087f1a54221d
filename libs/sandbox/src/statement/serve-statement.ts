import { REQUEST_CODES, statement, wallet as walletCalls, type CallResponse } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import {
  readStatement,
  readStatementLine,
  sumStatement,
  type StatementFilter,
  type StatementLine,
  type StatementSums,
} from '@heptad/sandbox-ledger';
import { BusinessError, localeOfHeader, type VenueLocale } from '@heptad/sandbox-venues';
import { signedIn, type Member } from '../members/member';
import { isTimeZone } from '../protection/spans';
import type { AreaServer } from '../server/area-server';
import type { ServedRequest } from '../server/serve';
import type { SandboxServices } from '../server/services';
import { storyOf } from './posting-story';
import { daysOf } from './statement-days';
import { accountOfCode, accountsOf, walletName, walletOnWire } from './statement-wallets';

type Question = ServedRequest<typeof statement.lines>['body'];
type Answer = CallResponse<typeof statement.lines>;

/** Puts the statement on the server: a member's postings with their sums, and one of them with its story. */
export function serveStatement({ calls, services }: AreaServer): void {
  calls.serveCall(statement.lines, ({ body, member, headers }) =>
    answer(services, signedIn(member), body, localeOfHeader(headers['accept-language'])),
  );

  calls.serveCall(statement.detail, async ({ body, member, headers }) => {
    const known = signedIn(member);
    const locale = localeOfHeader(headers['accept-language']);
    const line = await readStatementLine(services.storage, known.id, Number(body.id));
    if (line === undefined) throw new BusinessError(REQUEST_CODES.notFound, '记录不存在');
    return {
      line: lineOf(line),
      ...defined({ walletName: walletName(line.account, locale) }),
      ...(await storyOf(services, known, line, locale)),
    };
  });
}

async function answer(
  services: SandboxServices,
  member: Member,
  { size, wallet, kinds, timeZone, before, from = 0, to }: Question,
  locale: VenueLocale,
): Promise<Answer> {
  if (!isTimeZone(timeZone)) throw new BusinessError(REQUEST_CODES.invalidRequest, '时区无效');
  const { storage } = services;
  const accounts = await accountsOf(services, member.id);
  const whole = { from, until: to === undefined ? Number.MAX_SAFE_INTEGER : to + 1 };
  const filter: StatementFilter = {
    memberId: member.id,
    accounts: wallet === undefined ? accounts : [accountOfCode(member, wallet)],
    kinds: kinds ?? walletCalls.entryKinds,
    everything: wallet === undefined && kinds === undefined,
  };
  // One more than asked for tells whether there are older ones.
  const found = await readStatement(storage, {
    ...filter,
    ...whole,
    ...defined({ before: before === undefined ? undefined : Number(before) }),
    limit: size + 1,
  });
  const shown = found.slice(0, size);
  const days = daysOf(
    shown.map(({ at }) => at),
    whole,
    timeZone,
  );
  const [totals, ...ofDays] = await sumStatement(storage, filter, [whole, ...days]);
  return {
    items: shown.map(lineOf),
    more: found.length > size ? 1 : 0,
    totals: { ...sumsOf(totals), lines: totals?.lines ?? 0 },
    days: days.map(({ day }, place) => ({ day, ...sumsOf(ofDays[place]) })),
    wallets: accounts.map((account) => ({
      wallet: walletOnWire(account),
      ...defined({ name: walletName(account, locale) }),
    })),
  };
}

function sumsOf(sums: StatementSums | undefined) {
  return { in: fromMinorUnits(sums?.in ?? 0n), out: fromMinorUnits(sums?.out ?? 0n) };
}

function lineOf({ id, kind, account, amount, after, at, reference }: StatementLine): Answer['items'][number] {
  const known = walletCalls.entryKinds.find((each) => each === kind);
  if (known === undefined) throw new RangeError(`not a kind of posting: ${kind}`);
  return {
    id: String(id),
    kind: known,
    wallet: walletOnWire(account),
    amount: fromMinorUnits(amount),
    balanceAfter: fromMinorUnits(after),
    createdAt: at,
    ...defined({ reference: reference === '' ? undefined : reference }),
  };
}
