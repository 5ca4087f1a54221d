import type { Bench } from '../engine/bench';
import { withCodecPage } from '../engine/codec-page';
import { pairs } from '../engine/pairs';

const TIMES = 200;

/** Sealing a kilobyte in a page that has WebCrypto. */
export const bench: Bench = {
  async run(bed) {
    const figure = await withCodecPage(bed, (page) => {
      const time = (name: string) => () =>
        page.evaluate(([work, times]) => globalThis.codecs.timeOf(work, times), [name, TIMES] as const);
      return pairs(bed.runs, time('bareSeal'), time('seal'));
    });
    return [{ name: 'aes 1 KB', unit: 'ms', ...figure, limit: 1.2 }];
  },
};
