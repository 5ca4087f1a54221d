import type { StreamVariant } from '../platform/stream-variant';

/** How long each segment plays. */
export const SEGMENT_MS = 2_000;
/** Segments that a live playlist names at a time: players begin three before the end. */
const WINDOW = 6;
/** A stream runs this long before there is anything to see, so that its first playlist is whole. */
export const WARM_UP_MS = WINDOW * SEGMENT_MS;

/** The playlist of the qualities of a stream. @param folder the last part of the stream's address, before its qualities */
export function masterPlaylist(folder: string, variants: readonly StreamVariant[]): string {
  return lines(
    variants.flatMap(({ name, bandwidth, width, height }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${String(bandwidth)},RESOLUTION=${String(width)}x${String(height)},CODECS="avc1.42c01e,mp4a.40.2"`,
      `${folder}/${name}.m3u8`,
    ]),
  );
}

/**
 * The playlist of one quality at a moment. It never ends, and says where the loop begins anew: timestamps jump back there.
 * @param age how long the stream has been running, ms. Its numbers begin with it: players keep a place for every loop there has been, and
 *   stand still for seconds over hundreds of millions of them.
 */
export function livePlaylist({ name, segments }: StreamVariant, age: number): string {
  const loop = segments.length;
  const last = Math.floor(age / SEGMENT_MS);
  const first = last - WINDOW + 1;
  const seconds = SEGMENT_MS / 1_000;
  const named = Array.from({ length: WINDOW }, (_, index) => first + index).flatMap((number, index) => [
    ...(index > 0 && number % loop === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXTINF:${seconds.toFixed(3)},`,
    `${name}-${String(number)}.ts`,
  ]);
  return lines([
    `#EXT-X-TARGETDURATION:${String(seconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${String(first)}`,
    // As many loops as have left the list; the first segment of one is its own beginning.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${String(Math.floor(first / loop))}`,
    ...named,
  ]);
}

/** The bytes behind a segment's number; the numbers go on, the loop begins anew. */
export function segmentOf({ segments }: StreamVariant, number: number): Uint8Array | undefined {
  return segments[number % segments.length];
}

const lines = (rest: readonly string[]): string => ['#EXTM3U', '#EXT-X-VERSION:3', ...rest, ''].join('\n');
