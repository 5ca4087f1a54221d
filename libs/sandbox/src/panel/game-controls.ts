import { fromMinorUnits } from '@heptad/formatting';
import { gameById, PROVIDERS } from '@heptad/game-rules';
import {
  jackpotAmounts,
  latestRounds,
  openTables,
  roundNumber,
  voidGame,
  voidRound,
} from '@heptad/sandbox-games';
import type { Row } from '@heptad/sandbox-ledger';
import * as v from 'valibot';
import { venueOf } from '../platform/venues';
import type { AreaServer } from '../server/area-server';

/** Rounds that the panel lists. */
const MOST_ROUNDS = 100;

const maintenance = v.strictObject({ closed: v.boolean() });
const voiding = v.strictObject({ step: v.literal('void') });

/** Puts games on the panel's side: providers and their maintenance, jackpots, the rounds that were played last, taking back an open one or all of a table. */
export function serveGameControls({ app, services }: AreaServer): void {
  const { storage, ledger, members, switches, clock, events } = services;
  const voidDeps = {
    storage,
    ledger,
    now: clock.now,
    onSettled: (voided: readonly Row<'game_rounds'>[]) => events.emit('roundsVoided', { rounds: voided }),
  };

  app.get('/__sandbox/games', async () => {
    const { closedVenues } = switches.read();
    const names = new Map((await members.list()).map(({ id, name }) => [id, name]));
    const open = await latestRounds(storage, { limit: MOST_ROUNDS, open: true });
    const last = await latestRounds(storage, { limit: MOST_ROUNDS, open: false });
    return {
      providers: PROVIDERS.map(({ code, names: name, venues }) => {
        const codes = Object.values(venues);
        return {
          code,
          name: name['zh-CN'],
          venues: codes,
          closed: codes.every((venue) => closedVenues.includes(venue)),
        };
      }),
      jackpots: (await jackpotAmounts(ledger)).map(({ code, amount }) => ({
        code,
        amount: fromMinorUnits(amount),
      })),
      tables: (await openTables(storage)).map(({ game, rounds, stake }) => ({
        game,
        name: gameById(game)?.names['zh-CN'] ?? game,
        rounds,
        stake: fromMinorUnits(stake),
      })),
      rounds: [...open, ...last.filter(({ state }) => state !== 'open')]
        .slice(0, MOST_ROUNDS)
        .map((round) => ({
          id: roundNumber(round.id),
          member: names.get(round.member_id) ?? round.member_id,
          game: round.game,
          state: round.state,
          stake: fromMinorUnits(round.stake_minor),
          win: fromMinorUnits(round.win_minor),
          startedAt: round.started_at,
        })),
    };
  });

  app.post<{ Params: { code: string } }>('/__sandbox/games/providers/:code', async (request, reply) => {
    const provider = PROVIDERS.find(({ code }) => code === request.params.code);
    if (provider === undefined) return reply.code(404).send({ error: 'no such provider' });
    const input = v.safeParse(maintenance, request.body);
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    const theirs = Object.values(provider.venues).filter((code) => venueOf(code) !== undefined);
    const others = switches.read().closedVenues.filter((code) => !theirs.includes(code));
    await switches.change({ closedVenues: input.output.closed ? [...others, ...theirs] : others });
    return switches.read();
  });

  app.post<{ Params: { id: string } }>('/__sandbox/games/rounds/:id', async (request, reply) => {
    const input = v.safeParse(voiding, request.body);
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    const done = await voidRound(voidDeps, request.params.id);
    return done ? { done } : await reply.code(409).send({ error: 'no open round has this number' });
  });
  app.post<{ Params: { game: string } }>('/__sandbox/games/tables/:game', async (request, reply) => {
    const input = v.safeParse(voiding, request.body);
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    const taken = await voidGame(voidDeps, request.params.game);
    return taken > 0 ? { taken } : await reply.code(409).send({ error: 'this game has no open round' });
  });
}
