import { dayAfter } from './days';

/** A reward for money that lay there many days in a row. */
export interface Task {
  readonly id: string;
  readonly days: number;
  /** Minor units. */
  readonly reward: bigint;
}

/** The tasks, the shortest first. Each is paid once to a member. */
export const TASKS: readonly Task[] = [
  { id: 'days7', days: 7, reward: 1_88n },
  { id: 'days30', days: 30, reward: 8_88n },
  { id: 'days100', days: 100, reward: 28_88n },
];

/** What has to lie there the whole day for it to count, minor units. */
export const LEAST_TASK_BASE = 100_00n;

/** How many days in a row there were. */
export interface Runs {
  /** The longest run ever. */
  readonly longest: number;
  /** The run that goes on, up to the last day that is settled. */
  readonly current: number;
}

/**
 * Runs of days in a row.
 * @param days those that count, in their order, each once
 * @param last the last day that is settled
 */
export function runsOf(days: readonly string[], last: string): Runs {
  let longest = 0;
  let length = 0;
  let before: string | undefined;
  for (const day of days) {
    length = before !== undefined && dayAfter(before) === day ? length + 1 : 1;
    longest = Math.max(longest, length);
    before = day;
  }
  return { longest, current: before === last ? length : 0 };
}

/** How many days of a task are done: what was reached once stays so. */
export function doneDays({ days }: Task, { longest, current }: Runs): number {
  return longest >= days ? days : Math.min(current, days);
}
