import { activity } from '@heptad/contracts';
import type { TestSandbox } from '@heptad/testing';
import type { Activity } from '../engine/activity';
import type { ActivityKind } from '../engine/kind';
import { runAt } from '../engine/runs';
import { activityScene, type ActivityScene } from './activity-scene';
import { WAYS_TO_WIN } from './ways-to-win';

const HALF_A_DAY_MS = 12 * 3_600_000;

/**
 * Has the member of a scene win in an activity: in its present run, or in the last one of those that are won when they are over; the
 * platform's clock then stands shortly after its end.
 * @returns the run's id, and the scene to go on with
 */
export async function winIn(
  sandbox: TestSandbox,
  scene: ActivityScene,
  { kind, data, now }: { readonly kind: ActivityKind; readonly data: Activity; readonly now: number },
): Promise<{ readonly id: string; readonly scene: ActivityScene }> {
  const { inLast, before } = WAYS_TO_WIN[kind.kind] ?? {};
  const present = runAt(data, now);
  if (inLast !== true) {
    await before?.(sandbox.services, scene.memberId, present);
    await scene.ask(activity.join, { id: present.id });
    return { id: present.id, scene };
  }
  const last = runAt(data, present.startsAt - 1);
  await sandbox.clock.set(present.startsAt + HALF_A_DAY_MS);
  await before?.(sandbox.services, scene.memberId, last);
  return { id: last.id, scene: await activityScene(sandbox, 'demo01') };
}
