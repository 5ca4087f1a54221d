import { treasure } from '@heptad/contracts';
import { defined, minorUnits, money } from '@heptad/formatting';
import { signedIn } from '../members/member';
import type { AreaServer } from '../server/area-server';
import { moveOfKey, moveTreasure } from './moves';
import { claimTask, tasksOf } from './tasks';
import { incomeOf, treasureState } from './treasure-state';

/** Puts the balance treasure on the server: moving in and out, interest, tasks (ROUTE-031…035). */
export function serveTreasure({ calls, services }: Pick<AreaServer, 'calls' | 'services'>): void {
  calls.serveCall(treasure.state, ({ member }) => treasureState(services, signedIn(member)));

  calls.serveCall(treasure.move, async ({ body, member, headers }) => ({
    order: await moveTreasure(services, {
      member: signedIn(member),
      direction: body.direction,
      amount: minorUnits(money(body.amount)),
      timeZone: body.timeZone,
      idempotencyKey: headers['idempotency-key'] ?? '',
    }),
  }));

  calls.serveCall(treasure.moveStatus, async ({ body, member }) => {
    const order = await moveOfKey(services, signedIn(member).id, body.idempotencyKey);
    return { known: order === undefined ? (0 as const) : (1 as const), ...defined({ order }) };
  });

  calls.serveCall(treasure.income, ({ body, member }) => incomeOf(services, signedIn(member).id, body));

  calls.serveCall(treasure.tasks, ({ member }) => tasksOf(services, signedIn(member).id));

  calls.serveCall(treasure.claimTask, async ({ body, member }) => {
    const known = signedIn(member);
    await claimTask(services, known, body.id);
    return tasksOf(services, known.id);
  });
}
