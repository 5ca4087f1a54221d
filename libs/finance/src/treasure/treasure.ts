import type { CallResponse, treasure } from '@heptad/contracts';
import { dayjs, DAY_KEY, dayKey, defined, money, type Money } from '@heptad/formatting';

type WireState = CallResponse<typeof treasure.state>;
type WireTasks = CallResponse<typeof treasure.tasks>;

/** The yearly rate of the part of an amount above `from`, and where the next part begins. */
export interface Tier {
  readonly from: Money;
  readonly until: Money | undefined;
  /** In per cent. */
  readonly percent: string;
}

/** What lies in the balance treasure, what it has earned, and by which rules. */
export interface Treasure {
  readonly currency: string;
  /** Whose midnight ends a day; the device's own while nothing was ever moved in. */
  readonly timeZone: string | undefined;
  readonly balance: Money;
  readonly centre: Money;
  readonly yesterday: Money;
  readonly total: Money;
  readonly tiers: readonly Tier[];
  readonly least: Money;
  readonly most: Money;
  /** When the day that runs now ends, ms; the device's own midnight while nothing was ever moved in. */
  readonly dayEndsAt: number | undefined;
  /** Interest of a day that is over has still to be paid. */
  readonly late: boolean;
}

/** A day that has earned. */
export interface IncomeDay {
  /** `YYYY-MM-DD` by the member's calendar. */
  readonly day: string;
  /** What lay there the whole day. */
  readonly base: Money;
  readonly interest: Money;
}

/** A reward for days in a row. */
export interface Task {
  readonly id: string;
  readonly days: number;
  readonly done: number;
  readonly reward: Money;
  readonly state: 'open' | 'reached' | 'claimed';
  readonly claimedAt: number | undefined;
}

/** The tasks, and what has to lie there on each of their days. */
export interface TaskList {
  readonly least: Money;
  readonly tasks: readonly Task[];
}

/** Reads the platform's answer. */
export function toTreasure(wire: WireState): Treasure {
  return {
    currency: wire.currency,
    timeZone: wire.timeZone,
    balance: money(wire.balance),
    centre: money(wire.centre),
    yesterday: money(wire.yesterday),
    total: money(wire.total),
    tiers: wire.tiers.map(({ from, percent }, place) => {
      const next = wire.tiers[place + 1];
      return { from: money(from), until: next && money(next.from), percent };
    }),
    least: money(wire.least),
    most: money(wire.most),
    dayEndsAt: wire.dayEndsAt,
    late: wire.late === 1,
  };
}

/** Reads the platform's answer. */
export function toIncomeDay({
  day,
  base,
  interest,
}: CallResponse<typeof treasure.income>['items'][number]): IncomeDay {
  return { day, base: money(base), interest: money(interest) };
}

/** Reads the platform's answer. */
export function toTaskList({ least, tasks }: WireTasks): TaskList {
  return {
    least: money(least),
    tasks: tasks.map(({ claimedAt, reward, ...task }) => ({ ...task, reward: money(reward), claimedAt })),
  };
}

/** From when on money counts that is moved in now, and when it first earns: days, `YYYY-MM-DD`. */
export function firstInterest(
  { dayEndsAt, timeZone }: Pick<Treasure, 'dayEndsAt' | 'timeZone'>,
  now: number,
): { readonly counts: string; readonly paid: string } {
  const next = (day: string): string => dayjs.utc(day).add(1, 'day').format(DAY_KEY);
  const zone = defined({ timeZone });
  // The day that was told of may have ended while the page was open.
  const counts =
    dayEndsAt === undefined || now >= dayEndsAt ? next(dayKey(now, zone)) : dayKey(dayEndsAt, zone);
  return { counts, paid: next(counts) };
}
