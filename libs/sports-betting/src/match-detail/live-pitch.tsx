import { useReducedMotion } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMatchClock } from '../match/match-clocks';
import type { MatchShape } from '../match/match-shape';
import type { MatchEvent } from '../match-timeline/match-events';

const CENTRE = { x: 160, y: 90 } as const;
/** Where the ball lies after each kind of event by the home side, which plays to the right. */
const PLACES = {
  goal: { x: 302, y: 90 },
  goalCancelled: CENTRE,
  corner: { x: 306, y: 14 },
  yellowCard: { x: 120, y: 110 },
  redCard: { x: 120, y: 110 },
} as const;

function placeOf(event: MatchEvent | undefined) {
  if (event === undefined) return CENTRE;
  const { x, y } = PLACES[event.kind];
  return event.side === 'home' ? { x, y } : { x: 2 * CENTRE.x - x, y: 2 * CENTRE.y - y };
}

export interface LivePitchProps {
  readonly match: MatchShape;
  /** The last thing that happened, if anything has since the page was opened. */
  readonly latest: MatchEvent | undefined;
}

/** A drawn pitch with the last thing that happened on it. Where it shows what is not known it says so by lying still. */
export function LivePitch({ match, latest }: LivePitchProps) {
  const { t } = useTranslation('sports');
  const still = useReducedMotion();
  const stage = useMatchClock(match.id)?.stage;
  const { x, y } = placeOf(latest);
  const side = latest === undefined ? undefined : match[latest.side].name;
  return (
    <figure className="relative m-0 bg-head-special text-on-head-special">
      <svg viewBox="0 0 320 180" aria-hidden="true" className="block aspect-video max-h-[240px] w-full">
        <g fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.55">
          <rect x="12" y="12" width="296" height="156" rx="2" />
          <path d="M160 12v156M12 52h42v76H12M308 52h-42v76h42M12 72h16v36H12M308 72h-16v36h16" />
          <circle cx="160" cy="90" r="26" />
        </g>
        <g
          transform={`translate(${String(x)} ${String(y)})`}
          className={still ? undefined : 'transition-transform duration-700'}
        >
          {!still && match.status === 'live' && (
            <circle r="10" fill="none" stroke="currentColor" strokeWidth="1.5" className="animate-ping" />
          )}
          <circle r="5" fill="currentColor" />
        </g>
      </svg>
      <figcaption className="absolute inset-x-0 bottom-[14px] flex justify-center px-6">
        <span
          role="status"
          className="max-w-full truncate rounded-pill bg-raised px-3 py-1 text-sm text-text"
        >
          {latest === undefined || side === undefined
            ? t(stage === 'halfTime' ? 'stage.halfTime' : 'events.quiet')
            : t(`events.${latest.kind}`, { team: side, count: latest.count })}
        </span>
      </figcaption>
    </figure>
  );
}
