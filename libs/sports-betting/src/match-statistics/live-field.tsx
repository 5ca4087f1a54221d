import { cx, useReducedMotion } from '@heptad/ui-kit';
import type { BallPlace } from '@heptad/venue-gateway';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchClock } from '../match/match-clocks';
import type { MatchShape } from '../match/match-shape';
import { stageTerm } from '../match/sport-terms';
import type { MatchEvent } from '../match-timeline/match-events';
import { doingOf, DRAWING, fieldKind, placeIn } from './field-kind';
import { FieldLines } from './field-lines';
import { useStatistics } from './use-statistics';

/** From one question for the ball to the next, milliseconds; so long it is on its way between two places. */
const EVERY_MS = 3_000;
/** How long something that happened stands there before what is done with the ball, milliseconds. */
const TOLD_MS = 12_000;

const CENTRE: BallPlace = { x: 0.5, y: 0.5, danger: 0 };
/** Where the ball lies after each kind of event by the home side, for a venue that does not tell its place. */
const PLACES: Readonly<Record<MatchEvent['kind'], Pick<BallPlace, 'x' | 'y'>>> = {
  goal: { x: 0.98, y: 0.5 },
  goalCancelled: CENTRE,
  corner: { x: 0.99, y: 0.01 },
  yellowCard: { x: 0.36, y: 0.63 },
  redCard: { x: 0.36, y: 0.63 },
};

function lastPlace(event: MatchEvent | undefined): BallPlace {
  if (event === undefined) return CENTRE;
  const { x, y } = PLACES[event.kind];
  return event.side === 'home' ? { x, y, danger: 0 } : { x: 1 - x, y: 1 - y, danger: 0 };
}

/** An event for some seconds after it came; what had happened before the field was drawn is no news. */
function useNews(latest: MatchEvent | undefined): MatchEvent | undefined {
  const [old, setOld] = useState(latest);
  useEffect(() => {
    const timer = setTimeout(() => setOld(latest), TOLD_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return latest === old ? undefined : latest;
}

/** How far beyond the middle the band of a danger reaches, in the drawing. */
const REACH = [0, 56, 102] as const;

/** How far forward the side with the ball is, as a band of its half. */
function Pressure({ ball }: { readonly ball: BallPlace }) {
  const { side, danger } = ball;
  if (side === undefined) return null;
  const { width, height, left, top } = DRAWING;
  const edge = width / 2 + (side === 'home' ? 1 : -1) * REACH[danger];
  return (
    <rect
      x={side === 'home' ? left : edge}
      y={top}
      width={side === 'home' ? edge - left : width - left - edge}
      height={height - 2 * top}
      fill="currentColor"
      opacity={danger === 2 ? 0.22 : 0.12}
    />
  );
}

export interface LiveFieldProps {
  readonly match: MatchShape;
  /** The last thing that happened, if anything has since the page was opened. */
  readonly latest: MatchEvent | undefined;
}

/** A drawn field on which the ball goes where the venue says that it is, and what happens. For those who want no motion it is put there. */
export function LiveField({ match, latest }: LiveFieldProps) {
  const { t } = useTranslation('sports');
  const still = useReducedMotion();
  const stage = useMatchClock(match.id)?.stage;
  const { told } = useStatistics(match, EVERY_MS);
  const news = useNews(latest);
  const kind = fieldKind(match.sport);
  const ball = told?.ball ?? lastPlace(latest);
  const { x, y } = placeIn(ball);
  const shown = told?.ball === undefined ? latest : news;
  const doing = shown === undefined && ball.side !== undefined ? doingOf(kind, ball) : undefined;
  const moves = !still && match.status === 'live';
  const rests = stage === 'halfTime' || stage === 'break';
  return (
    <figure className="relative m-0 bg-head-special text-on-head-special">
      <svg viewBox="0 0 320 180" aria-hidden="true" className="block aspect-video max-h-[240px] w-full">
        <FieldLines kind={kind} />
        {(kind === 'pitch' || kind === 'court') && <Pressure ball={ball} />}
        <g
          style={{
            transform: `translate(${String(x)}px, ${String(y)}px)`,
            ...(moves && { transition: `transform ${String(kind === 'net' ? 700 : EVERY_MS)}ms linear` }),
          }}
        >
          {moves && (
            <circle r="10" fill="none" stroke="currentColor" strokeWidth="1.5" className="animate-ping" />
          )}
          <circle r="5" fill="currentColor" />
        </g>
      </svg>
      <p
        aria-hidden="true"
        className="absolute inset-x-[24px] top-[20px] flex justify-between gap-[48px] text-xs *:truncate"
      >
        <span>{match.home.name}</span>
        <span>{match.away.name}</span>
      </p>
      <figcaption
        className={cx(
          'absolute inset-x-0 flex justify-center px-6 text-sm text-text *:max-w-full *:truncate *:rounded-pill *:bg-raised *:px-3 *:py-1',
          // The plate, where the ball is most of the time, is at the foot of a diamond.
          kind === 'diamond' ? 'top-[40px]' : 'bottom-[14px]',
        )}
      >
        {doing !== undefined && ball.side !== undefined && (
          // It changes every few seconds: nobody wants it read out.
          <span aria-hidden="true">{t(`play.${doing}`, { team: match[ball.side].name })}</span>
        )}
        <span role="status" className={doing === undefined ? undefined : 'sr-only'}>
          {shown === undefined
            ? doing === undefined &&
              (rests ? stageTerm(t, match.sport, { stage, minute: 0 }) : t('events.quiet'))
            : t(`events.${shown.kind}`, { team: match[shown.side].name, count: shown.count })}
        </span>
      </figcaption>
    </figure>
  );
}
