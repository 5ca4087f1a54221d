import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import { fairDraws, playSlot, SLOT_MODELS } from '@heptad/game-rules';
import type { GameParts } from '../frame/game-kind';
import { scriptOf } from './round-script';

/** Works a slot's round out again from its seeds. Throws where the seeds are none. */
export const verifySlot: NonNullable<GameParts['verify']> = ({ stake, win, result, proof }, { game }) => {
  if (game.volatility === undefined || proof.serverSeed === undefined) return false;
  const { serverSeed, clientSeed, number } = proof;
  const draws = fairDraws({ serverSeed, clientSeed, round: number });
  const { spin, freeSpins, amount } = playSlot(SLOT_MODELS[game.volatility], draws, minorUnits(money(stake)));
  const stops = [spin, ...freeSpins].map((each) => each.stops.join());
  const told = scriptOf(result)?.map((step) => step.stops.join());
  return fromMinorUnits(amount) === money(win) && told?.join(';') === stops.join(';');
};
