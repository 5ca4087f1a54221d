import { ROAD_ROWS } from '@heptad/game-rules';
import { useId, type ReactNode } from 'react';

export interface RoadPaperProps {
  readonly name: string;
  readonly columns: number;
  /** How wide and high a field is, pixels. */
  readonly cell: number;
  readonly children: ReactNode;
}

/** The ruled paper of a road. What is on it is drawn in fields of 1 by 1. */
export function RoadPaper({ name, columns, cell, children }: RoadPaperProps): ReactNode {
  const ruling = useId();
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${columns} ${ROAD_ROWS}`}
      width={columns * cell}
      height={ROAD_ROWS * cell}
      className="bg-felt-2 block rounded"
    >
      <pattern id={ruling} width="1" height="1" patternUnits="userSpaceOnUse">
        <path d="M1 0V1H0" fill="none" stroke="var(--color-line)" strokeWidth=".05" />
      </pattern>
      <rect width={columns} height={ROAD_ROWS} fill={`url(#${ruling})`} />
      {children}
    </svg>
  );
}
