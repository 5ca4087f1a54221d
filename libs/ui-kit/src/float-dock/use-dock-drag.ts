import { useRef, useState } from 'react';
import type { DragEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { dropPlace, type DockPlace } from './dock-place';

/** How far a pointer goes before a press becomes a drag, in CSS pixels. */
const DRAG_SLACK = 6;

interface Drag {
  readonly startX: number;
  readonly startY: number;
  readonly lastX: number;
  readonly lastTime: number;
  readonly speed: number;
  readonly moving: boolean;
}

/** How far a dock has been drawn from its place, in CSS pixels. */
export interface DockShift {
  readonly x: number;
  readonly y: number;
}

/**
 * Lets a dock be dragged by anything in it; what was dragged is not pressed as well.
 *
 * @param dock the element that moves; its parent is the room it stays in
 * @returns the shift while it is dragged, else `null`, and the dock's handlers
 */
export function useDockDrag(dock: RefObject<HTMLElement | null>, onDrop: (place: DockPlace) => void) {
  const [shift, setShift] = useState<DockShift | null>(null);
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  const give = () => {
    drag.current = null;
    setShift(null);
  };
  const drop = (speed: number) => {
    const box = dock.current?.getBoundingClientRect();
    const room = dock.current?.parentElement?.getBoundingClientRect();
    if (box === undefined || room === undefined) return;
    onDrop(dropPlace({ left: box.left - room.left, top: box.top - room.top, dock: box, room, speed }));
  };

  const handlers = {
    onPointerDown: ({ clientX, clientY, timeStamp, button }: PointerEvent) => {
      dragged.current = false;
      if (button !== 0) return;
      drag.current = {
        startX: clientX,
        startY: clientY,
        lastX: clientX,
        lastTime: timeStamp,
        speed: 0,
        moving: false,
      };
    },
    onPointerMove: ({ clientX, clientY, timeStamp, pointerId }: PointerEvent) => {
      const now = drag.current;
      if (now === null) return;
      const [x, y] = [clientX - now.startX, clientY - now.startY];
      const moving = now.moving || Math.hypot(x, y) >= DRAG_SLACK;
      const time = timeStamp - now.lastTime;
      drag.current = {
        ...now,
        lastX: clientX,
        lastTime: timeStamp,
        speed: time > 0 ? (clientX - now.lastX) / time : now.speed,
        moving,
      };
      if (!moving) return;
      if (!now.moving) dock.current?.setPointerCapture?.(pointerId);
      dragged.current = true;
      setShift({ x, y });
    },
    onPointerUp: () => {
      const last = drag.current;
      if (last?.moving === true) drop(last.speed);
      give();
    },
    onPointerCancel: give,
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own dragging of links and pictures would take the pointer away.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
  return { shift, handlers };
}
