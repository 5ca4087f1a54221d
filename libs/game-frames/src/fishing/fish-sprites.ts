import { FISH_KINDS, fishAt, type Fish } from '@heptad/game-rules';
import { Sprite, type Texture } from 'pixi.js';
import { fishSize } from './aim';
import { fieldView } from './field-view';
import { TEXTURE, type CellName } from './fishing-art';

/** More fish than swim at once. */
const MOST_FISH = 64;
/** Where fish are is worked out anew so often, ms; between, each goes on straight. */
const SAMPLE_MS = 100;
const FLIGHT_MS = 260;
const TAKEN_MS = 500;

/** The fish, the bullet and the mark of a target. They are made once, and moved from then on. Moments are of the platform's clock. */
export class FishSprites {
  readonly swimmers: readonly Sprite[];
  readonly bullet: Sprite;
  readonly mark: Sprite;
  readonly cannon: Sprite;
  view = fieldView(1, 1);
  target: number | undefined;
  readonly flight = { target: -1, since: -Infinity };
  /** The fish that were caught here, and when. */
  readonly taken = new Map<number, number>();
  #shoal: readonly Fish[] = [];
  #sampledAt = -Infinity;

  constructor(
    private readonly seed: number,
    private readonly cells: Readonly<Record<CellName, Texture>>,
  ) {
    const made = (texture: Texture) => new Sprite({ texture, anchor: 0.5, visible: false });
    this.swimmers = Array.from({ length: MOST_FISH }, () => made(cells.anchovy));
    this.bullet = made(cells.bullet);
    this.mark = made(cells.ring);
    this.cannon = new Sprite({ texture: cells.cannon, anchor: { x: 0.5, y: 0.72 } });
  }

  /** Puts all that moves to where it is at a moment. */
  place(at: number): void {
    if (at - this.#sampledAt >= SAMPLE_MS) {
      this.#shoal = fishAt(this.seed, at);
      this.#sampledAt = at;
    }
    this.bullet.visible = false;
    this.mark.visible = false;
    for (let index = 0; index < MOST_FISH; index += 1) {
      const sprite = this.swimmers[index] as Sprite;
      const fish = this.#shoal[index];
      sprite.visible = fish !== undefined && this.#placeFish(sprite, fish, at);
    }
  }

  /** @returns whether the fish is to be seen */
  #placeFish(sprite: Sprite, fish: Fish, at: number): boolean {
    const { view } = this;
    const gone = this.taken.get(fish.id);
    const left = gone === undefined ? 1 : 1 - (at - gone) / TAKEN_MS;
    if (left <= 0) return false;
    const ahead = (at - this.#sampledAt) / FISH_KINDS[fish.kind].swims;
    const x = fish.x + fish.dx * ahead;
    const y = fish.y + fish.dy * ahead;
    const dx = view.isTurned ? fish.dy : fish.dx;
    const dy = view.isTurned ? fish.dx : fish.dy;
    const size = (fishSize(fish.kind) * view.scale * (0.4 + 0.6 * left)) / TEXTURE;
    sprite.texture = this.cells[fish.kind];
    sprite.x = view.x + (view.isTurned ? y : x) * view.scale;
    sprite.y = view.y + (view.isTurned ? x : y) * view.scale;
    sprite.rotation = Math.atan2(dy, dx) + (1 - left) * 4;
    sprite.scale.set(size, dx < 0 ? -size : size);
    sprite.alpha = left;
    if (fish.id === this.target) this.#placeMark(sprite, fish);
    if (fish.id === this.flight.target) this.#placeBullet(sprite, at);
    return true;
  }

  #placeMark(sprite: Sprite, { kind }: Fish): void {
    this.mark.visible = true;
    this.mark.position.copyFrom(sprite.position);
    this.mark.scale.set((fishSize(kind) * this.view.scale * 1.2) / TEXTURE);
  }

  #placeBullet(sprite: Sprite, at: number): void {
    const share = (at - this.flight.since) / FLIGHT_MS;
    if (share > 1) return;
    const { bullet, cannon } = this;
    bullet.visible = true;
    bullet.x = cannon.x + (sprite.x - cannon.x) * share;
    bullet.y = cannon.y + (sprite.y - cannon.y) * share;
    cannon.rotation = Math.atan2(sprite.x - cannon.x, cannon.y - sprite.y);
  }
}
