import { Icon } from '../icon/icon';
import { cx } from '../styling/class-names';

/** How far a pull has come. */
export type PullPhase = 'idle' | 'pulling' | 'ready' | 'refreshing';

export interface PullLabels {
  readonly pull: string;
  readonly release: string;
  readonly refreshing: string;
}

const ICONS = { pulling: 'chevronDown', ready: 'chevronUp', refreshing: 'refresh' } as const;
const WORDS = { pulling: 'pull', ready: 'release', refreshing: 'refreshing' } as const;

/** What says, at the top of what is pulled, what letting go would do. */
export function PullSign({ phase, labels }: { readonly phase: PullPhase; readonly labels: PullLabels }) {
  return (
    <div
      role="status"
      className={cx(
        'pointer-events-none absolute inset-x-0 top-0 z-2 flex h-12 items-center justify-center gap-2 text-sm text-muted',
        'motion-safe:transition-opacity',
        phase === 'idle' ? 'opacity-0' : 'opacity-100',
      )}
    >
      {phase !== 'idle' && (
        <span className="flex items-center gap-2 rounded-pill bg-raised px-3 py-1 shadow-1">
          <Icon
            name={ICONS[phase]}
            className={cx('size-4', phase === 'refreshing' && 'motion-safe:animate-spin')}
          />
          {labels[WORDS[phase]]}
        </span>
      )}
    </div>
  );
}
