import { createHash } from 'node:crypto';
import { deflateSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { numericAddress } from '../fixtures/edge';
import { expect, test } from '../fixtures/test';

const LIST = /\/yewu11\/v1\/m\/liveMatchesPB$/;
/** As many matches as make a list far too large for the page's own thread. */
const MATCHES = 90;

interface PackedAnswer {
  readonly data: string;
}

interface List {
  readonly list: readonly { readonly mid: string | number }[];
}

function unpacked(data: string): List {
  const bytes = Buffer.from(data, 'base64');
  const inflate = bytes[0] === 0x1f ? gunzipSync : bytes[0] === 0x78 ? inflateSync : inflateRawSync;
  return JSON.parse(inflate(bytes).toString()) as List;
}

test('OPEN-021 a large list of OB is decoded beside the page, under its security policy', async ({
  page,
  shell,
  sportsbook,
}) => {
  await page.route(
    (url) => LIST.test(url.pathname),
    async (route) => {
      const response = await route.fetch({ url: numericAddress(route.request().url()) });
      const answer = (await response.json()) as PackedAnswer;
      const few = unpacked(answer.data);
      const list = Array.from({ length: MATCHES }, (_, place) => ({
        ...few.list[place % few.list.length],
        mid: String(90_000_000 + place),
        // No two real matches are alike, or the list would pack to next to nothing.
        mhn: createHash('sha256').update(String(place)).digest('hex'),
      }));
      const data = deflateSync(JSON.stringify({ ...few, list, total: MATCHES })).toString('base64');
      await route.fulfill({ response, json: { ...answer, data } });
    },
  );
  await shell.arrive();
  const started = page.waitForEvent('worker');
  await sportsbook.openLive('YBTY');
  const worker = await started;
  expect(new URL(worker.url()).pathname).toMatch(/^\/assets\/payload-worker-[\w-]+\.js$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  // It is alive after the list has come: one that had failed would have been ended.
  expect(page.workers()).toHaveLength(1);
});
