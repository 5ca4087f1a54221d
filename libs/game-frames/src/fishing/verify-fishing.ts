import { gamePlay } from '@heptad/contracts';
import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import { fairDraws, shoalSeed, shootFish } from '@heptad/game-rules';
import * as v from 'valibot';
import type { GameParts } from '../frame/game-kind';

/** Works a shot out again from its seeds. Throws where seeds, choice or result are none. */
export const verifyFishing: NonNullable<GameParts['verify']> = (
  { stake, win, choice, result, proof },
  { game },
) => {
  const { serverSeed, clientSeed, number } = proof;
  if (serverSeed === undefined) return false;
  const shot = v.parse(gamePlay.fishingChoice, JSON.parse(choice));
  const told = v.parse(gamePlay.fishingResult, JSON.parse(result ?? ''));
  const draws = fairDraws({ serverSeed, clientSeed, round: number });
  const order = { ...shot, seed: shoalSeed(game.id), stake: minorUnits(money(stake)) };
  const outcome = shootFish(order, new Set(), draws);
  if ('refusal' in outcome) return false;
  return (
    outcome.kind === told.kind &&
    outcome.isCaught === told.caught &&
    fromMinorUnits(outcome.win) === money(win)
  );
};
