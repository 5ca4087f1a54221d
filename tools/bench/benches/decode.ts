import type { Bench } from '../engine/bench';
import { withCodecPage } from '../engine/codec-page';
import { obList } from '../engine/ob-list';
import { median, pairs } from '../engine/pairs';

const LIST_BYTES = 300_000;
const TIMES = 20;
const BLOCKS = 15;

/** A packed list of 300 KB, to the object it holds. */
export const bench: Bench = {
  async run(bed) {
    return withCodecPage(bed, async (page) => {
      await page.evaluate((list) => globalThis.codecs.prepare(list), obList(LIST_BYTES));
      const time = (name: string) => () =>
        page.evaluate(([work, times]) => globalThis.codecs.timeOf(work, times), [name, TIMES] as const);
      const blocks: number[] = [];
      const figure = await pairs(bed.runs, time('pakoDecode'), time('decode'));
      for (let run = 0; run < BLOCKS; run += 1)
        blocks.push(await page.evaluate(() => globalThis.codecs.longestBlock('decode')));
      return [
        { name: 'decode 300 KB', unit: 'ms', ...figure, limit: 0.85 },
        { name: 'decode 300 KB, longest block', unit: 'ms', measured: median(blocks), limit: 5 },
      ];
    });
  },
};
