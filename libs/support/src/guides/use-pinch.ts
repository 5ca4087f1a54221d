import { useRef, type PointerEventHandler } from 'react';

type Handlers = Readonly<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler>
>;

/**
 * Follows two fingers. The page itself does not zoom (SHELL-042), so a picture does it by itself.
 * @param zoom of now
 * @param onZoom gets the zoom that the distance of the fingers asks for
 */
export function usePinch(zoom: number, onZoom: (zoom: number) => void): Handlers {
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  const began = useRef({ distance: 0, zoom: 1 });
  const distance = (): number => {
    const [one, other] = [...fingers.current.values()];
    return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
  };
  const leave: PointerEventHandler = ({ pointerId }) => void fingers.current.delete(pointerId);
  return {
    onPointerDown({ pointerId, clientX, clientY }) {
      fingers.current.set(pointerId, { x: clientX, y: clientY });
      began.current = { distance: distance(), zoom };
    },
    onPointerMove({ pointerId, clientX, clientY }) {
      if (!fingers.current.has(pointerId)) return;
      fingers.current.set(pointerId, { x: clientX, y: clientY });
      if (fingers.current.size === 2 && began.current.distance > 0)
        onZoom((began.current.zoom * distance()) / began.current.distance);
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}
