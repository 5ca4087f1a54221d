import { join } from 'node:path';
import { chat } from '@heptad/contracts';
import { createSandbox, DEFAULT_SITE_ID, readSites } from '@heptad/sandbox';
import type { Page } from 'playwright';
import type { Bench } from '../engine/bench';
import { sandboxFolder, startEdgeProgram, startSandboxProgram } from '../engine/platform';
import { logIn } from '../engine/platform-client';
import { withVisit } from '../engine/profile';
import { BRAND } from '../engine/site';

const MESSAGES = 10_000;
const WHO = { name: 'demo02', id: '100002' };
/** Rows of one statement of the seeding. */
const AT_ONCE = 500;
const MOST_MS = 100;
const FLICK_PX = 1_400;
const FLICKS = 80;

declare global {
  var longest: number;
}

/** A conversation of a member with very many messages, in a database that a sandbox is then started on. */
async function seed(folder: string): Promise<void> {
  const sandbox = await createSandbox({
    storage: { sqlite: join(folder, '.heptad/sandbox.db') },
    seed: 1,
    sites: readSites('brands'),
  });
  const { db } = sandbox.services.storage;
  const { id } = await db
    .insertInto('support_conversations')
    .values({
      site: DEFAULT_SITE_ID,
      member_id: WHO.id,
      guest_hash: null,
      status: 'active',
      topic: 'other',
      agent: '01',
      waiting_since: 0,
      last_seq: MESSAGES,
      visitor_read: MESSAGES,
      desk_got: MESSAGES,
      desk_read: MESSAGES,
      rateable: 0,
      moved_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let first = 1; first <= MESSAGES; first += AT_ONCE)
    await db
      .insertInto('support_messages')
      .values(Array.from({ length: AT_ONCE }, (_, at) => messageOf(id, first + at)))
      .execute();
  await sandbox.close();
}

function messageOf(conversation: number, seq: number) {
  const author = seq % 3 === 0 ? 'desk' : 'visitor';
  const key = `message-${String(seq)}`;
  const text = `${String(seq)} ${'请问我的存款什么时候到账？'.repeat(1 + (seq % 4))}`;
  const name = author === 'desk' ? '01' : '';
  return {
    conversation_id: conversation,
    seq,
    author,
    message_key: key,
    content: JSON.stringify({ kind: 'text', from: author, name, text, key }),
    created_at: seq * 1_000,
  };
}

/** Longest task of the page from now on. */
async function noteLongest(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: 'longtask' });
  });
}

const takeLongest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { longest } = globalThis;
    globalThis.longest = 0;
    return longest;
  });

/** Asks for what was before until all of it is there. */
async function fetchAll(page: Page): Promise<void> {
  for (let there = chat.PAGE_SIZE; there < MESSAGES; there += chat.PAGE_SIZE)
    await page.evaluate(
      (count) =>
        new Promise<void>((resolve) => {
          const log = document.querySelector('[role=log]');
          const look = (): void => {
            if ((log?.querySelectorAll('li').length ?? 0) > count) resolve();
            else requestAnimationFrame(look);
          };
          (log?.previousElementSibling as HTMLButtonElement | null)?.click();
          look();
        }),
      there,
    );
}

/** Flicks through the whole history. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(195, 400);
  for (const way of [-1, 1])
    for (let flick = 0; flick < FLICKS; flick += 1) {
      await page.mouse.wheel(0, way * FLICK_PX);
      await page.waitForTimeout(32);
    }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let place = 0; place <= 20; place += 1) {
    await page.evaluate((top) => window.scrollTo(0, top), (height * place) / 20);
    await page.waitForTimeout(50);
  }
}

/** Ten thousand messages in the chat: the longest task while they are fetched, and while one scrolls through them. */
export const bench: Bench = {
  async run(bed) {
    // The build is the site's; the history is in a platform of its own.
    await bed.site();
    const folder = sandboxFolder();
    try {
      await seed(folder.path);
      const sandbox = await startSandboxProgram(folder.path);
      const edge = await startEdgeProgram(BRAND, sandbox);
      try {
        const token = await logIn(sandbox.origin, WHO.name);
        const options = { slowNetwork: false, slowCpu: false, passedAt: edge.origin, token };
        return await withVisit(await bed.browser(), options, async ({ page }) => {
          await page.goto(`${edge.origin}/customer/chat`);
          await page
            .getByRole('log')
            .getByText(/10000 请问/)
            .waitFor();
          await noteLongest(page);
          await fetchAll(page);
          const fetching = await takeLongest(page);
          await scrollThrough(page);
          const scrolling = await takeLongest(page);
          const name = `${String(MESSAGES)} messages`;
          return [
            { name: `${name}, longest task of fetching`, unit: 'ms', measured: fetching, limit: MOST_MS },
            { name: `${name}, longest task of scrolling`, unit: 'ms', measured: scrolling, limit: MOST_MS },
          ];
        });
      } finally {
        await edge.program.end();
        await sandbox.program.end();
      }
    } finally {
      folder.remove();
    }
  },
};
