import { useEffect, useRef, type ReactNode } from 'react';
import type { PaintCell } from './canvas';

const PIXELS = 96;

/** A small picture painted by code; what it is of is said beside it. @param paint the same one each time, or it is painted anew */
export function DrawnIcon({ paint }: { readonly paint: PaintCell }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, PIXELS, PIXELS);
    paint(context, PIXELS);
  }, [paint]);
  return (
    <canvas ref={canvas} width={PIXELS} height={PIXELS} aria-hidden="true" className="size-10 shrink-0" />
  );
}
