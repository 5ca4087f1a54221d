import { platformNow, type Activity, type ActivityState } from './activity';

const SHUT: ReadonlySet<ActivityState> = new Set(['announced', 'expired', 'closed', 'stopped']);

/**
 * Whether a member may play now, as far as the page knows: it runs, and nothing stands in the member's way. The platform decides when the
 * play is there.
 */
export function mayPlay(
  activity: Pick<Activity, 'state' | 'obstacle' | 'startsAt' | 'endsAt' | 'skew'>,
  clock: { readonly now: () => number },
): boolean {
  const { state, obstacle, startsAt, endsAt } = activity;
  const now = platformNow(activity, clock);
  return !SHUT.has(state) && obstacle === undefined && now >= startsAt && now < endsAt;
}
