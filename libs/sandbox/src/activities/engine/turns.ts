import { momentOf, onPlatform } from '@heptad/sandbox-simulation';
import { depositsWithin, totalOf, turnoverWithin } from '../member-measures';
import type { Chances, Seat } from './kind';

/** What earns turns in one run; amounts are minor units. */
export interface TurnRule {
  /** For each day of the run that has begun. */
  readonly daily: number;
  /** One for each so much that was deposited. */
  readonly perDeposit?: bigint;
  /** One for each so much of valid turnover. */
  readonly perTurnover?: bigint;
  /** The most that deposits and turnover earn, each. */
  readonly most: number;
}

const DAY_MS = 86_400_000;
const yuan = (cents: bigint): string => (cents / 100n).toString();

/** The first moment of the next day of the platform's calendar. */
export function nextDayAt(now: number): number {
  return momentOf(onPlatform(now).startOf('day').add(1, 'day'));
}

/** The turns of a member, measured from the calendar, the deposits and the bets; a guest has none. */
export async function turnsOf(seat: Seat, rule: TurnRule, used: number): Promise<Chances> {
  const { run, member, now, services } = seat;
  const until = Math.min(now, run.endsAt - 1);
  const days = until < run.startsAt ? 0 : Math.floor((until - run.startsAt) / DAY_MS) + 1;
  const of = (sum: bigint, per: bigint) => Math.min(Number(sum / per), rule.most);
  const by = [
    {
      text: {
        'zh-CN': `每天 ${String(rule.daily)} 次，未用的留到本期结束`,
        'zh-TW': `每天 ${String(rule.daily)} 次，未用的留到本期結束`,
        en: `${String(rule.daily)} a day, kept until the run ends`,
      },
      earned: member === undefined ? 0 : days * rule.daily,
    },
  ];
  if (rule.perDeposit !== undefined) {
    const each = yuan(rule.perDeposit);
    const deposits = member === undefined ? [] : await depositsWithin(services.storage, member.id, run);
    by.push({
      text: {
        'zh-CN': `每存款 ${each} 得 1 次`,
        'zh-TW': `每存款 ${each} 得 1 次`,
        en: `One for each ${each} deposited`,
      },
      earned: of(
        deposits.reduce((sum, { amount }) => sum + amount, 0n),
        rule.perDeposit,
      ),
    });
  }
  if (rule.perTurnover !== undefined) {
    const each = yuan(rule.perTurnover);
    const sum = member === undefined ? 0n : totalOf(await turnoverWithin(services.storage, member.id, run));
    by.push({
      text: {
        'zh-CN': `每有效流水 ${each} 得 1 次`,
        'zh-TW': `每有效流水 ${each} 得 1 次`,
        en: `One for each ${each} of valid turnover`,
      },
      earned: of(sum, rule.perTurnover),
    });
  }
  const next = rule.daily > 0 ? nextDayAt(now) : run.endsAt;
  return {
    earned: by.reduce((sum, { earned }) => sum + earned, 0),
    used,
    by,
    ...(next < run.endsAt && { nextAt: next }),
  };
}
