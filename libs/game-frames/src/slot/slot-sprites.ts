import { REELS, ROWS, type Place, type SlotModel, type SlotSymbol } from '@heptad/game-rules';
import { Sprite } from 'pixi.js';
import { slotLayout, type SlotLayout } from './layout';
import { isMoving, reelPosition, stripIndex, type ReelMotion } from './reel-motion';
import type { SlotTextures } from './slot-art';

/** Symbols of a reel that may be seen at once: one more than rows, while it moves. */
const SEEN = ROWS + 1;
const DIMMED = 0x6a6a78;
const PLAIN = 0xffffff;
const VEILED = 0.25;
/** A marked symbol swells twice and is still then. */
const PULSE_MS = 900;
const PULSES = 2;

const placeNumber = (reel: number, row: number): number => reel * ROWS + row;
const swell = (left: number): number => 1 + 0.05 * Math.sin((left / PULSE_MS) * 2 * Math.PI);

/** The symbols of the reels and the rings around those that are marked. They are made once, and moved from then on. */
export class SlotSprites {
  readonly symbols: readonly Sprite[];
  readonly rings: readonly Sprite[];
  layout: SlotLayout = slotLayout(1, 1);
  #marked = new Set<number>();
  /** When marked symbols stop swelling. */
  #stillFrom = 0;

  constructor(
    private readonly strips: SlotModel['strips'],
    private readonly textures: SlotTextures,
    /** Reels are veiled instead of turned. */
    private readonly isCalm: boolean,
  ) {
    this.symbols = Array.from(
      { length: REELS * SEEN },
      () => new Sprite({ texture: textures.A, anchor: 0.5 }),
    );
    this.rings = Array.from(
      { length: REELS * ROWS },
      () => new Sprite({ texture: textures.ring, anchor: 0.5 }),
    );
    this.mark([], 0);
  }

  /** Sets the symbols of these fields off from the others; none where none are given. */
  mark(places: readonly Place[], now: number): void {
    this.#marked = new Set(places.map(({ reel, row }) => placeNumber(reel, row)));
    this.#stillFrom = now + PULSES * PULSE_MS;
    this.placeRings();
  }

  /** Whether marked symbols still swell. */
  isSwelling(now: number): boolean {
    return !this.isCalm && this.#marked.size > 0 && now < this.#stillFrom;
  }

  /** Puts the symbols of a reel to where they are at a moment. @returns whether it moves */
  placeReel(reel: number, motion: ReelMotion, now: number): boolean {
    const { cell, gap, x, y } = this.layout;
    const strip = this.strips[reel] ?? '';
    const moves = isMoving(motion, now);
    const position = this.isCalm ? (motion.rest?.stop ?? motion.from) : reelPosition(motion, now);
    const index = stripIndex(position, strip.length);
    const beyond = position - Math.floor(position);
    const swollen = this.isSwelling(now) ? swell(this.#stillFrom - now) : 1;
    for (let row = 0; row < SEEN; row += 1) {
      const sprite = this.symbols[reel * SEEN + row] as Sprite;
      const isMarked = row < ROWS && this.#marked.has(placeNumber(reel, row));
      sprite.texture = this.textures[strip[(index + row) % strip.length] as SlotSymbol];
      sprite.x = x + reel * (cell + gap) + cell / 2;
      sprite.y = y + (row - beyond) * cell + cell / 2;
      sprite.setSize(cell * (isMarked ? swollen : 1));
      sprite.tint = this.#marked.size > 0 && !isMarked ? DIMMED : PLAIN;
      sprite.alpha = this.isCalm && moves ? VEILED : 1;
    }
    return moves;
  }

  /** Puts the rings to where they are. */
  placeRings(): void {
    const { cell, gap, x, y } = this.layout;
    this.rings.forEach((ring, number) => {
      ring.visible = this.#marked.has(number);
      ring.x = x + Math.floor(number / ROWS) * (cell + gap) + cell / 2;
      ring.y = y + (number % ROWS) * cell + cell / 2;
      ring.setSize(cell);
    });
  }
}
