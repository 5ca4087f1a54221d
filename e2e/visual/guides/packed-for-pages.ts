import sharp from 'sharp';
import type { Picture } from '../picture';
import { fillsOf } from '../picture-comparison';

/** Of WebP, from 1 to 100: a phone shows the picture at half its size; letters stay readable when it is zoomed. */
const QUALITY = 42;

/** Packs a photograph as the site ships it, with its fills as words to compare by. */
export function packedForPages(picture: Picture): Promise<Buffer> {
  const { width, height, pixels } = picture;
  return sharp(new Uint8Array(pixels.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${fillsOf(picture).join(' ')}</x:xmpmeta>`)
    .toBuffer();
}
