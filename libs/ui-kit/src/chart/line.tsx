import type { PlottedPoint } from './chart-scale';

/** The drawing's own grid; it is stretched to the width there is. */
const [GRID_WIDTH, GRID_HEIGHT] = [1000, 100];

/** The line of a line chart and the area below it. */
export function Line({ plotted }: { readonly plotted: readonly PlottedPoint[] }) {
  const corners = plotted.map(({ x, y }) => `${x * GRID_WIDTH} ${(1 - y) * GRID_HEIGHT}`);
  const line = `M${corners.join('L')}`;
  const [first, last] = [plotted[0], plotted.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <svg
      viewBox={`0 0 ${GRID_WIDTH} ${GRID_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path
        d={`${line}L${last.x * GRID_WIDTH} ${GRID_HEIGHT}L${first.x * GRID_WIDTH} ${GRID_HEIGHT}Z`}
        fill="currentColor"
        opacity="0.12"
      />
      <path
        data-part="line"
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
