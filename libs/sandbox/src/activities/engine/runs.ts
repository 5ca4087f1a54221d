import { dayjs } from '@heptad/formatting';
import { momentOf } from '@heptad/sandbox-simulation';
import { claimableUntil, dayOf, spanAt } from '../editions';
import type { Activity, Run } from './activity';

/** The two runs of each activity that were asked for last: reckoning with the calendar takes longer than all else that a run needs. */
const known = new WeakMap<Activity, readonly Run[]>();

/** The run of an activity that a moment falls into. */
export function runAt(activity: Activity, at: number): Run {
  const runs = known.get(activity) ?? [];
  const found = runs.find(({ startsAt, endsAt }) => at >= startsAt && at < endsAt);
  if (found !== undefined) return found;
  const run = reckoned(activity, at);
  known.set(activity, [run, ...runs.slice(0, 1)]);
  return run;
}

function reckoned(activity: Activity, at: number): Run {
  const span = spanAt(activity.rhythm, at);
  return {
    ...span,
    activity,
    id: `${activity.name}-${dayOf(span)}`,
    claimableUntil: claimableUntil(span),
    stoppedAt: undefined,
  };
}

/** Whether an activity runs on a site: those of named sites on no other. */
export function runsOn(
  { name, audience }: Pick<Activity, 'name' | 'audience'>,
  site: { readonly activities?: readonly string[] | undefined },
): boolean {
  return audience?.namedSites !== true || site.activities?.includes(name) === true;
}

/** The runs that are shown: every activity's present one, then the last one of those that show it, as long as its prizes may be claimed. */
export function shownRuns(activities: readonly Activity[], now: number): readonly Run[] {
  const present = activities.map((activity) => runAt(activity, now));
  const last = present
    .filter(({ activity }) => activity.showsLast === true)
    .map(({ activity, startsAt }) => runAt(activity, startsAt - 1))
    .filter((run) => now < run.claimableUntil);
  return [...present, ...last];
}

/** The run of an id among those that are shown: reckons the runs of its own activity alone. */
export function shownRun(activities: readonly Activity[], id: string, now: number): Run | undefined {
  const [name] = id.split('-');
  const own = activities.filter((activity) => activity.name === name);
  return shownRuns(own, now).find((run) => run.id === id);
}

/** A run by its id, however long it is over; undefined for an id that no run has. */
export function runOfId(activities: readonly Activity[], id: string): Run | undefined {
  const [name, day = '', ...rest] = id.split('-');
  const found = activities.find((each) => each.name === name);
  const begins = dayjs.utc(day, 'YYYYMMDD', true);
  if (found === undefined || rest.length > 0 || !begins.isValid()) return undefined;
  const run = runAt(found, momentOf(begins));
  return run.id === id ? run : undefined;
}
