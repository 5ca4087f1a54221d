import type { Place, SlotModel } from '@heptad/game-rules';
import { Sprite, Texture } from 'pixi.js';
import { createSurface, drawnPixels } from '../drawing/surface';
import { still, type ReelMotion } from './reel-motion';
import { paintReels, slotTextures, type SlotArtOptions } from './slot-art';
import { createSlotGround } from './slot-ground';
import { SlotSprites } from './slot-sprites';

/** The reels as they are drawn. Moments are of `performance.now`, ms. */
export interface SlotScene {
  /** Puts the reels to stops at once. */
  show(stops: readonly number[]): void;
  /** Lets all reels run. */
  run(begins: number): void;
  /** Lets each reel come to rest at its stop, at its moment. */
  rest(stops: readonly number[], times: readonly number[]): void;
  /** Sets these fields off from the others; nothing where none are given. */
  mark(places: readonly Place[]): void;
  destroy(): void;
}

export interface SlotSceneOptions extends SlotArtOptions {
  readonly host: HTMLElement;
  readonly strips: SlotModel['strips'];
  /** The member wants as little movement as can be: reels are veiled instead of turned. */
  readonly isCalm: boolean;
}

const SYMBOL_PIXELS = 224;

/** Draws the reels of a slot. All that moves stands on two textures; nothing but numbers changes while the reels turn. */
export async function createSlotScene({
  host,
  strips,
  isCalm,
  ...art
}: SlotSceneOptions): Promise<SlotScene> {
  const sprites = new SlotSprites(strips, slotTextures(art, SYMBOL_PIXELS), isCalm);
  const motions: ReelMotion[] = strips.map(() => still(0));
  const ground = createSlotGround(host, art, drawnPixels());
  const back = new Sprite();
  const onResize = () => {
    const layout = ground.layout();
    // The drawing is as large as the reels and begins where they do.
    sprites.layout = { ...layout, x: 0, y: 0 };
    if (back.texture !== Texture.EMPTY) back.texture.destroy(true);
    back.texture = Texture.from(paintReels(layout, art.hues, surface.resolution));
    back.setSize(layout.width, layout.height);
    sprites.placeRings();
  };
  const surface = await createSurface({
    host: ground.reels,
    onFrame(now) {
      let moves = sprites.isSwelling(now);
      for (let reel = 0; reel < motions.length; reel += 1)
        moves = sprites.placeReel(reel, motions[reel] as ReelMotion, now) || moves;
      return moves;
    },
    onResize,
  });
  surface.stage.addChild(back, ...sprites.symbols, ...sprites.rings);
  onResize();
  surface.wake();

  const mark = (places: readonly Place[]) => {
    sprites.mark(places, performance.now());
    surface.wake();
  };
  const move = (change: (motion: ReelMotion, reel: number) => ReelMotion) => {
    motions.forEach((motion, reel) => {
      motions[reel] = change(motion, reel);
    });
    surface.wake();
  };
  return {
    show(stops) {
      move((_, reel) => still(stops[reel] ?? 0));
      mark([]);
    },
    run(begins) {
      move(({ rest, from }) => ({ from: rest?.stop ?? from, begins }));
      mark([]);
    },
    rest(stops, times) {
      move((motion, reel) => ({ ...motion, rest: { at: times[reel] ?? 0, stop: stops[reel] ?? 0 } }));
    },
    mark,
    destroy() {
      surface.destroy();
      ground.destroy();
    },
  };
}
