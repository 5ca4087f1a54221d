import { rouletteColor, WHEEL } from '@heptad/game-rules';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXTS } from '../../shared-rounds/texts';
import { POCKET, pocketOf, restingTurn } from './wheel-turn';

const CENTRE = 100;
const OUTER = 92;
const INNER = 62;

/** The fill of a number's field. */
export const FILL = {
  red: 'var(--color-banker)',
  black: 'var(--color-black-field)',
  green: 'var(--color-tie)',
} as const;

function point(radius: number, degrees: number): string {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(radians)).toFixed(2)} ${(CENTRE + radius * Math.sin(radians)).toFixed(2)}`;
}

/** The outline of a pocket whose middle is at the top. */
const [LEFT, RIGHT] = [-POCKET / 2, POCKET / 2];
const OUTLINE = `M${point(INNER, LEFT)}L${point(OUTER, LEFT)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, RIGHT)}L${point(INNER, RIGHT)}A${INNER} ${INNER} 0 0 0 ${point(INNER, LEFT)}Z`;

/** All that turns. */
function Pockets(): ReactNode {
  return (
    <>
      {WHEEL.map((number) => (
        <g key={number} transform={`rotate(${pocketOf(number) * POCKET} ${CENTRE} ${CENTRE})`}>
          <path d={OUTLINE} fill={FILL[rouletteColor(number)]} stroke="var(--color-line)" strokeWidth=".6" />
          <text x={CENTRE} y="20" fontSize="9" fontWeight="600" textAnchor="middle" fill="var(--color-ink)">
            {number}
          </text>
        </g>
      ))}
      <circle cx={CENTRE} cy={CENTRE} r={INNER} fill="var(--color-felt-2)" stroke="var(--color-line)" />
      {[0, 45, 90, 135].map((degrees) => (
        <path
          key={degrees}
          d={`M${CENTRE} ${CENTRE - 40}V${CENTRE + 40}`}
          transform={`rotate(${degrees} ${CENTRE} ${CENTRE})`}
          stroke="var(--color-line)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
    </>
  );
}

export interface WheelProps {
  /** The number that falls or fell last; undefined where none is known. */
  readonly fell: number | undefined;
  /** The round it falls in: the same number in another round is another turn. */
  readonly round: number | undefined;
  /** How long the wheel turns to it, milliseconds; 0 shows it at rest. */
  readonly turnMs: number;
  /** The wheel has come to rest: the number stands in its middle. */
  readonly isAtRest: boolean;
}

/** The wheel. It turns onward to the number that fell and rests with it under the ball. */
export function Wheel({ fell, round, turnMs, isAtRest }: WheelProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const [turned, setTurned] = useState(() => (fell === undefined ? 0 : -pocketOf(fell)));
  const shown = useRef(round);
  useEffect(() => {
    if (fell === undefined || shown.current === round) return;
    shown.current = round;
    setTurned((before) => restingTurn(before, fell));
  }, [fell, round]);
  const color = fell === undefined ? 'green' : rouletteColor(fell);
  return (
    <svg
      viewBox="0 0 200 200"
      role="img"
      aria-label={
        isAtRest && fell !== undefined ? t('fell', { number: fell, color: t(`color.${color}`) }) : t('wheel')
      }
      className="mx-auto block max-h-[40dvh] w-full max-w-60 md:max-w-80"
    >
      <circle
        cx={CENTRE}
        cy={CENTRE}
        r="99"
        fill="var(--color-felt-3)"
        stroke="var(--color-accent)"
        strokeWidth="2"
      />
      <g
        aria-hidden="true"
        className="wheel-turn"
        style={{
          transform: `rotate(${turned * POCKET}deg)`,
          transitionDuration: `${turnMs}ms`,
          // A turn that is still under way when the number is out, as after a sleep, ends at once.
          ...(isAtRest && { transitionProperty: 'none' }),
        }}
      >
        <Pockets />
      </g>
      <g aria-hidden="true">
        <circle cx={CENTRE} cy="31" r="4" fill="var(--color-ink)" stroke="var(--color-felt)" />
        {isAtRest && fell !== undefined ? (
          <>
            <circle
              cx={CENTRE}
              cy={CENTRE}
              r="30"
              fill={FILL[color]}
              stroke="var(--color-accent)"
              strokeWidth="2"
            />
            <text
              x={CENTRE}
              y={CENTRE + 11}
              fontSize="32"
              fontWeight="700"
              textAnchor="middle"
              fill="var(--color-ink)"
              className="numeric"
            >
              {fell}
            </text>
          </>
        ) : (
          <circle cx={CENTRE} cy={CENTRE} r="14" fill="var(--color-accent)" />
        )}
      </g>
    </svg>
  );
}
