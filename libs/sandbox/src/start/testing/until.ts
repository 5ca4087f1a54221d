import { setTimeout as wait } from 'node:timers/promises';

/** Looks until it is so: what one process did is known to the other a moment later. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > 400) throw new Error('It has not come to be.');
    await wait(25);
  }
}
