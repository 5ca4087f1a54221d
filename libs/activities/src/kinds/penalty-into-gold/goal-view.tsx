import { cx, FOCUS_RING } from '@heptad/ui-kit';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { BALL, cornerSpot, flight, GOAL, KEEPER } from './corners';
import { useCornerName } from './use-corner-name';

/** Where a kick went and where the keeper jumped. */
export interface ShownKick {
  readonly place: number;
  readonly keeper: number;
}

interface GoalViewProps {
  readonly corners: number;
  /** The kick that is shown; before it the ball lies on its spot. */
  readonly kick: ShownKick | undefined;
  readonly ballRef: Ref<SVGGElement>;
  readonly keeperRef: Ref<SVGGElement>;
  readonly busy: boolean;
  /** Kicks into a corner; undefined where nobody can kick now. */
  readonly onKick: ((place: number) => void) | undefined;
}

const HEIGHT = 250;

function Net() {
  const lines = Array.from({ length: 15 }, (_, at) => 30 + at * 18.6);
  const rows = Array.from({ length: 7 }, (_, at) => 34 + at * 20);
  return (
    <g className="stroke-line" strokeWidth="1.2">
      {lines.map((x) => (
        <path key={x} d={`M${String(x)} 20V172`} />
      ))}
      {rows.map((y) => (
        <path key={y} d={`M24 ${String(y)}H296`} />
      ))}
    </g>
  );
}

function Keeper() {
  return (
    <g>
      <circle cx="160" cy="84" r="12" className="fill-accent-2" />
      <path d="M146 98h28l5 36h-38z" className="fill-accent-2" />
      <path
        d="m147 102-20-20M173 102l20-20"
        className="stroke-accent-2"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M151 134v36M169 134v36" className="stroke-text" strokeWidth="9" strokeLinecap="round" />
      <circle cx="124" cy="79" r="7" className="fill-text" />
      <circle cx="196" cy="79" r="7" className="fill-text" />
    </g>
  );
}

function Ball() {
  return (
    <g>
      <circle cx={BALL.x} cy={BALL.y} r="17" className="fill-raised stroke-text" strokeWidth="2.5" />
      <path d="m160 214 8 6-3 9h-10l-3-9z" className="fill-text" />
      <path
        d="M160 214v-8M168 220l8-3M165 229l5 7M155 229l-5 7M152 220l-8-3"
        className="stroke-text"
        strokeWidth="2.5"
      />
    </g>
  );
}

const still = (transform: string) => ({ transform, transformBox: 'view-box' }) as const;

/** The goal with its keeper, and the ball; a button over each corner. */
export function GoalView({ corners, kick, ballRef, keeperRef, busy, onKick }: GoalViewProps) {
  const { t } = useTranslation('activities');
  const nameOf = useCornerName(corners);
  const to = (place: number) => cornerSpot(place, corners);
  const ball = kick === undefined ? 'none' : flight(BALL, to(kick.place), 0.7);
  const keeper = kick === undefined ? 'none' : flight(KEEPER, { x: to(kick.keeper).x, y: KEEPER.y - 10 });
  return (
    <div className="relative mx-auto w-full max-w-[480px] overflow-hidden rounded-m bg-sunken">
      <svg
        viewBox={`0 0 320 ${String(HEIGHT)}`}
        aria-hidden="true"
        focusable="false"
        className="block w-full"
      >
        <path d="M0 172h320v78H0z" className="fill-accent" opacity=".16" />
        <path
          d="M0 172h320M60 250l26-40h148l26 40"
          className="stroke-accent"
          strokeWidth="2"
          fill="none"
          opacity=".5"
        />
        <Net />
        <path
          d="M22 172V18h276v154"
          className="stroke-text"
          strokeWidth="7"
          strokeLinejoin="round"
          fill="none"
        />
        <g ref={keeperRef} style={still(keeper)} data-testid="keeper">
          <Keeper />
        </g>
        <g
          ref={ballRef}
          style={{ ...still(ball), transformOrigin: `${String(BALL.x)}px ${String(BALL.y)}px` }}
        >
          <Ball />
        </g>
      </svg>
      {onKick !== undefined &&
        Array.from({ length: corners }, (_, place) => {
          const { x, y } = to(place);
          return (
            <button
              key={place}
              type="button"
              aria-label={t('penaltyIntoGold.kickTo', { corner: nameOf(place) })}
              aria-disabled={busy || undefined}
              onClick={() => busy || onKick(place)}
              style={{ left: `${String((x / GOAL.width) * 100)}%`, top: `${String((y / HEIGHT) * 100)}%` }}
              className={cx(
                'absolute flex size-[52px] -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full aria-disabled:opacity-40',
                FOCUS_RING,
              )}
            >
              <span className="flex size-9 items-center justify-center rounded-full border-2 border-accent bg-raised">
                <span className="size-3 rounded-full bg-accent" />
              </span>
            </button>
          );
        })}
    </div>
  );
}
