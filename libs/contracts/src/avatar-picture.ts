/** Bounds of a picture that a member uploads as their avatar, the same for the page and for the platform. */
export const AVATAR_PICTURE = {
  /** Width and height that a page brings it to, in pixels. */
  edge: 256,
  /** The most of one picture as it is sent, in bytes. */
  mostBytes: 128 * 1024,
  /** The most of a file that a page reads, in bytes. */
  mostFileBytes: 10 * 1024 * 1024,
} as const;

/** The drawings that a member may choose as their avatar. */
export const AVATAR_DRAWINGS = [
  'fox',
  'panda',
  'tiger',
  'owl',
  'bear',
  'rabbit',
  'cat',
  'whale',
  'rooster',
  'koala',
  'lion',
  'penguin',
] as const;

export type AvatarDrawing = (typeof AVATAR_DRAWINGS)[number];

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Bytes of a PNG before its first chunk, and of a chunk besides its content. */
const PNG_HEAD = 8;
const CHUNK_FRAME = 12;
/** Where an extended WebP keeps its flags, and the one of moving pictures. */
const WEBP_FLAGS_AT = 20;
const WEBP_MOVES = 0x02;

/**
 * Whether a picture moves: a GIF with any number of frames, a PNG with an `acTL` chunk, a WebP with the flag of moving pictures.
 * @param bytes the whole file, or so much of it that the picture itself begins
 */
export function isMovingPicture(bytes: Uint8Array): boolean {
  if (textAt(bytes, 0, 4) === 'GIF8') return true;
  if (textAt(bytes, 8, 8) === 'WEBPVP8X') return ((bytes[WEBP_FLAGS_AT] ?? 0) & WEBP_MOVES) !== 0;
  return textAt(bytes, 1, 3) === 'PNG' && hasMovingChunk(bytes);
}

function hasMovingChunk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG_HEAD; at + PNG_HEAD <= bytes.length;) {
    const kind = textAt(bytes, at + 4, 4);
    if (kind === 'acTL') return true;
    // What comes behind the picture's own bytes says nothing of movement any more.
    if (kind === 'IDAT') return false;
    at += view.getUint32(at) + CHUNK_FRAME;
  }
  return false;
}
