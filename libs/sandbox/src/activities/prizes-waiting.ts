import type { Member } from '../members/member';
import type { Site } from '../platform/sites';
import type { SandboxServices } from '../server/services';
import { restsFromActivities } from './engine/admission';
import { createActivityEngine } from './engine/engine';
import { standingOf } from './engine/standing-of';
import { KINDS } from './kinds/kinds';

/** How many prizes of activities a member has won and may claim now on a site; none for who rests. A turn that is left is no prize. */
export async function prizesWaiting(services: SandboxServices, member: Member, site: Site): Promise<number> {
  if (restsFromActivities(member)) return 0;
  const engine = createActivityEngine(services, KINDS);
  const now = services.clock.now();
  const asker = { member, locale: 'zh-CN' as const, now, site };
  let count = 0;
  for (const seat of await engine.seats(engine.shown(now, site), asker)) {
    const { toClaim, waits } = await standingOf(engine.kindOf(seat.run), seat);
    if (waits) count += toClaim.length;
  }
  return count;
}
