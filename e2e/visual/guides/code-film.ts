import type { Page } from '@playwright/test';
import type { CodedFrame } from './webm';

/** A photograph of a film: PNG in Base64, and from when it is seen, ms. A step begins with one that stands alone. */
export interface FilmFrame {
  readonly at: number;
  readonly png: string;
  readonly begins: boolean;
}

/** Of VP9, from 0 (best) to 63: letters stay readable. */
const QUANTIZER = 44;

/** Codes photographs by the browser's own coder. @param page of an origin that the browser trusts */
export async function codeFilm(
  page: Page,
  frames: readonly FilmFrame[],
  size: { readonly width: number; readonly height: number },
): Promise<CodedFrame[]> {
  const coded = await page.evaluate(
    async ({ frames: shown, width, height, quantizer }) => {
      const made: { at: number; key: boolean; data: string }[] = [];
      let failure: unknown;
      const encoder = new VideoEncoder({
        output(chunk) {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          let binary = '';
          for (const byte of bytes) binary += String.fromCharCode(byte);
          made.push({ at: chunk.timestamp / 1000, key: chunk.type === 'key', data: btoa(binary) });
        },
        error: (error) => (failure = error),
      });
      encoder.configure({
        codec: 'vp09.00.31.08',
        width,
        height,
        bitrateMode: 'quantizer',
      } as VideoEncoderConfig);
      for (const { at, png, begins } of shown) {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const frame = new VideoFrame(picture, { timestamp: at * 1000 });
        encoder.encode(frame, { keyFrame: begins, vp9: { quantizer } } as VideoEncoderEncodeOptions);
        frame.close();
        picture.close();
      }
      await encoder.flush();
      encoder.close();
      if (failure !== undefined) throw failure;
      return made;
    },
    { frames, ...size, quantizer: QUANTIZER },
  );
  return coded.map(({ at, key, data }) => ({ at, key, data: new Uint8Array(Buffer.from(data, 'base64')) }));
}
