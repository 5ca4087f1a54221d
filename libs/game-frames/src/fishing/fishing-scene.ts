import { findFish, fishAt, isInField, type Fish } from '@heptad/game-rules';
import { Sprite, Texture } from 'pixi.js';
import type { Hues } from '../drawing/paint';
import { createSurface, type Size } from '../drawing/surface';
import { fishUnder, nextFish, TIME_TO_SHOOT_MS } from './aim';
import { fieldView, inField, type Point } from './field-view';
import { FishSprites } from './fish-sprites';
import { fishingTextures, paintWater } from './fishing-art';

/** The water, its fish and the cannon, as they are drawn. */
export interface FishingScene {
  /** The fish at a point of the screen. */
  fishAt(point: Point): Fish | undefined;
  /** The fish after one, in turn, of those that stay a while. */
  fishAfter(id: number): Fish | undefined;
  /** Marks a fish as the target; none where there is no id. */
  aim(id: number | undefined): void;
  /** Lets a bullet fly to a fish. */
  shoot(id: number): void;
  /** A fish was caught: it sinks into the net and is not seen again. */
  take(id: number): void;
  destroy(): void;
}

export interface FishingSceneOptions {
  readonly host: HTMLElement;
  readonly hues: Hues;
  /** Of the shoal. */
  readonly seed: number;
  /** The platform's clock, ms since 1970. */
  readonly now: () => number;
}

/** Sizes on the screen, in pixels of the page. */
const CANNON = 84;
const BULLET = 34;
/** How much of the cannon's foot stands above the lower edge. */
const FOOT = 26;

/** Draws the water. All that moves is on one texture and in sprites that are made once. */
export async function createFishingScene({
  host,
  hues,
  seed,
  now,
}: FishingSceneOptions): Promise<FishingScene> {
  const water = new Sprite();
  const sprites = new FishSprites(seed, fishingTextures(hues));
  const onResize = (size: Size) => {
    sprites.view = fieldView(size.width, size.height);
    if (water.texture !== Texture.EMPTY) water.texture.destroy(true);
    water.texture = Texture.from(paintWater(size, hues));
    water.setSize(size.width, size.height);
    sprites.cannon.position.set(size.width / 2, size.height - FOOT);
    sprites.cannon.setSize(Math.min(CANNON, size.height / 5));
    sprites.bullet.setSize(BULLET);
  };
  const surface = await createSurface({
    host,
    onFrame() {
      sprites.place(now());
      return true;
    },
    onResize,
  });
  surface.stage.addChild(water, ...sprites.swimmers, sprites.mark, sprites.bullet, sprites.cannon);
  onResize(surface.size());
  surface.wake();
  const swimming = (): readonly Fish[] => fishAt(seed, now()).filter(({ id }) => !sprites.taken.has(id));
  const stays = ({ id }: Fish): boolean => {
    const later = findFish(seed, id, now() + TIME_TO_SHOOT_MS);
    return later !== undefined && isInField(later);
  };
  return {
    fishAt: (point) => fishUnder(swimming(), inField(sprites.view, point)),
    fishAfter: (id) => nextFish(swimming(), id, stays),
    aim(id) {
      sprites.target = id;
    },
    shoot(id) {
      sprites.flight.target = id;
      sprites.flight.since = now();
    },
    take(id) {
      sprites.taken.set(id, now());
    },
    destroy: surface.destroy,
  };
}
