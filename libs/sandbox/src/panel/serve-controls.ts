import * as v from 'valibot';
import { createChallenges } from '../login/challenges';
import { scenarioSchema } from '../scenarios/scenarios';
import type { AreaServer } from '../server/area-server';
import { serveActivityControls } from './activity-controls';
import { serveAdjustmentControls } from './adjustment-controls';
import { serveAgentControls } from './agent-controls';
import { serveGameControls } from './game-controls';
import { guardControls } from './guard';
import { serveMailControls } from './mail-controls';
import { serveMatchControls } from './match-controls';
import { serveMemberControls } from './member-controls';
import { servePaymentControls } from './payment-controls';
import { serveReportControls } from './report-controls';
import { serveTreasureControls } from './treasure-controls';
import { provenInvariants } from '../server/invariants';
import { switchChange } from '../platform/switches';

const clockChange = v.union([
  v.strictObject({ advance: v.number() }),
  v.strictObject({ now: v.pipe(v.string(), v.isoTimestamp('now: an ISO time with its zone')) }),
  v.strictObject({ rate: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)) }),
]);

const CONTROLS = [
  serveMemberControls,
  serveMailControls,
  serveMatchControls,
  servePaymentControls,
  serveAdjustmentControls,
  serveTreasureControls,
  serveAgentControls,
  serveGameControls,
  serveActivityControls,
  serveReportControls,
];

/** Puts `/__sandbox/…` on the server: health, scenarios, clock, ledger, members, mails, matches, payments, corrections, interest, agents, games, activities, reports of browsers, switches, outbox, captchas. */
export function serveControls(server: AreaServer): void {
  const { app, services, scenarios } = server;
  const { clock, ledger, storage, switches } = services;
  guardControls(app);

  app.get('/__sandbox/health', async () => ({
    status: 'ok',
    storage: storage.engine,
    seed: services.seed,
    now: new Date(clock.now()).toISOString(),
    playMoney: true,
  }));

  app.get('/__sandbox/scenarios', async () => scenarios.list());
  app.post('/__sandbox/scenarios', async (request, reply) => {
    const input = v.safeParse(scenarioSchema, request.body);
    return input.success
      ? reply.code(201).send(scenarios.add(input.output))
      : reply.code(400).send({ error: v.summarize(input.issues) });
  });
  app.delete('/__sandbox/scenarios', async (_request, reply) => {
    scenarios.remove();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/__sandbox/scenarios/:id', async (request, reply) => {
    scenarios.remove(request.params.id);
    return reply.code(204).send();
  });

  const clockState = () => ({
    now: new Date(clock.now()).toISOString(),
    real: new Date(clock.real()).toISOString(),
    rate: clock.setting().rate,
  });
  app.get('/__sandbox/clock', async () => clockState());
  app.post('/__sandbox/clock', async (request, reply) => {
    const change = v.safeParse(clockChange, request.body);
    if (!change.success) return reply.code(400).send({ error: v.summarize(change.issues) });
    if ('advance' in change.output) await clock.advance(change.output.advance);
    else if ('now' in change.output) await clock.set(change.output.now);
    else await clock.rate(change.output.rate);
    return clockState();
  });

  app.get('/__sandbox/ledger', async () => {
    const last = await ledger.history({ limit: 200 });
    const postings = last.map((entry) => ({ ...entry, amount: String(entry.amount) }));
    return { invariants: await provenInvariants(services), postings };
  });

  app.get('/__sandbox/outbox', async () => services.outbox.list());

  // What a captcha picture shows, or where a slider's gap is, for programs that cannot see.
  const challenges = createChallenges(storage, clock);
  app.get<{ Params: { key: string } }>('/__sandbox/captcha/:key', async (request, reply) => {
    const { key } = request.params;
    const picture = (await challenges.find('image', key)) ?? (await challenges.find('slider', key));
    return picture === undefined
      ? reply.code(404).send({ error: 'No picture waits under this key.' })
      : { answer: picture.answer };
  });

  app.get('/__sandbox/switches', async () => switches.read());
  app.post('/__sandbox/switches', async (request, reply) => {
    const change = v.safeParse(switchChange, request.body);
    if (!change.success) return reply.code(400).send({ error: v.summarize(change.issues) });
    await switches.change(change.output);
    return switches.read();
  });

  for (const serve of CONTROLS) serve(server);
}
