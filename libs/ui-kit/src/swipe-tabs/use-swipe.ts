import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { movesSidewaysItself } from './own-sideways';
import { SWIPE_EDGE, swipeAxis, swipeOffset, swipeStep } from './swipe-rules';

/** A finger that has been still for so long before it leaves throws nothing, in milliseconds. */
const REST_MS = 100;

interface Finger {
  readonly startX: number;
  readonly startY: number;
  readonly lastX: number;
  readonly lastTime: number;
  /** CSS pixels a millisecond, to the right. */
  readonly speed: number;
  readonly across: boolean;
}

export interface UseSwipe {
  readonly before: boolean;
  readonly after: boolean;
  /** Called when letting go changes the panel. */
  readonly onStep: (step: -1 | 1) => void;
}

/**
 * Follows a finger that goes sideways over `area`. A movement that is steeper, that begins at the window's edge, or over
 * something that moves sideways itself, is left alone.
 *
 * @returns how far the finger has drawn the area, in CSS pixels; `null` while none does
 */
export function useSwipe(area: RefObject<HTMLElement | null>, options: UseSwipe): number | null {
  const [offset, setOffset] = useState<number | null>(null);
  const latest = useRef(options);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    let finger: Finger | null = null;
    const leave = () => {
      finger = null;
      setOffset(null);
    };
    const begin = (event: TouchEvent) => {
      const [touch] = event.touches;
      leave();
      if (event.touches.length !== 1 || touch === undefined) return;
      const { clientX, clientY } = touch;
      if (clientX < SWIPE_EDGE || clientX > innerWidth - SWIPE_EDGE) return;
      if (movesSidewaysItself(event.target, element)) return;
      finger = {
        startX: clientX,
        startY: clientY,
        lastX: clientX,
        lastTime: event.timeStamp,
        speed: 0,
        across: false,
      };
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (finger === null || touch === undefined) return;
      const dx = touch.clientX - finger.startX;
      const axis = finger.across ? 'across' : swipeAxis(dx, touch.clientY - finger.startY);
      if (axis === 'along') return leave();
      const time = event.timeStamp - finger.lastTime;
      finger = {
        ...finger,
        across: axis === 'across',
        lastX: touch.clientX,
        lastTime: event.timeStamp,
        speed: time > 0 ? (touch.clientX - finger.lastX) / time : finger.speed,
      };
      if (axis === 'across') setOffset(swipeOffset(dx, latest.current));
    };
    const end = (event: TouchEvent) => {
      if (finger?.across === true) {
        const rested = event.timeStamp - finger.lastTime > REST_MS;
        const dx = finger.lastX - finger.startX;
        const step = swipeStep(dx, rested ? 0 : finger.speed, element.clientWidth);
        const { before, after, onStep } = latest.current;
        if ((step === -1 && before) || (step === 1 && after)) onStep(step);
      }
      leave();
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', leave);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', leave);
    };
  }, [area]);

  return offset;
}
