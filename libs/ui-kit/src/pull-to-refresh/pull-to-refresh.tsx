import { useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { cx } from '../styling/class-names';

/** How far the finger goes before letting go refreshes, in CSS pixels. */
export const PULL_THRESHOLD = 72;

export interface PullToRefreshProps extends ComponentPropsWithoutRef<'div'> {
  /** Fetches anew; what shows that it runs stays until the promise settles, whichever way. */
  readonly onRefresh: () => Promise<unknown>;
  readonly labels: { readonly pull: string; readonly release: string; readonly refreshing: string };
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

type Phase = 'idle' | 'pulling' | 'ready' | 'refreshing';

/**
 * Content that is fetched anew when it is pulled down at the top of the page. It is a shortcut for fingers: the page
 * needs a refresh button besides.
 */
export function PullToRefresh({
  onRefresh,
  labels,
  disabled = false,
  className,
  children,
  ...rest
}: PullToRefreshProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const latest = useRef({ onRefresh, phase });

  useEffect(() => {
    latest.current = { onRefresh, phase };
  });

  useEffect(() => {
    const area = frame.current;
    if (area === null || disabled) return;
    let startY: number | null = null;

    const begin = (event: TouchEvent) => {
      const touch = event.touches[0];
      const one = event.touches.length === 1;
      startY = one && touch && scrollY <= 0 && latest.current.phase === 'idle' ? touch.clientY : null;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (startY === null || !touch) return;
      const distance = touch.clientY - startY;
      setPhase(distance <= 0 || scrollY > 0 ? 'idle' : distance < PULL_THRESHOLD ? 'pulling' : 'ready');
    };
    const end = () => {
      if (startY === null) return;
      startY = null;
      if (latest.current.phase !== 'ready') return setPhase('idle');
      setPhase('refreshing');
      const settle = () => setPhase('idle');
      latest.current.onRefresh().then(settle, settle);
    };
    const cancel = () => {
      startY = null;
      if (latest.current.phase !== 'refreshing') setPhase('idle');
    };

    area.addEventListener('touchstart', begin, { passive: true });
    area.addEventListener('touchmove', move, { passive: true });
    area.addEventListener('touchend', end);
    area.addEventListener('touchcancel', cancel);
    return () => {
      area.removeEventListener('touchstart', begin);
      area.removeEventListener('touchmove', move);
      area.removeEventListener('touchend', end);
      area.removeEventListener('touchcancel', cancel);
    };
  }, [disabled]);

  const words = { idle: '', pulling: labels.pull, ready: labels.release, refreshing: labels.refreshing }[
    phase
  ];
  return (
    <div {...rest} ref={frame} data-phase={phase} className={cx('relative overscroll-y-contain', className)}>
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
              name={phase === 'refreshing' ? 'refresh' : phase === 'ready' ? 'chevronUp' : 'chevronDown'}
              className={cx('size-4', phase === 'refreshing' && 'motion-safe:animate-spin')}
            />
            {words}
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
