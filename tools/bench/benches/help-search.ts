import { join } from 'node:path';
import { openIndex } from '@heptad/support';
import { compileCollection } from '../../articles/compile-collection';
import type { Bench } from '../engine/bench';
import { WORKSPACE } from '../engine/processes';
import { withVisit } from '../engine/profile';
import { letterToResults } from '../engine/typing';

const PATH = '/mine/helpCenter';
const RESULTS = 'main a[href*="/mine/helpCenter?article="], main a[href^="/tutorial/"]';
/** Chinese, pinyin and English, typed letter by letter. */
const WORDS = ['存款没有到账', '忘记密码', 'wangjidenglu', 'qukuan', 'usdt', '盘口'];
/** Between two letters of somebody who types fast. */
const BETWEEN_MS = 180;
const MOST_MS = 50;

/** The letters of the words before which the search finds something else than after them. */
async function changes(): Promise<ReadonlySet<string>> {
  const { index } = compileCollection(join(WORKSPACE, 'libs/support/src/help/articles/zh-CN.articles'));
  const find = await openIndex(index);
  const starts = WORDS.flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1)));
  return new Set(starts.filter((start) => find(start).join() !== find(start.slice(0, -1)).join()));
}

/** From a letter in the search of the help centre to the frame with its results, over all articles, on a slowed phone. */
export const bench: Bench = {
  async run(bed) {
    const { origin } = await bed.site();
    const changing = await changes();
    const letters = await withVisit(
      await bed.browser(),
      { slowNetwork: false, passedAt: origin },
      async ({ page }) => {
        await page.goto(origin + PATH);
        const field = page.getByRole('searchbox');
        await field.focus();
        const measured: number[] = [];
        for (const word of WORDS) {
          await field.fill('');
          for (let at = 1; at <= word.length; at += 1) {
            await page.waitForTimeout(BETWEEN_MS);
            const letter = word.slice(at - 1, at);
            if (changing.has(word.slice(0, at))) measured.push(await letterToResults(page, letter, RESULTS));
            else await page.keyboard.insertText(letter);
          }
        }
        return measured.toSorted((one, other) => one - other);
      },
    );
    bed.say(`  ${letters.map((ms) => ms.toFixed(0)).join(' ')} ms`);
    const at = (share: number): number => letters[Math.ceil(letters.length * share) - 1] ?? Number.NaN;
    return [
      { name: 'help search, letter to results', unit: 'ms', measured: at(0.5), limit: MOST_MS },
      { name: 'help search, letter to results, p95', unit: 'ms', measured: at(0.95) },
    ];
  },
};
