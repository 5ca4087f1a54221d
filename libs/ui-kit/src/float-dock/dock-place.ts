/** Where a dock stands: at which edge, and how far down its room from 0 (top) to 1 (bottom). */
export interface DockPlace {
  readonly side: 'left' | 'right';
  readonly share: number;
}

export interface DockSize {
  readonly width: number;
  readonly height: number;
}

/** Where a dock has been let go, all in CSS pixels. */
export interface DockDrop {
  /** The dock's upper left corner within its room. */
  readonly left: number;
  readonly top: number;
  readonly dock: DockSize;
  readonly room: DockSize;
  /** How fast it went to the right in the end, in CSS pixels a millisecond. */
  readonly speed: number;
}

/** How far ahead a throw is followed, in milliseconds. */
const THROW_MS = 200;
/** How far an arrow key moves a dock, as a share of its room. */
const KEY_STEP = 0.1;

function clampShare(share: number): number {
  return Number.isNaN(share) ? 0 : Math.min(1, Math.max(0, share));
}

/** The edge and height at which a dock comes to rest: the edge its middle is nearer to, or was thrown towards. */
export function dropPlace({ left, top, dock, room, speed }: DockDrop): DockPlace {
  const middle = left + dock.width / 2 + speed * THROW_MS;
  const free = room.height - dock.height;
  return {
    side: middle < room.width / 2 ? 'left' : 'right',
    share: free > 0 ? clampShare(top / free) : 0,
  };
}

/** Where an arrow key sends a dock; `null` for every other key. */
export function keyPlace(place: DockPlace, key: string): DockPlace | null {
  switch (key) {
    case 'ArrowLeft':
      return { ...place, side: 'left' };
    case 'ArrowRight':
      return { ...place, side: 'right' };
    case 'ArrowUp':
      return { ...place, share: clampShare(place.share - KEY_STEP) };
    case 'ArrowDown':
      return { ...place, share: clampShare(place.share + KEY_STEP) };
    default:
      return null;
  }
}
