import { useTranslation } from 'react-i18next';
import type { ClockReading, MatchShape } from '../match/match-shape';
import type { MatchEvent } from './match-events';

/** The minute at which a half ends; what comes later is added time. */
const END_OF_HALF: Readonly<Record<string, number>> = { firstHalf: 45, secondHalf: 90 };

/** The minute of something in a football match: `23`, in added time `45+2`. */
export function minuteOf({ stage, minute }: ClockReading): string {
  const end = END_OF_HALF[stage];
  return end === undefined || minute < end ? String(minute) : `${String(end)}+${String(minute - end + 1)}`;
}

/** {@link minuteOf} as boards write it: `23'`, in added time `45+2'`. */
const minuteText = (at: ClockReading): string => `${minuteOf(at)}'`;

export interface EventTimelineProps {
  readonly title: string;
  readonly match: Pick<MatchShape, 'home' | 'away'>;
  /** In the order in which they are shown. */
  readonly events: readonly MatchEvent[];
}

/** The events of a match, each with its minute and, where known, the score after it. Renders nothing without events. */
export function EventTimeline({ title, match, events }: EventTimelineProps) {
  const { t } = useTranslation('sports');
  if (events.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-sm font-medium">{title}</h2>
      <ol className="m-0 flex list-none flex-col gap-1 p-0 text-sm">
        {events.map(({ kind, side, count, at, score }, index) => (
          <li key={events.length - index} className="flex items-baseline gap-3">
            <span className="numeric w-[3rem] shrink-0 text-muted">
              {at === undefined ? '–' : minuteText(at)}
            </span>
            <span className="min-w-0 flex-1 break-words">
              {t(`events.${kind}`, { team: match[side].name, count })}
            </span>
            {score !== undefined && (
              <span className="numeric shrink-0 font-medium">
                {score.home}-{score.away}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
