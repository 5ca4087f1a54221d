import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../engine/bench';
import { logIn } from '../engine/platform-client';
import { withVisit } from '../engine/profile';
import { longShare, recordFrames, takeFrames } from '../engine/frames';

/** Packets that are opened while it rains, each followed by a stretch of looking on. */
const TAPS = 4;
const LOOK_MS = 1_500;
const MOST_LONG = 0.02;

interface Shown {
  readonly id: string;
  readonly rains: boolean;
}

/** Begins a rain by the operator's hand. @returns the activity's id */
async function startRain(sandboxOrigin: string): Promise<string> {
  const panel = `${sandboxOrigin}/__sandbox/activities`;
  const shown = (await (await fetch(panel)).json()) as readonly Shown[];
  const rain = shown.find(({ rains }) => rains);
  if (rain === undefined) throw new Error('The sandbox has no rain.');
  const started = await fetch(`${panel}/${rain.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ step: 'start' }),
  });
  if (!started.ok) throw new Error(`The rain was refused: ${await started.text()}`);
  return rain.id;
}

/** The frames of a red packet rain while packets fall and are opened, on a slowed phone: how many take longer than they may. */
export const bench: Bench = {
  async run(bed) {
    const { origin, sandboxOrigin } = await bed.site();
    const id = await startRain(sandboxOrigin);
    const token = await logIn(sandboxOrigin);
    return withVisit(
      await bed.browser(),
      { slowNetwork: false, passedAt: origin, token },
      async ({ page }) => {
        await page.goto(`${origin}/activity/redPackRain/${id}`);
        await page.getByRole('button', { name: /^让红包飘落/ }).tap();
        const open = page.getByRole('button', { name: '拆一个红包' });
        await recordFrames(page);
        for (let tap = 0; tap < TAPS; tap += 1) {
          await pause(LOOK_MS);
          await open.tap();
        }
        await pause(LOOK_MS);
        const times = await takeFrames(page);
        return [
          { name: 'rain, share of long frames', unit: 'score', measured: longShare(times), limit: MOST_LONG },
        ];
      },
    );
  },
};
