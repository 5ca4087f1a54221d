import * as v from 'valibot';
import type { BusinessError } from './api-error';

const withTime = v.object({ serverTime: v.pipe(v.number(), v.safeInteger()) });

/**
 * The platform's time in milliseconds, as an answer that refused a signature tells it: in its data, else by its `Date`
 * header; undefined where it does not.
 */
export function platformTime(error: BusinessError, date: string | undefined): number | undefined {
  const parsed = v.safeParse(withTime, error.data);
  if (parsed.success) return parsed.output.serverTime;
  const told = Date.parse(date ?? '');
  return Number.isNaN(told) ? undefined : told;
}
