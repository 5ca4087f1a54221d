import { useEffect } from 'react';

/** Colours the frame by the two hues of a game's art, in degrees. */
export function useHues([hue, accent]: readonly [number, number]): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--hue', String(hue));
    style.setProperty('--accent-hue', String(accent));
  }, [hue, accent]);
}
