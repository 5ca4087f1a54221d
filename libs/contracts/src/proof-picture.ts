/** Bounds of a picture that proves a payment, the same for the page and for the platform. */
export const PROOF_PICTURE = {
  /** The most of one picture, in bytes. */
  mostBytes: 2 * 1024 * 1024,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const;

export type ProofPictureType = (typeof PROOF_PICTURE.types)[number];

/** Bytes that are enough to tell the type by. */
export const MAGIC_LENGTH = 12;

const MAGIC: readonly (readonly [type: ProofPictureType, at: number, bytes: readonly number[]])[] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  // `WEBP`, behind `RIFF` and the length.
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
];
const RIFF = [0x52, 0x49, 0x46, 0x46];

/**
 * What a picture is by its first bytes; its name and what a browser calls it say nothing.
 * @param bytes its first {@link MAGIC_LENGTH} bytes, or more
 * @returns undefined where it is none of the types that are taken
 */
export function proofPictureType(bytes: Uint8Array): ProofPictureType | undefined {
  const has = (at: number, wanted: readonly number[]): boolean =>
    wanted.every((byte, index) => bytes[at + index] === byte);
  return MAGIC.find(([type, at, wanted]) => has(at, wanted) && (type !== 'image/webp' || has(0, RIFF)))?.[0];
}
