import * as v from 'valibot';
import type { AreaServer } from '../server/area-server';

const side = v.picklist(['home', 'away']);

/** What may be done to a match, as the simulation's commands. */
const matchCommand = v.variant('type', [
  v.strictObject({
    type: v.literal('score'),
    side,
    points: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  }),
  v.strictObject({ type: v.literal('stage') }),
  v.strictObject({ type: v.literal('suspend') }),
  v.strictObject({ type: v.literal('resume') }),
  v.strictObject({ type: v.literal('end') }),
  v.strictObject({ type: v.literal('abandon') }),
  v.strictObject({
    type: v.literal('moveOdds'),
    side,
    strength: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(1)), 0.1),
  }),
]);

const listQuery = v.object({
  period: v.optional(v.picklist(['live', 'today', 'early', 'virtual', 'esports', 'ended']), 'live'),
});

/** Puts the matches on the panel's side: lists by period, and commands to one of them. */
export function serveMatchControls({ app, services }: AreaServer): void {
  const { simulation, betting } = services;

  app.get('/__sandbox/matches', async (request, reply) => {
    const query = v.safeParse(listQuery, request.query);
    if (!query.success) return reply.code(400).send({ error: v.summarize(query.issues) });
    return simulation
      .matches({ period: query.output.period, markets: 'none', limit: 200 })
      .map((match) => ({ ...match, nextStop: simulation.nextStop(match.id) }));
  });

  app.post<{ Params: { id: string } }>('/__sandbox/matches/:id', async (request, reply) => {
    const command = v.safeParse(matchCommand, request.body);
    if (!command.success) return reply.code(400).send({ error: v.summarize(command.issues) });
    const result = await simulation.command(request.params.id, command.output);
    if (!result.ok)
      return reply.code(result.reason === 'unknownMatch' ? 404 : 409).send({ error: result.reason });
    await betting.advance();
    return result.match;
  });
}
