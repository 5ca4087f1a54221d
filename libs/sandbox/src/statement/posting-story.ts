import type { CallResponse, statement } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { gameById } from '@heptad/game-rules';
import { readRound } from '@heptad/sandbox-games';
import { TREASURE_WALLET, accountParts, type StatementLine } from '@heptad/sandbox-ledger';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';
import { orderId, orderNumber } from '../payments/order-numbers';
import { shownAccount } from '../payments/payout-accounts';
import { rebateReason } from '../rebate/rebate-words';
import type { SandboxServices } from '../server/services';
import { spanOfDay } from '../valid-turnover/platform-day';
import { platformText } from '../words/platform-words';
import { transferNumber } from '../wallet/transfers';
import { walletName, walletOnWire } from './statement-wallets';

type Detail = CallResponse<typeof statement.detail>;
type Step = Detail['steps'][number];

/** What is told of a posting besides its line. */
export type PostingStory = Omit<Detail, 'line' | 'walletName'>;

const DEPOSIT = /^D\d{10}$/;
const WITHDRAWAL = /^W\d{10}$/;
const REBATE = /^R\d{10}$/;
const ADJUSTMENT = /^A\d{10}$/;
const ROUND = /^P\d{10}$/;
const BET = /^\d{10}$/;
/** The number of an order, whatever its letter. */
const NUMBER = /^[A-Z]\d{10}$/;
/** A run of an activity. */
const RUN = /^[a-zA-Z]+-\d{8}$/;
/** Digits of the number of a posting that no order stands behind. */
const DIGITS = 10;

/** How a posting came about, from what it belongs to: an order, a bet, a transfer, or itself alone. */
export async function storyOf(
  services: SandboxServices,
  member: Member,
  line: StatementLine,
  locale: VenueLocale,
): Promise<PostingStory> {
  const { reference, kind } = line;
  const story =
    (DEPOSIT.test(reference) && (await depositStory(services, line))) ||
    (WITHDRAWAL.test(reference) && (await withdrawalStory(services, line, locale))) ||
    (REBATE.test(reference) && (await rebateStory(services, member, line, locale))) ||
    (ADJUSTMENT.test(reference) && (await adjustmentStory(services, line, locale))) ||
    (ROUND.test(reference) && (await roundStory(services, member.id, line, locale))) ||
    (BET.test(reference) && (await betStory(services, member.id, line))) ||
    ((kind === 'transferIn' || kind === 'transferOut') && (await transferStory(services, line, locale)));
  if (story) return story;
  return {
    orderNo: numberOf(line),
    steps: [{ step: kind === 'bonus' || kind === 'rebate' ? 'claimed' : 'posted', at: line.at }],
  };
}

/** The number of a posting that has no order of its own kind. */
function numberOf({ reference, transactionId }: StatementLine): string {
  if (RUN.test(reference)) return orderNumber('B', transactionId);
  return NUMBER.test(reference) ? reference : `L${String(transactionId).padStart(DIGITS, '0')}`;
}

async function depositStory(
  { storage }: SandboxServices,
  { reference, at }: StatementLine,
): Promise<PostingStory | undefined> {
  const row = await storage.db
    .selectFrom('deposit_orders')
    .select('created_at')
    .where('id', '=', orderId(reference))
    .executeTakeFirst();
  return (
    row && {
      orderNo: reference,
      steps: [
        { step: 'ordered', at: row.created_at },
        { step: 'arrived', at },
      ],
    }
  );
}

async function withdrawalStory(
  { storage }: SandboxServices,
  { reference }: StatementLine,
  locale: VenueLocale,
): Promise<PostingStory | undefined> {
  const row = await storage.db
    .selectFrom('withdrawal_orders as order')
    .innerJoin('payout_accounts as account', 'account.id', 'order.account_id')
    .select(['amount_minor', 'fee_minor', 'state', 'message', 'created_at', 'ended_at'])
    .select(['account.kind', 'account.label', 'account.bank', 'account.masked'])
    .where('order.id', '=', orderId(reference))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const ended = defined({ at: row.ended_at ?? undefined });
  const end: readonly Step[] =
    row.state === 'refused'
      ? [
          { step: 'refused', ...ended },
          { step: 'returned', ...ended },
        ]
      : [{ step: 'paidOut', ...ended }];
  const { label, masked } = shownAccount(row, locale);
  return {
    orderNo: reference,
    // What is still to be bet is checked as the order is taken.
    steps: [{ step: 'ordered', at: row.created_at }, { step: 'audited', at: row.created_at }, ...end],
    counterpart: `${label} ${masked}`,
    fee: fromMinorUnits(row.fee_minor),
    arrives: fromMinorUnits(row.amount_minor - row.fee_minor),
    ...defined({ note: row.message === null ? undefined : platformText(row.message, locale) }),
  };
}

async function rebateStory(
  { storage }: SandboxServices,
  { currency }: Member,
  { reference, at }: StatementLine,
  locale: VenueLocale,
): Promise<PostingStory | undefined> {
  const row = await storage.db
    .selectFrom('rebate_days')
    .selectAll()
    .where('id', '=', orderId(reference))
    .executeTakeFirst();
  return (
    row && {
      orderNo: reference,
      steps: [
        { step: 'granted', at: spanOfDay(row.day).until },
        { step: row.way === 'claimed' ? 'claimed' : 'arrived', at },
      ],
      note: rebateReason(row, currency)[locale],
    }
  );
}

async function adjustmentStory(
  { storage }: SandboxServices,
  { reference, at }: StatementLine,
  locale: VenueLocale,
): Promise<PostingStory | undefined> {
  const row = await storage.db
    .selectFrom('adjustments')
    .select('reason')
    .where('id', '=', orderId(reference))
    .executeTakeFirst();
  return (
    row && {
      orderNo: reference,
      steps: [{ step: 'posted', at }],
      note: platformText(row.reason, locale),
    }
  );
}

async function betStory(
  { betting }: SandboxServices,
  memberId: string,
  { reference, kind, at }: StatementLine,
): Promise<PostingStory | undefined> {
  const bet = await betting.order(memberId, reference);
  if (bet === undefined) return undefined;
  const placed: Step = { step: 'placed', at: bet.placedAt };
  const settled: Step = { step: 'settled', ...defined({ at: bet.settledAt }) };
  const ends: Readonly<Partial<Record<string, Step>>> = {
    payout: { step: 'settled', at },
    cashOut: { step: 'cashedOut', at },
    refund: { step: 'returned', at },
  };
  const end = ends[kind] ?? (bet.state === 'rejected' ? { ...settled, step: 'refused' as const } : settled);
  return { orderNo: reference, steps: [placed, end], bet: reference };
}

/** A stake, a win or a stake that came back, of a round of a game: its note is the game's name. */
async function roundStory(
  { storage }: SandboxServices,
  memberId: string,
  { reference, kind, at }: StatementLine,
  locale: VenueLocale,
): Promise<PostingStory | undefined> {
  const round = await readRound(storage, memberId, reference);
  if (round === undefined) return undefined;
  const settledAt = round.settled_at ?? undefined;
  const settled: Step = { step: 'settled', ...defined({ at: settledAt }) };
  return {
    orderNo: reference,
    steps: [{ step: 'placed', at: round.started_at }, kind === 'refund' ? { step: 'returned', at } : settled],
    note: gameById(round.game)?.names[locale] ?? round.game,
    round: reference,
  };
}

async function transferStory(
  { storage }: SandboxServices,
  line: StatementLine,
  locale: VenueLocale,
): Promise<PostingStory | undefined> {
  const { id, transactionId, at } = line;
  const other = await storage.db
    .selectFrom('postings')
    .select('account_id')
    .where('transaction_id', '=', transactionId)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other === undefined) return undefined;
  const account = other.account_id as StatementLine['account'];
  const isTreasure = [account, line.account].some((each) => accountParts(each).name === TREASURE_WALLET);
  return {
    orderNo: isTreasure ? numberOf(line) : transferNumber(transactionId),
    steps: [{ step: 'arrived', at }],
    counterpart: walletName(account, locale) ?? walletOnWire(account),
  };
}
