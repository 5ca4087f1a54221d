import { slotLayout, type SlotLayout } from './layout';
import { paintGround, type SlotArtOptions } from './slot-art';

/** What stands still around the reels, and the element in which they turn. */
export interface SlotGround {
  /** As large as the reels, and over the ground. */
  readonly reels: HTMLElement;
  layout(): SlotLayout;
  destroy(): void;
}

/**
 * Paints what stands still once, beside what moves: a frame of the game then draws the reels alone, and not the whole screen.
 * @param host filled by the ground, however large it becomes
 * @param scale pixels of the drawing for each of the page's
 */
export function createSlotGround(host: HTMLElement, art: SlotArtOptions, scale: number): SlotGround {
  const reels = document.createElement('div');
  reels.style.position = 'absolute';
  reels.style.overflow = 'hidden';
  let painted: HTMLCanvasElement | undefined;
  let layout = slotLayout(1, 1);
  const fill = (): void => {
    const [width, height] = [Math.max(1, host.clientWidth), Math.max(1, host.clientHeight)];
    layout = slotLayout(width, height);
    for (const [side, value] of [
      ['left', layout.x],
      ['top', layout.y],
      ['width', layout.width],
      ['height', layout.height],
    ] as const)
      reels.style[side] = `${String(value)}px`;
    const canvas = paintGround(art, { width, height, layout, scale });
    canvas.setAttribute('aria-hidden', 'true');
    canvas.style.width = `${String(width)}px`;
    canvas.style.height = `${String(height)}px`;
    painted?.remove();
    painted = canvas;
    host.prepend(canvas);
  };
  fill();
  host.append(reels);
  const watch = new ResizeObserver(fill);
  watch.observe(host);
  return {
    reels,
    layout: () => layout,
    destroy() {
      watch.disconnect();
      painted?.remove();
      reels.remove();
    },
  };
}
