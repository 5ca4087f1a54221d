import { commitmentOf } from '@heptad/game-rules';
import type { GameParts } from '../game-kind';
import type { OpenedGame, Round } from '../session/session-state';

/** What a check of a round came to: digest and result hold, the digest alone was checked, or something is not as it was promised. */
export type Verdict = 'holds' | 'commitmentHolds' | 'broken';

/** Checks a round: whether its seed is the promised one and, where the game's kind can, whether its result follows. */
export function verdictOn(round: Round, opened: OpenedGame, verify: GameParts['verify']): Verdict {
  const { serverSeed, commitment } = round.proof;
  try {
    if (serverSeed === undefined || commitmentOf(serverSeed) !== commitment) return 'broken';
    if (verify === undefined) return 'commitmentHolds';
    return verify(round, opened) ? 'holds' : 'broken';
  } catch {
    return 'broken';
  }
}
