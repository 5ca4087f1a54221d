import type { Ref } from 'react';
import type { TablePrize } from '../../engine/activity';
import { RADIUS, segmentPath, segmentText, segmentWidth } from './wheel';

const RIM = 150;
const TEXT_AT = 112;

const LOOKS = {
  nothing: ['fill-sunken', 'fill-muted'],
  even: ['fill-accent', 'fill-on-accent'],
  odd: ['fill-accent-2', 'fill-on-accent-2'],
} as const;

interface WheelViewProps {
  readonly ref: Ref<HTMLDivElement>;
  /** The prizes in their order around it. */
  readonly prizes: readonly TablePrize[];
  /** How far it is turned, in degrees. */
  readonly angle: number;
  /** What it is, for who does not see it. */
  readonly label: string;
}

function Segment({
  prize,
  place,
  count,
}: {
  readonly prize: TablePrize;
  readonly place: number;
  readonly count: number;
}) {
  const [field, words] = LOOKS[prize.kind === 'nothing' ? 'nothing' : place % 2 === 0 ? 'even' : 'odd'];
  return (
    <g>
      <path d={segmentPath(place, count, RIM)} className={`stroke-raised ${field}`} strokeWidth="2.5" />
      <text
        x={RADIUS}
        y={RADIUS - TEXT_AT}
        textAnchor="middle"
        dominantBaseline="central"
        transform={`rotate(${String((place + 0.5) * segmentWidth(count))} ${String(RADIUS)} ${String(RADIUS)})`}
        className={`text-base font-semibold tabular-nums ${words}`}
      >
        {segmentText(prize.name)}
      </text>
    </g>
  );
}

/** The wheel: its segments turn, its rim and pointer stand. */
export function WheelView({ ref, prizes, angle, label }: WheelViewProps) {
  return (
    <div role="img" aria-label={label} className="relative mx-auto aspect-square w-full max-w-[340px]">
      <div
        ref={ref}
        className="absolute inset-0 will-change-transform"
        style={{ transform: `rotate(${String(angle)}deg)` }}
      >
        <svg viewBox="0 0 320 320" aria-hidden="true" focusable="false" className="size-full">
          <circle cx={RADIUS} cy={RADIUS} r="159" className="fill-line" />
          <circle cx={RADIUS} cy={RADIUS} r="156" className="fill-raised" />
          {prizes.map((prize, place) => (
            <Segment key={prize.id} prize={prize} place={place} count={prizes.length} />
          ))}
        </svg>
      </div>
      <svg
        viewBox="0 0 320 320"
        aria-hidden="true"
        focusable="false"
        className="pointer-events-none absolute inset-0 size-full"
      >
        <circle cx={RADIUS} cy={RADIUS} r="37" className="fill-raised" />
        <circle cx={RADIUS} cy={RADIUS} r="30" className="fill-accent" />
        <path
          d="m160 142 5.3 11.3 12.4 1.6-9.1 8.6 2.3 12.3-10.9-6-10.9 6 2.3-12.3-9.1-8.6 12.4-1.6z"
          className="fill-on-accent"
        />
        <path
          d="M160 34 146 5a4 4 0 0 1 3.6-5.700h20.800A4 4 0 0 1 174 5z"
          className="fill-text stroke-raised"
          strokeWidth="2.5"
        />
      </svg>
    </div>
  );
}
