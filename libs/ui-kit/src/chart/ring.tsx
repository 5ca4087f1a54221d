import type { RingArc } from './chart-scale';
import { RING_COLOURS, type RingPart } from './ring-part';

/** What is left free between two parts, in hundredths of the way round. */
const GAP = 1.2;
/** What is drawn of a part however small it is. */
const LEAST = 0.6;
const RADIUS = 42;

/** Leaves a gap where there is a neighbour, and never makes a small part vanish. */
function drawnLength({ length }: RingArc): number {
  return length >= 100 ? 100 : Math.max(length - GAP, LEAST);
}

interface RingProps {
  readonly parts: readonly RingPart[];
  /** One for each part. */
  readonly arcs: readonly RingArc[];
  /** Nothing to divide: the ring is drawn pale and whole. */
  readonly empty: boolean;
}

/** The drawing of a ring chart. */
export function Ring({ parts, arcs, empty }: RingProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeWidth="14"
      className="absolute inset-0 size-full -rotate-90"
    >
      {empty && <circle cx="50" cy="50" r={RADIUS} className="stroke-sunken" />}
      {parts.map((part, index) => {
        const arc = arcs[index];
        return arc === undefined || arc.length === 0 ? null : (
          <circle
            key={part.id}
            data-part="arc"
            data-tone={part.tone}
            cx="50"
            cy="50"
            r={RADIUS}
            pathLength="100"
            stroke="currentColor"
            strokeDasharray={`${drawnLength(arc)} 100`}
            strokeDashoffset={-arc.start}
            className={RING_COLOURS[part.tone]}
          />
        );
      })}
    </svg>
  );
}
