import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Container, type Renderer } from 'pixi.js';

/** More pixels for each of the page's are not seen, only paid for. */
const MOST_PIXELS = 2;

/** Pixels of a drawing for each of the page's. */
export const drawnPixels = (): number => Math.min(devicePixelRatio, MOST_PIXELS);

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a game is drawn. Sizes are in pixels of the page. */
export interface Surface {
  readonly stage: Container;
  readonly renderer: Renderer;
  readonly resolution: number;
  size(): Size;
  /** Draws frames from now on, until a frame says that nothing moves any more. */
  wake(): void;
  destroy(): void;
}

export interface SurfaceOptions {
  /** Filled by the drawing, however large it becomes. */
  readonly host: HTMLElement;
  /** Puts everything where it is at a moment, ms. @returns whether anything moves still */
  readonly onFrame: (now: number) => boolean;
  readonly onResize: (size: Size) => void;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: Math.max(1, clientWidth),
  height: Math.max(1, clientHeight),
});

/** Begins to draw in an element: by WebGL, or without it where a device has none. Nothing is drawn while nothing moves. */
export async function createSurface({ host, onFrame, onResize }: SurfaceOptions): Promise<Surface> {
  const resolution = drawnPixels();
  let size = sizeOf(host);
  const renderer = await autoDetectRenderer({
    ...size,
    resolution,
    autoDensity: true,
    backgroundAlpha: 0,
    preference: ['webgl', 'canvas'],
    powerPreference: 'high-performance',
  });
  const stage = new Container();
  renderer.canvas.setAttribute('aria-hidden', 'true');
  host.append(renderer.canvas);
  let frame: number | undefined;
  const draw = (now: number) => {
    const moves = onFrame(now);
    renderer.render(stage);
    frame = moves ? requestAnimationFrame(draw) : undefined;
  };
  const wake = () => {
    frame ??= requestAnimationFrame(draw);
  };
  const watch = new ResizeObserver(() => {
    size = sizeOf(host);
    renderer.resize(size.width, size.height);
    onResize(size);
    wake();
  });
  watch.observe(host);
  return {
    stage,
    renderer,
    resolution,
    size: () => size,
    wake,
    destroy() {
      watch.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
      renderer.canvas.remove();
      stage.destroy({ children: true });
      renderer.destroy();
    },
  };
}
