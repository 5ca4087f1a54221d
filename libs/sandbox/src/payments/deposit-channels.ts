import type { CallResponse, deposit } from '@heptad/contracts';
import { coinAmount, defined, fromMinorUnits, type Money } from '@heptad/formatting';
import type { Member } from '../members/member';
import { platformText } from '../words/platform-words';
import type { SandboxServices } from '../server/services';
import type { VenueLocale } from '@heptad/sandbox-venues';

type WireChannel = CallResponse<typeof deposit.channels>['channels'][number];
export type DepositChannelCode = WireChannel['channel'];
type PayTo = NonNullable<CallResponse<typeof deposit.detail>['order']['payTo']>;

/** A way to pay in. Amounts are minor units. */
export interface DepositChannel {
  readonly channel: DepositChannelCode;
  readonly min: bigint;
  /** The most of a member of grade 0. */
  readonly max: bigint;
  /** What each grade adds to the most. */
  readonly maxPerGrade: bigint;
  readonly quick: readonly bigint[];
  /** What a coin costs in the wallet’s currency, decimal text; undefined where the currency itself is paid. */
  readonly rate?: string;
}

/** How long an order waits to be paid. */
export const PAY_WITHIN_MS = 15 * 60_000;
const MINUTE = 60_000;
const COIN = 'USDT';

export const DEPOSIT_CHANNELS: readonly DepositChannel[] = [
  {
    channel: 'bank',
    min: 100_00n,
    max: 20_000_00n,
    maxPerGrade: 5_000_00n,
    quick: [100_00n, 500_00n, 1_000_00n, 5_000_00n],
  },
  {
    channel: 'coin',
    min: 200_00n,
    max: 50_000_00n,
    maxPerGrade: 10_000_00n,
    quick: [200_00n, 1_000_00n, 5_000_00n, 20_000_00n],
    rate: '7.20',
  },
  {
    channel: 'wallet',
    min: 50_00n,
    max: 5_000_00n,
    maxPerGrade: 1_000_00n,
    quick: [50_00n, 100_00n, 500_00n, 1_000_00n],
  },
];

/** The most of one order for a member, minor units. */
export function mostOf({ max, maxPerGrade }: DepositChannel, { grade }: Pick<Member, 'grade'>): bigint {
  return max + maxPerGrade * BigInt(grade);
}

/** Whether money may be paid in this way now. */
export function isOpen(
  { switches }: Pick<SandboxServices, 'switches'>,
  channel: DepositChannelCode,
): boolean {
  const { siteStatus, closedChannels = [] } = switches.read();
  return siteStatus === 1 && !closedChannels.includes(channel);
}

/** What has to be paid: coins are cut to their four decimals and never rounded up (FORMAT-009). */
export function payable({ rate }: DepositChannel, amount: bigint): Money {
  const due = fromMinorUnits(amount);
  return rate === undefined ? due : (coinAmount(due, rate) ?? due);
}

/** What is paid with. */
export function payCurrency({ rate }: DepositChannel, currency: string): string {
  return rate === undefined ? currency : COIN;
}

/** The channel as this member sees it. */
export function channelFor(
  services: Pick<SandboxServices, 'switches'>,
  channel: DepositChannel,
  member: Member,
): WireChannel {
  const most = mostOf(channel, member);
  return {
    channel: channel.channel,
    status: isOpen(services, channel.channel) ? 1 : 0,
    min: fromMinorUnits(channel.min),
    max: fromMinorUnits(most),
    quick: channel.quick.filter((amount) => amount >= channel.min && amount <= most).map(fromMinorUnits),
    minutes: PAY_WITHIN_MS / MINUTE,
    payCurrency: payCurrency(channel, member.currency),
    ...defined({ rate: channel.rate }),
  };
}

/** Where to pay. None of it exists: numbers begin with zeros and addresses say that they are for show. */
export function payToOf(channel: DepositChannelCode, id: number, locale: VenueLocale): PayTo {
  const digits = String(id).padStart(4, '0').slice(-4);
  const named = (chinese: string): string => platformText(chinese, locale);
  switch (channel) {
    case 'bank':
      return {
        kind: 'bank',
        bank: named('演示银行'),
        holder: named('演示收款人'),
        number: `000000000000${digits}`,
      };
    case 'coin':
      return { kind: 'coin', network: 'TRC20', address: `TDEMoDEMoDEMoDEMoDEMoDEMoDEMo${digits}` };
    case 'wallet':
      return { kind: 'wallet', holder: named('演示收款人'), account: `demo-${digits}` };
  }
}
