import sharp from 'sharp';

/** Pixels in rows from the top, four bytes each: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** Reads a PNG. */
export async function readPicture(file: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(info.width * info.height);
  new Uint8Array(pixels.buffer).set(data);
  return { width: info.width, height: info.height, pixels };
}

/** Writes a PNG as small as it gets without loss. */
export async function writePicture(file: string, { width, height, pixels }: Picture): Promise<void> {
  const colours = new Set(pixels).size;
  const raw = sharp(new Uint8Array(pixels.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();
  // An effort would ask for a palette, which loses colours where there are more than it holds.
  await raw
    .png(colours <= 256 ? { compressionLevel: 9, effort: 10, dither: 0 } : { compressionLevel: 9 })
    .toFile(file);
}
