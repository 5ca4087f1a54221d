import { cx } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

export interface SummaryRow {
  readonly label: string;
  readonly value: ReactNode;
  /** The line that counts. */
  readonly strong?: boolean;
}

/** What a payment comes to, line by line. */
export function SummaryRows({
  rows,
  className,
}: {
  readonly rows: readonly SummaryRow[];
  readonly className?: string;
}) {
  return (
    <dl className={cx('flex flex-col gap-2 text-sm', className)}>
      {rows.map(({ label, value, strong = false }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd
            className={cx(
              'min-w-0 text-right [overflow-wrap:anywhere] tabular-nums',
              strong ? 'text-lg font-semibold text-text' : 'text-text',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
