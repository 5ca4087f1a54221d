import { gamePlay } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import type { Game } from '@heptad/game-rules';
import type { Storage } from '@heptad/sandbox-ledger';
import * as v from 'valibot';
import type { ScheduledEngine, ScheduledRound } from '../engines/scheduled-engine';
import { seedOfRound, secretOf, untoldSecret } from './game-secrets';

type Phase = (typeof gamePlay.phases)[number];

/** Where a round is at a moment. @param at sandbox ms */
export function phaseOf({ closesAt, resultAt }: ScheduledRound, at: number): Phase {
  if (at < closesAt) return 'betting';
  return at < resultAt ? 'dealing' : 'result';
}

/** When the next phase of a round begins, sandbox ms. */
export function nextPhaseAt({ closesAt, resultAt, endsAt }: ScheduledRound, at: number): number {
  return [closesAt, resultAt].find((moment) => moment > at) ?? endsAt;
}

/** The round of a moment, with the promise of its seed. */
export interface PromisedRound extends ScheduledRound {
  readonly phase: Phase;
  readonly commitment: string;
}

/** The round of a game at a moment as members are told of it. While bets are taken, its seed is one that nobody was told. @param at sandbox ms */
export async function promisedRound(
  storage: Storage,
  game: Game,
  engine: ScheduledEngine,
  at: number,
): Promise<PromisedRound> {
  const round = engine.roundAt(game, at);
  const phase = phaseOf(round, at);
  const secret =
    phase === 'betting'
      ? await untoldSecret(storage, game.id, round.number)
      : (await secretOf(storage, game.id)).secret;
  return { ...round, phase, commitment: seedOfRound(secret, round.number).commitment };
}

/** A round as calls and the stream give it. */
export const sharedRoundOnWire = (round: PromisedRound): v.InferOutput<typeof gamePlay.sharedRound> =>
  v.parse(gamePlay.sharedRound, round);

/** What a game lets a member stake, as calls give it. */
export const limitsOnWire = ({ limits: { least, greatest } }: Game, { stakeStep }: ScheduledEngine) => ({
  least: fromMinorUnits(least),
  most: fromMinorUnits(greatest),
  step: fromMinorUnits(stakeStep),
});
