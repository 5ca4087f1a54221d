import sharp, { type Sharp } from 'sharp';

/** Pixels in rows from the top, four bytes each: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** Reads a PNG or a WebP. */
export async function readPicture(file: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(info.width * info.height);
  new Uint8Array(pixels.buffer).set(data);
  return { width: info.width, height: info.height, pixels };
}

const imageOf = ({ width, height, pixels }: Picture): Sharp =>
  sharp(new Uint8Array(pixels.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();

/** Writes a PNG without loss, for a look. */
export async function writePicture(file: string, picture: Picture): Promise<void> {
  await imageOf(picture).png({ compressionLevel: 9 }).toFile(file);
}

/**
 * Packs a picture with loss, with words that come back as they are.
 * @param quality of WebP, from 1 to 100
 */
export function packed(picture: Picture, words: string, quality: number): Promise<Buffer> {
  return imageOf(picture)
    .webp({ quality, effort: 6, smartSubsample: true })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${words}</x:xmpmeta>`)
    .toBuffer();
}

/** The words of a picture that was {@link packed}; empty where there are none. */
export async function wordsOf(file: string | Buffer): Promise<string> {
  const { xmp } = await sharp(file).metadata();
  return /<x:xmpmeta[^>]*>([^<]*)</.exec(xmp?.toString('utf8') ?? '')?.[1] ?? '';
}
