import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** How long a mouse rests on a control before its tooltip comes, in milliseconds. */
export const TOOLTIP_REST_MS = 300;
/** How long it stays when the mouse has left, so that it can be reached and read. */
export const TOOLTIP_LEAVE_MS = 150;
/** How long a finger stays on a control before its tooltip comes. */
export const LONG_PRESS_MS = 500;
/** How far a finger may stray meanwhile before it counts as scrolling, in CSS pixels. */
export const LONG_PRESS_SLACK = 10;

interface Press {
  readonly x: number;
  readonly y: number;
}

/**
 * When a tooltip is open: while a mouse rests on its control or on itself, while the keyboard's focus is there, and from a
 * long press until the next press elsewhere. A long press is no click.
 *
 * @returns whether it is open, how to close it, and the handlers of the element around control and tooltip
 */
export function useTooltipGestures() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const press = useRef<Press | null>(null);
  const swallowClick = useRef(false);
  const area = useRef<HTMLSpanElement>(null);

  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, milliseconds);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const endPress = () => {
    if (press.current !== null) clearTimeout(timer.current);
    press.current = null;
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const pressed = ({ target }: Event) => {
      if (!(target instanceof Node) || area.current?.contains(target) !== true) setOpen(false);
    };
    const scrolled = () => setOpen(false);
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [open]);

  const handlers = {
    ref: area,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') wait(open ? 0 : TOOLTIP_REST_MS, () => setOpen(true));
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') wait(TOOLTIP_LEAVE_MS, () => setOpen(false));
    },
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      swallowClick.current = false;
      if (pointerType !== 'touch') return close();
      press.current = { x: clientX, y: clientY };
      wait(LONG_PRESS_MS, () => {
        press.current = null;
        swallowClick.current = true;
        setOpen(true);
      });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current === null) return;
      const { x, y } = press.current;
      if (Math.hypot(clientX - x, clientY - y) > LONG_PRESS_SLACK) endPress();
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onClickCapture: (event: MouseEvent) => {
      if (!swallowClick.current) return;
      swallowClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // Devices answer a long press with a menu of their own, on top of the tooltip.
    onContextMenu: (event: MouseEvent) => {
      if (press.current !== null || swallowClick.current) event.preventDefault();
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setOpen(true);
    },
    onBlur: close,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    },
  };
  return { open, close, handlers };
}
