import { useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from '../styling/class-names';
import { PullSign, type PullLabels, type PullPhase } from './pull-sign';

/** How far the finger goes before letting go refreshes, in CSS pixels. */
export const PULL_THRESHOLD = 72;

export interface PullToRefreshProps extends ComponentPropsWithoutRef<'div'> {
  /** Fetches again; what shows that it runs stays until the promise settles, whichever way. */
  readonly onRefresh: () => Promise<unknown>;
  readonly labels: PullLabels;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/**
 * Content that is fetched again when it is pulled down at the top of the page. It is a shortcut for fingers: the page
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
  const [phase, setPhase] = useState<PullPhase>('idle');
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

  return (
    <div {...rest} ref={frame} data-phase={phase} className={cx('relative overscroll-y-contain', className)}>
      <PullSign phase={phase} labels={labels} />
      {children}
    </div>
  );
}
