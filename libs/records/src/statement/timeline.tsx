import { formatDateTime } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { cx, Icon } from '@heptad/ui-kit';
import type { RecordsServices } from '../services';

export interface TimelineStep {
  readonly id: string;
  readonly label: string;
  /** Milliseconds since 1970; undefined for a step that is still to come. */
  readonly at: number | undefined;
  readonly isBad?: boolean;
}

export interface TimelineProps {
  /** Names the steps for screen readers. */
  readonly label: string;
  readonly steps: readonly TimelineStep[];
  /** What stands in place of a time that is still to come. */
  readonly waiting: string;
}

/** How something came about, one step below the other, each with its time. */
export function Timeline({ label, steps, waiting }: TimelineProps) {
  const { language } = useServices<RecordsServices>();
  return (
    <ol aria-label={label} className="flex flex-col">
      {steps.map(({ id, label: name, at, isBad = false }) => (
        <li
          key={id}
          className="relative flex gap-3 pb-5 before:absolute before:top-6 before:bottom-0 before:left-[11px] before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={cx(
              'flex size-6 shrink-0 items-center justify-center rounded-full border',
              at === undefined
                ? 'border-line text-muted'
                : isBad
                  ? 'border-danger text-danger'
                  : 'border-accent text-accent',
            )}
          >
            <Icon name={at === undefined ? 'clock' : isBad ? 'close' : 'check'} className="size-4" />
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 pt-0.5">
            <span className={cx('text-sm', at === undefined ? 'text-muted' : 'text-text')}>{name}</span>
            <span className="text-xs text-muted tabular-nums">
              {at === undefined ? waiting : formatDateTime(at, language.current())}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
