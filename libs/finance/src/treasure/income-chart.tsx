import { compareMoney, minorUnits, type Money, ZERO } from '@heptad/formatting';
import { useId } from 'react';

export interface IncomeBar {
  /** The day as it is read. */
  readonly label: string;
  readonly interest: Money;
}

export interface IncomeChartProps {
  readonly title: string;
  /** The heads of the table's columns, for screen readers. */
  readonly columns: { readonly day: string; readonly interest: string };
  /** The oldest first, one at least. */
  readonly bars: readonly IncomeBar[];
  /** How amounts are read. */
  readonly write: (amount: Money) => string;
  /** Stands for every amount, and for the bars, where the member has hidden amounts. */
  readonly hidden: string | undefined;
}

/** Of the drawing, in units of its own. */
const HEIGHT = 1000;
const STEP = 100;
const GAP = 20;

/** The interest of days as bars from zero up; screen readers get them as a table. */
export function IncomeChart({ title, columns, bars, write, hidden }: IncomeChartProps) {
  const id = useId();
  const most = bars.reduce((best, bar) => (compareMoney(bar.interest, best) > 0 ? bar.interest : best), ZERO);
  const heightOf = (interest: Money): number =>
    hidden !== undefined || most === ZERO
      ? 0
      : Number((minorUnits(interest) * BigInt(HEIGHT)) / minorUnits(most));
  return (
    <figure aria-labelledby={id} className="m-0 min-w-0">
      <figcaption id={id} className="mb-2 text-sm text-text">
        {title}
      </figcaption>
      <div aria-hidden="true">
        <p className="text-right text-xs text-muted tabular-nums">{hidden ?? write(most)}</p>
        <svg
          viewBox={`0 0 ${String(bars.length * STEP)} ${String(HEIGHT)}`}
          preserveAspectRatio="none"
          focusable="false"
          className="mt-1 block h-24 w-full border-y border-line text-accent"
        >
          {bars.map(({ label, interest }, place) => (
            <rect
              key={label}
              x={place * STEP + GAP / 2}
              y={HEIGHT - heightOf(interest)}
              width={STEP - GAP}
              height={heightOf(interest)}
              fill="currentColor"
            />
          ))}
        </svg>
        <p className="mt-1 flex justify-between gap-4 text-xs text-muted tabular-nums">
          <span>{bars[0]?.label}</span>
          {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
        </p>
      </div>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.day}</th>
            <th scope="col">{columns.interest}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, interest }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{hidden ?? write(interest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
