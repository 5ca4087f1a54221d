import { useEffect, useReducer, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText, countdownOf, secondsSaid } from '../server-time/countdown';
import type { ServerClock } from '../server-time/server-clock';
import { TEXTS } from '../texts';

export interface CountdownProps {
  /** Begin and end of what is counted, milliseconds of the platform's clock. */
  readonly from: number;
  readonly to: number;
  readonly clock: ServerClock;
  /** Of what is being waited for. */
  readonly label: string;
  readonly announce: (text: string) => void;
}

const TICK_MS = 200;
const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;

/** What is left until a moment of the platform's clock, as a ring around the seconds. The last seconds are warm, and some are said aloud. */
export function Countdown({ from, to, clock, label, announce }: CountdownProps): ReactNode {
  const { t } = useTranslation(TEXTS);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(redraw, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { seconds, share } = countdownOf({ from, to }, clock.now() ?? to);
  const said = secondsSaid(seconds);
  useEffect(() => {
    if (said !== undefined && said <= 10) announce(t('secondsLeft', { count: said }));
  }, [said, announce, t]);
  return (
    <div role="timer" aria-label={label} className="relative size-12 shrink-0">
      <svg viewBox="0 0 48 48" className="size-full -rotate-90" aria-hidden="true">
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          fill="var(--color-felt)"
          stroke="var(--color-felt-3)"
          strokeWidth="4"
        />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          fill="none"
          stroke={seconds <= 5 ? 'var(--color-warn)' : 'var(--color-accent)'}
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - share)}
        />
      </svg>
      <span
        className={`numeric absolute inset-0 grid place-items-center font-semibold ${seconds >= 60 ? 'text-xs' : ''}`}
      >
        {seconds >= 60 ? clockText(seconds) : seconds}
      </span>
    </div>
  );
}
