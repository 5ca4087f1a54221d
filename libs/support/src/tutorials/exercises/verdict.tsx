import { cx, Icon } from '@heptad/ui-kit';

interface VerdictProps {
  readonly good: boolean;
  readonly bad: boolean;
  /** What is said; nothing while there is nothing to judge. */
  readonly children: string | undefined;
}

/** What an exercise says of what was typed. */
export function Verdict({ good, bad, children }: VerdictProps) {
  return (
    <div role="status">
      {children !== undefined && (
        <p
          className={cx(
            'flex items-start gap-2 rounded-m bg-sunken p-3 text-sm text-text',
            good && 'text-success',
            bad && 'text-danger',
          )}
        >
          <Icon name={good ? 'check' : 'info'} className="mt-0.5 size-4" />
          <span className="min-w-0">{children}</span>
        </p>
      )}
    </div>
  );
}
