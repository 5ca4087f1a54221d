import { useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { wholeUnits, type WholeUnits } from '@heptad/formatting';
import { cx } from '../styling/class-names';

/** What is left, in whole units. */
export type TimeLeft = WholeUnits;

export interface CountdownProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** The moment it counts down to, in milliseconds since 1970. */
  readonly until: number;
  /** What time it is, in milliseconds since 1970: the clock that the server has corrected. */
  readonly now: () => number;
  /** What is being counted, for screen readers. */
  readonly label: string;
  /** Called once when the moment is there, and at once when it has passed already. */
  readonly onEnd?: () => void;
  /** How it reads; hours, minutes and seconds with colons by default. */
  readonly format?: (left: TimeLeft) => ReactNode;
}

const SECOND = 1_000;

/** Splits milliseconds into whole units; a begun second counts as one. Negative time counts as none. */
export function timeLeft(milliseconds: number): TimeLeft {
  return wholeUnits(Math.ceil(milliseconds / SECOND));
}

function clockText({ days, hours, minutes, seconds }: TimeLeft): string {
  const allHours = days * 24 + hours;
  const parts = allHours > 0 ? [allHours, minutes, seconds] : [minutes, seconds];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The time until a moment, second by second. Screen readers find it when they look for it and are not told every second. */
export function Countdown({
  until,
  now,
  label,
  onEnd,
  format = clockText,
  className,
  ...rest
}: CountdownProps) {
  const [left, setLeft] = useState(() => until - now());
  const latest = useRef({ now, onEnd });

  useEffect(() => {
    latest.current = { now, onEnd };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const remaining = until - latest.current.now();
      setLeft(remaining);
      if (remaining <= 0) latest.current.onEnd?.();
      else timer = setTimeout(tick, remaining % SECOND || SECOND);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);

  return (
    <time
      {...rest}
      role="timer"
      aria-label={label}
      dateTime={new Date(until).toISOString()}
      data-ended={left <= 0 || undefined}
      className={cx('tabular-nums', className)}
    >
      {format(timeLeft(left))}
    </time>
  );
}
