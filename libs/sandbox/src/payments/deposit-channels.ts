import type { CallResponse, deposit } from '@heptad/contracts';
import {
  coinAmount,
  defined,
  fromMinorUnits,
  minorUnits,
  multiplyMoney,
  type Money,
} from '@heptad/formatting';
import type { Member } from '../members/member';
import type { SandboxServices } from '../server/services';
import { clockText, isWithin, nextOpening, PLATFORM_ZONE, type ChannelHours } from './channel-hours';

type WireChannel = CallResponse<typeof deposit.channels>['channels'][number];
export type DepositChannelCode = WireChannel['channel'];

/** A way to pay in. Amounts are minor units. */
export interface DepositChannel {
  readonly channel: DepositChannelCode;
  readonly group: WireChannel['group'];
  readonly min: bigint;
  /** The most of a member of grade 0. */
  readonly max: bigint;
  /** What each grade adds to the most. */
  readonly maxPerGrade: bigint;
  readonly quick: readonly bigint[];
  /** When it is open; always where it has none. */
  readonly hours?: ChannelHours;
  /** What a coin costs in the wallet’s currency, decimal text; undefined where the currency itself is paid. */
  readonly rate?: string;
  /** The part of the amount that is paid on top of it, four decimals; undefined where it is free. */
  readonly feeRate?: string;
}

/** How long an order waits to be paid. */
export const PAY_WITHIN_MS = 15 * 60_000;
const MINUTE = 60_000;
const HOUR = 60;
const COIN = 'USDT';

const SMALL = [50_00n, 100_00n, 500_00n, 1_000_00n];
const COIN_BOUNDS = {
  group: 'coin',
  min: 200_00n,
  max: 50_000_00n,
  maxPerGrade: 10_000_00n,
  quick: [200_00n, 1_000_00n, 5_000_00n, 20_000_00n],
} as const;
const WALLET_BOUNDS = {
  group: 'wallet',
  min: 50_00n,
  max: 5_000_00n,
  maxPerGrade: 1_000_00n,
  quick: SMALL,
} as const;

/** All ways to pay in, in the order in which they are shown. */
export const DEPOSIT_CHANNELS: readonly DepositChannel[] = [
  {
    channel: 'bank',
    group: 'card',
    min: 100_00n,
    max: 20_000_00n,
    maxPerGrade: 5_000_00n,
    quick: [100_00n, 500_00n, 1_000_00n, 5_000_00n],
  },
  {
    channel: 'online',
    group: 'card',
    min: 50_00n,
    max: 10_000_00n,
    maxPerGrade: 2_000_00n,
    quick: SMALL,
    hours: { from: 6 * HOUR, to: 23 * HOUR + 30 },
    feeRate: '0.0050',
  },
  { ...WALLET_BOUNDS, channel: 'ebpay' },
  { ...WALLET_BOUNDS, channel: 'koipay', hours: { from: 9 * HOUR, to: 2 * HOUR } },
  { ...WALLET_BOUNDS, channel: 'wechat', max: 3_000_00n, maxPerGrade: 500_00n, feeRate: '0.0100' },
  { ...WALLET_BOUNDS, channel: 'alipay', max: 3_000_00n, maxPerGrade: 500_00n, feeRate: '0.0060' },
  { ...COIN_BOUNDS, channel: 'trc20', rate: '7.20' },
  { ...COIN_BOUNDS, channel: 'erc20', min: 500_00n, quick: COIN_BOUNDS.quick.slice(1), rate: '7.20' },
  {
    channel: 'digital',
    group: 'digital',
    min: 20_00n,
    max: 10_000_00n,
    maxPerGrade: 1_000_00n,
    quick: SMALL,
    hours: { from: 8 * HOUR, to: 22 * HOUR },
  },
];

/** The most of one order for a member, minor units. */
export function mostOf({ max, maxPerGrade }: DepositChannel, { grade }: Pick<Member, 'grade'>): bigint {
  return max + maxPerGrade * BigInt(grade);
}

/** Why nothing may be paid in this way now; undefined where it may. */
export function closedFor(
  { switches, clock }: Pick<SandboxServices, 'switches' | 'clock'>,
  { channel, hours }: DepositChannel,
): 'maintenance' | 'hours' | undefined {
  const { siteStatus, closedChannels = [] } = switches.read();
  if (siteStatus === 0 || closedChannels.includes(channel)) return 'maintenance';
  return hours === undefined || isWithin(hours, clock.now()) ? undefined : 'hours';
}

/** What is paid on top of an amount, minor units, cut to whole cents. */
export function feeOf({ feeRate }: DepositChannel, amount: bigint): bigint {
  return feeRate === undefined ? 0n : minorUnits(multiplyMoney(fromMinorUnits(amount), feeRate));
}

/** What has to be paid, fee included: coins are cut to their four decimals and never rounded up (FORMAT-009). */
export function payable(channel: DepositChannel, amount: bigint): Money {
  const due = fromMinorUnits(amount + feeOf(channel, amount));
  return channel.rate === undefined ? due : (coinAmount(due, channel.rate) ?? due);
}

/** What is paid with. */
export function payCurrency({ rate }: DepositChannel, currency: string): string {
  return rate === undefined ? currency : COIN;
}

/** The channel as this member sees it. */
export function channelFor(
  services: Pick<SandboxServices, 'switches' | 'clock'>,
  channel: DepositChannel,
  member: Member,
): WireChannel {
  const most = mostOf(channel, member);
  const { hours } = channel;
  const closed = closedFor(services, channel);
  return {
    channel: channel.channel,
    group: channel.group,
    status: closed === undefined ? 1 : 0,
    min: fromMinorUnits(channel.min),
    max: fromMinorUnits(most),
    quick: channel.quick.filter((amount) => amount >= channel.min && amount <= most).map(fromMinorUnits),
    minutes: PAY_WITHIN_MS / MINUTE,
    payCurrency: payCurrency(channel, member.currency),
    ...defined({
      rate: channel.rate,
      feeRate: channel.feeRate,
      opensAt:
        closed === 'hours' && hours !== undefined ? nextOpening(hours, services.clock.now()) : undefined,
      hours: hours && { from: clockText(hours.from), to: clockText(hours.to), zone: PLATFORM_ZONE },
    }),
  };
}
