import { fromMinorUnits } from '@heptad/formatting';
import * as v from 'valibot';
import { createActivityEngine } from '../activities/engine/engine';
import { prizeTable, tableFault } from '../activities/engine/prize-table';
import { stopRun } from '../activities/engine/stop-run';
import { KINDS } from '../activities/kinds/kinds';
import { redPackRain } from '../activities/kinds/red-pack-rain/red-pack-rain';
import type { AreaServer } from '../server/area-server';

const step = v.strictObject({ step: v.picklist(['stop', 'start']) });
const setTable = v.strictObject({ prizes: prizeTable });

/** Puts activities on the panel's side: what runs, with its stock; stopping one, setting its prize table, and beginning a rain. */
export function serveActivityControls({ app, services }: AreaServer): void {
  const { storage, clock } = services;
  const engine = createActivityEngine(services, KINDS);
  const guest = () => ({ member: undefined, locale: 'zh-CN' as const, now: clock.now() });

  app.get('/__sandbox/activities', async () => {
    const entries = await storage.db
      .selectFrom('promotion_entries')
      .select(({ fn }) => ['promotion_id', fn.countAll().as('count')])
      .groupBy('promotion_id')
      .execute();
    const seats = await engine.seats(engine.shown(clock.now()), guest());
    return seats.map(({ run, given }) => ({
      id: run.id,
      kind: run.activity.kind,
      title: run.activity.title['zh-CN'],
      endsAt: run.endsAt,
      stopped: run.stoppedAt !== undefined,
      joined: Number(entries.find(({ promotion_id }) => promotion_id === run.id)?.count ?? 0),
      paid: fromMinorUnits(given.paid),
      budget: run.activity.budget === undefined ? undefined : fromMinorUnits(run.activity.budget),
      rains: run.activity.kind === redPackRain.kind,
      prizes: run.activity.prizes.map(({ id, amount, weight, stock }) => ({
        id,
        amount: fromMinorUnits(amount),
        weight,
        stock,
        given: given.times(id),
      })),
    }));
  });

  app.post<{ Params: { id: string } }>('/__sandbox/activities/:id', async (request, reply) => {
    const input = v.safeParse(step, request.body);
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    const run = engine.shown(clock.now()).find(({ id }) => id === request.params.id);
    if (run === undefined) return reply.code(404).send({ error: 'no such activity' });
    if (input.output.step === 'stop') {
      const { paid, amount } = await stopRun(engine, run, Math.trunc(clock.now()));
      return { paid, amount: fromMinorUnits(amount) };
    }
    if (run.activity.kind !== redPackRain.kind)
      return reply.code(409).send({ error: 'Only a rain is begun by hand.' });
    await storage.db
      .insertInto('activity_starts')
      .values({ name: run.activity.name, started_at: Math.trunc(clock.now()) })
      .onConflict((conflict) => conflict.columns(['name', 'started_at']).doNothing())
      .execute();
    return { started: true };
  });

  app.post<{ Params: { id: string } }>('/__sandbox/activities/:id/prizes', async (request, reply) => {
    const input = v.safeParse(setTable, request.body);
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    const planned = engine.shown(clock.now()).find(({ id }) => id === request.params.id);
    const [seat] = planned === undefined ? [] : await engine.seats([planned], guest());
    if (seat === undefined) return reply.code(404).send({ error: 'no such activity' });
    const { prizes } = input.output;
    const fault = tableFault(prizes, seat.run, seat.given);
    if (fault !== undefined) return reply.code(400).send({ error: fault });
    const row = { name: seat.run.activity.name, prizes: JSON.stringify(prizes) };
    await storage.db
      .insertInto('activity_prizes')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ prizes: row.prizes }))
      .execute();
    return { set: true };
  });
}
