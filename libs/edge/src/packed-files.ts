/** How the build packs a file beside itself: the ending by the encoding, the best first. */
export const PACKED_ENDINGS = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

const ENDINGS = Object.values(PACKED_ENDINGS);

/** Whether a file's name, or its path, is that of a packed copy, in whatever case it is written. */
export const isPackedCopy = (name: string): boolean =>
  ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
