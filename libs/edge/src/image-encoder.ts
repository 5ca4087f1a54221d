import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { Refusal } from './edge-handler';

/** A picture as it is sent. */
export interface EncodedImage {
  readonly type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

// About the size of the sharpest phone camera; a few kilobytes can unfold to far more.
const MAX_PIXELS = 50_000_000;
/** AVIF looks as good as the other formats at a lower number. */
const AVIF_BONUS = 20;
/** The slower steps gain few bytes for much time. */
const AVIF_EFFORT = 2;

const RASTER_SIGNATURES: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp(?:avif|avis|mif1)/,
];

/** Judged by the bytes, not by the name or the type sent: drawings (SVG) can hold scripts and are never touched. */
function isRaster(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 16).toString('latin1');
  return RASTER_SIGNATURES.some((signature) => signature.test(start));
}

export interface EncodeOptions {
  /** Pixels; smaller pictures stay as they are. */
  readonly width: number;
  /** 1 to 100. */
  readonly quality: number;
  /** The browser's `Accept` header. */
  readonly accept: string;
}

/** What a picture becomes, by what the browser takes: AVIF, else WebP, else what every browser reads. */
function chooseType(accept: string, { pages = 1, hasAlpha }: Metadata): EncodedImage['type'] {
  if (accept.includes('image/avif') && pages === 1) return 'image/avif';
  if (accept.includes('image/webp')) return 'image/webp';
  return hasAlpha ? 'image/png' : 'image/jpeg';
}

/**
 * Makes the picture that is sent: turned as its camera held it, scaled down, without its private data; moving pictures
 * keep moving where the browser takes WebP.
 * @throws Refusal 415 for what is no picture the optimizer takes, 413 for one of too many pixels
 */
export async function encodeImage(
  source: Buffer,
  { width, quality, accept }: EncodeOptions,
): Promise<EncodedImage> {
  if (!isRaster(source)) throw new Refusal(415, 'The source is no JPEG, PNG, GIF, WebP or AVIF picture.');
  try {
    // The frames of a moving picture are listed in the header; nothing is unfolded before they have been counted.
    const metadata = await sharp(source, { animated: true, limitInputPixels: false }).metadata();
    const { width: wide, height, pageHeight = height, pages = 1 } = metadata;
    if (wide * pageHeight * pages > MAX_PIXELS) throw new Refusal(413, 'The picture has too many pixels.');
    const type = chooseType(accept, metadata);
    const picture = sharp(source, { animated: type === 'image/webp', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    return { type, bytes: await write(picture, type, quality) };
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal(415, 'The picture cannot be read.', { cause });
  }
}

function write(picture: Sharp, type: EncodedImage['type'], quality: number): Promise<Buffer> {
  switch (type) {
    case 'image/avif':
      return picture.avif({ quality: Math.max(1, quality - AVIF_BONUS), effort: AVIF_EFFORT }).toBuffer();
    case 'image/webp':
      return picture.webp({ quality }).toBuffer();
    case 'image/jpeg':
      return picture.jpeg({ quality, progressive: true }).toBuffer();
    case 'image/png':
      return picture.png({ quality }).toBuffer();
  }
}
