import type { CDPSession, Page, Route } from 'playwright';
import * as v from 'valibot';
import type { Bench } from '../engine/bench';
import { firstOdds, SPORTS_PATH } from '../engine/first-odds';
import { withVisit } from '../engine/profile';

const LIST = /\/getLiveEventInfo$/;
/** How often the page asks for a list of running matches, milliseconds. */
const POLL_MS = 5_000;
/** Rounds after which everything is loaded and every mark has come and gone. Even, as prices alternate. */
const WARM_UP = 24;
const HALF_HOUR = (30 * 60_000) / POLL_MS;
const MOST_GROWTH = 1.05;

interface ListAnswer {
  readonly Events: readonly {
    readonly MarketLines: readonly { readonly WagerSelections: readonly { readonly Odds: number }[] }[];
  }[];
}

/**
 * Answers the first list over and over with every price up and down by turns: what is shown stays as it is but for its
 * prices, so that whatever grows has leaked.
 */
function tickingList(): { readonly route: (route: Route) => Promise<void>; answered(): number } {
  let first: ListAnswer | undefined;
  let answered = 0;
  return {
    async route(route) {
      if (first === undefined) {
        const address = new URL(route.request().url());
        // The browser finds the brand's own host name on this machine; others would ask the network for it.
        address.hostname = '127.0.0.1';
        first = (await (await route.fetch({ url: address.href })).json()) as ListAnswer;
      }
      const move = answered % 2 === 0 ? 0 : 0.01;
      const Events = first.Events.map((event) => ({
        ...event,
        MarketLines: event.MarketLines.map((line) => ({
          ...line,
          WagerSelections: line.WagerSelections.map((each) => ({
            ...each,
            Odds: Math.round((each.Odds + move) * 100) / 100,
          })),
        })),
      }));
      answered += 1;
      await route.fulfill({ json: { ...first, Events } });
    },
    answered: () => answered,
  };
}

interface Holdings {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

const snapshotSchema = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      node_types: v.looseTuple([v.array(v.string())]),
    }),
  }),
  nodes: v.array(v.number()),
});

/** What is not the page's own data: code is compiled anew for every question a bench asks, `native` belongs to the tools. */
const NOT_DATA: ReadonlySet<string> = new Set(['code', 'native']);

/** Bytes of all data that scripts hold in the page. */
async function dataBytes(devtools: CDPSession): Promise<number> {
  const parts: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }): void => void parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = v.parse(snapshotSchema, JSON.parse(parts.join('')));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!NOT_DATA.has(types[0][nodes[node + type] ?? 0] ?? '')) bytes += nodes[node + size] ?? 0;
  return bytes;
}

/** What the page holds after everything it has let go of is collected. */
async function holdings(devtools: CDPSession): Promise<Holdings> {
  // What finalizers let go of is collected by the next one.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: await dataBytes(devtools), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** The text of every price on the screen. */
const prices = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll('.odds-value')].map((each) => each.textContent).join());

/** Lets the page's own time run on by as many polls, each of which must move prices. */
async function watch(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const before = await prices(page);
    const answer = page.waitForResponse((response) => LIST.test(new URL(response.url()).pathname));
    await page.clock.fastForward(POLL_MS);
    await answer;
    const changed = await page.waitForFunction(
      (old) => [...document.querySelectorAll('.odds-value')].map((each) => each.textContent).join() !== old,
      before,
    );
    // What the bench holds of the page would be counted with it.
    await changed.dispose();
  }
}

/** Half an hour before the list of running matches, every price moving with every poll. */
export const bench: Bench = {
  async run(bed) {
    const { origin } = await bed.site();
    return withVisit(
      await bed.browser(),
      { slowCpu: false, slowNetwork: false, passedAt: origin },
      async ({ page, devtools }) => {
        await devtools.send('Performance.enable');
        await devtools.send('HeapProfiler.enable');
        await page.clock.install();
        const list = tickingList();
        await page.route((url) => LIST.test(url.pathname), list.route);
        await page.goto(origin + SPORTS_PATH);
        await firstOdds(page);
        await watch(page, WARM_UP);
        const before = await holdings(devtools);
        await watch(page, HALF_HOUR);
        const after = await holdings(devtools);
        return [
          {
            name: '30 minutes of ticking, heap',
            unit: 'bytes',
            floor: before.heap,
            measured: after.heap,
            limit: MOST_GROWTH,
          },
          {
            name: '30 minutes of ticking, nodes',
            unit: 'count',
            floor: before.nodes,
            measured: after.nodes,
            limit: 1,
          },
          {
            name: '30 minutes of ticking, listeners',
            unit: 'count',
            floor: before.listeners,
            measured: after.listeners,
            limit: 1,
          },
        ];
      },
    );
  },
};
