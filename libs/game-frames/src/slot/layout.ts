import { REELS, ROWS } from '@heptad/game-rules';

/** Where the reels stand; pixels of the page. */
export interface SlotLayout {
  /** The side of a symbol's field. */
  readonly cell: number;
  /** Between two reels. */
  readonly gap: number;
  /** The corner of the first reel's top row. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The frame around the reels, as a share of a field. */
const FRAME = 0.22;
const GAP = 0.06;
/** Fields are not larger than this, however large the screen. */
const LARGEST_CELL = 168;

/** Puts the reels into the middle of a drawing, as large as they fit. */
export function slotLayout(width: number, height: number): SlotLayout {
  const across = REELS + GAP * (REELS - 1) + 2 * FRAME;
  const down = ROWS + 2 * FRAME;
  const cell = Math.max(1, Math.min(width / across, height / down, LARGEST_CELL));
  const reels = { width: (REELS + GAP * (REELS - 1)) * cell, height: ROWS * cell };
  return {
    cell,
    gap: GAP * cell,
    x: (width - reels.width) / 2,
    y: (height - reels.height) / 2,
    ...reels,
  };
}
