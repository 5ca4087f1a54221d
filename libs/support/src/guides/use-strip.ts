import { useRef, useState, type HTMLAttributes, type RefObject } from 'react';

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onKeyDown' | 'onPointerDown' | 'onScroll' | 'onScrollEnd' | 'onWheel'
>;

interface Strip {
  readonly list: RefObject<HTMLUListElement | null>;
  /** The slide that is seen, from 0. */
  readonly place: number;
  turnTo(place: number): void;
  readonly handlers: Handlers;
}

/**
 * Slides of the same width beside each other in a list that scrolls: turned to by buttons and arrow keys, or swiped.
 * @param count how many there are
 * @param onTurn told when another slide is seen
 */
export function useStrip(count: number, onTurn: () => void): Strip {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  /** Where the list is scrolling to by itself: what it passes on its way is not what was turned to. */
  const heading = useRef<number>(undefined);
  const arrive = (): void => void (heading.current = undefined);
  const show = (next: number): void => {
    setPlace(next);
    onTurn();
  };
  const turnTo = (wanted: number): void => {
    const next = Math.min(Math.max(wanted, 0), count - 1);
    show(next);
    if (list.current === null) return;
    heading.current = next;
    list.current.scrollLeft = next * list.current.clientWidth;
  };
  return {
    list,
    place,
    turnTo,
    handlers: {
      onKeyDown({ key }) {
        if (key === 'ArrowRight') turnTo(place + 1);
        if (key === 'ArrowLeft') turnTo(place - 1);
      },
      onScroll({ currentTarget: { scrollLeft, clientWidth } }) {
        const seen = clientWidth === 0 ? place : Math.round(scrollLeft / clientWidth);
        if (heading.current === seen) arrive();
        if (heading.current === undefined && seen !== place) show(seen);
      },
      // A finger or a wheel takes the list over, wherever it was scrolling to.
      onPointerDown: arrive,
      onWheel: arrive,
      onScrollEnd: arrive,
    },
  };
}
