import type { PosterLook } from './draw-poster';

/** The brand's colours as the page has them now. */
export function brandPosterLook(): PosterLook {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string, otherwise: string): string =>
    style.getPropertyValue(name).trim() || otherwise;
  return {
    head: colour('--color-head-special', '#123'),
    onHead: colour('--color-on-head-special', '#fff'),
    accent: colour('--color-accent', '#fff'),
  };
}

/** The brand's mark; undefined where it cannot be had: the poster then goes without. @param address of its picture */
export async function posterMark(address: string): Promise<HTMLImageElement | undefined> {
  const mark = new Image();
  mark.src = address;
  return mark.decode().then(
    () => mark,
    () => undefined,
  );
}
