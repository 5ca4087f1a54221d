import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { FilmFrame } from './code-film';

/** How long a step is looked at before and after its place is shown, and how long each photograph of what follows, ms. */
const LOOK_MS = 1_200;
const POINT_MS = 2_000;
const MOVE_MS = 160;
/** Photographs of what a tap brings about. */
const MOVES = 4;

interface Filmed {
  readonly frames: readonly FilmFrame[];
  readonly steps: readonly { readonly id: string; readonly at: number }[];
  readonly length: number;
}

export interface Camera {
  /** Films a step: the page, the place that matters, and what comes of it. */
  step(id: string, target: Locator, act: (() => Promise<unknown>) | undefined): Promise<void>;
  film(): Filmed;
}

/** A ring as large as a fingertip around a point, over the whole photograph. */
const ring = (width: number, height: number, x: number, y: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><circle cx="${String(x)}" cy="${String(y)}" r="22" fill="#fff" fill-opacity=".35" stroke="#111" stroke-width="3"/></svg>`,
  );

/** Films what a page shows, in photographs, each as long as it is looked at. */
export function createCamera(page: Page): Camera {
  const frames: FilmFrame[] = [];
  const steps: { id: string; at: number }[] = [];
  let at = 0;
  let before = '';
  const keep = (png: Buffer, ms: number, begins: boolean): void => {
    const text = png.toString('base64');
    if (begins || text !== before) frames.push({ at, png: text, begins });
    before = text;
    at += ms;
  };
  const shot = () => page.screenshot({ caret: 'hide' });
  return {
    async step(id, target, act) {
      steps.push({ id, at: at / 1000 });
      const plain = await shot();
      keep(plain, LOOK_MS, true);
      const box = await target.boundingBox();
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      const pointed = await sharp(plain)
        .composite([{ input: ring(width, height, x, Math.min(y, height - 24)) }])
        .png()
        .toBuffer();
      keep(pointed, POINT_MS, false);
      if (act === undefined) return;
      await act();
      for (let move = 0; move < MOVES; move += 1) keep(await shot(), MOVE_MS, false);
    },
    film: () => ({ frames, steps, length: at / 1000 }),
  };
}
