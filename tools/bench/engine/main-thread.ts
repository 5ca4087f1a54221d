import type { CDPSession } from 'playwright';

/** Begins to count what {@link busyMs} tells. */
export const countBusy = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Performance.enable');
};

/** Milliseconds for which a page's main thread has been busy so far, drawing included: what a loaded machine changes least. */
export async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}
