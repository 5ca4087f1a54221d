import { useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { useReducedMotion } from '../environment/use-reduced-motion';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { NavigationLink } from '../navigation-link/navigation-link';
import { cx, FOCUS_RING_INSIDE, TOUCH_HEIGHT } from '../styling/class-names';

export interface Notice {
  readonly id: string;
  readonly text: string;
  readonly href?: string;
}

export interface MarqueeNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  readonly notices: readonly Notice[];
  readonly labels: { readonly region: string; readonly pause: string; readonly play: string };
  /** How fast the text goes, in CSS pixels per second. */
  readonly speed?: number;
}

/**
 * A line of notices that passes by. It stops under the pointer, while something in it has the focus, and by its button;
 * on a device that asks for less motion it stands still and can be scrolled.
 */
export function MarqueeNotice({ notices, labels, speed = 40, className, ...rest }: MarqueeNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const animation = useRef<Animation | null>(null);
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const line = track.current;
    if (still || !line || !frame.current || typeof line.animate !== 'function') return;
    const [from, to] = [frame.current.clientWidth, line.scrollWidth];
    const running = line.animate(
      [{ transform: `translateX(${from}px)` }, { transform: `translateX(${-to}px)` }],
      { duration: ((from + to) / speed) * 1000, iterations: Infinity },
    );
    animation.current = running;
    return () => {
      running.cancel();
      animation.current = null;
    };
  }, [notices, speed, still]);

  useEffect(() => {
    if (paused || held) animation.current?.pause();
    else animation.current?.play();
  }, [paused, held, notices, speed, still]);

  if (notices.length === 0) return null;
  return (
    <section
      {...rest}
      aria-label={labels.region}
      data-still={still || undefined}
      data-paused={paused || undefined}
      className={cx(
        'flex items-center gap-2 rounded-m bg-raised pl-3 text-sm text-text',
        TOUCH_HEIGHT,
        className,
      )}
    >
      <Icon name="speaker" className="size-5 text-accent" />
      <div
        ref={frame}
        className={cx('min-w-0 flex-1', still ? 'overflow-x-auto' : 'overflow-hidden', FOCUS_RING_INSIDE)}
        // What scrolls by hand must scroll by keyboard too.
        {...(still && { role: 'group', 'aria-label': labels.region, tabIndex: 0 })}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <ul ref={track} className="flex w-max gap-10">
          {notices.map((notice) => (
            <li key={notice.id} className="whitespace-nowrap">
              {notice.href === undefined ? (
                notice.text
              ) : (
                <NavigationLink
                  href={notice.href}
                  className={cx('inline-flex items-center', TOUCH_HEIGHT, FOCUS_RING_INSIDE)}
                >
                  {notice.text}
                </NavigationLink>
              )}
            </li>
          ))}
        </ul>
      </div>
      {!still && (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? labels.play : labels.pause}
          onClick={() => setPaused(!paused)}
        />
      )}
    </section>
  );
}
