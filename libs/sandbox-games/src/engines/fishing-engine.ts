import { gamePlay } from '@heptad/contracts';
import { BULLET_STAKES, shoalSeed, shootFish } from '@heptad/game-rules';
import * as v from 'valibot';
import { RoundRefused } from '../rounds/round-refused';
import type { InstantEngine } from './instant-engine';

/** At most two and a half shots a second, however fast a page asks. */
const LEAST_ROUND_MS = 400;

const NOBODY_CAUGHT: ReadonlySet<number> = new Set();

/**
 * Fishing: a shot is a round. Everybody's fish are their own: what one member catches still swims for the others, so that nobody's
 * chance depends on who is quicker.
 */
export const fishingEngine: InstantEngine = {
  leastRoundMs: LEAST_ROUND_MS,
  acceptsStake: (stake) => BULLET_STAKES.includes(stake),
  choiceOf(_, choice) {
    const shot = v.safeParse(gamePlay.fishingChoice, choice);
    return shot.success ? shot.output : undefined;
  },
  play({ game, stake, choice, draws, at: now }) {
    const { fish, at } = v.parse(gamePlay.fishingChoice, choice);
    if (Math.abs(now - at) > gamePlay.SHOT_DRIFT_MS) throw new RoundRefused('missed');
    const shot = shootFish({ seed: shoalSeed(game.id), fish, at, stake }, NOBODY_CAUGHT, draws);
    if ('refusal' in shot) throw new RoundRefused('missed');
    const result: gamePlay.FishingResult = { fish, kind: shot.kind, caught: shot.isCaught };
    return { win: shot.win, result };
  },
};
