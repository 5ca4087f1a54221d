import { commitmentOf } from '@heptad/game-rules';
import type { GameSession, SessionState } from '../session/game-session';
import { openedState, type OpenedGame } from '../session/session-state';

/** A calm slot that was opened with a thousand. */
export const openedGame = (changes: Partial<OpenedGame> = {}): OpenedGame => ({
  game: {
    id: 'jade-forest',
    name: 'Jade Forest',
    engine: 'slot',
    art: { motif: 'gem', hues: [140, 44] },
    volatility: 'calm',
    rtp: '96.28',
    least: '0.20',
    most: '500.00',
    greatestWin: 756.1,
  },
  real: true,
  currency: 'CNY',
  balance: '1000.00',
  now: 1_760_000_000_000,
  leastRoundMs: 2_500,
  clientSeed: 'mine',
  next: { commitment: commitmentOf('a'.repeat(64)), number: 1 },
  sums: { rounds: 0, staked: '0.00', won: '0.00', since: 0 },
  ...changes,
});

/** A session in which nothing is asked of anybody but what a test says. */
export function sessionWith(parts: Partial<GameSession>, opened = openedGame()): GameSession {
  const state: SessionState = openedState(opened);
  const unexpected = () => {
    throw new Error('not expected here');
  };
  return {
    state: () => state,
    subscribe: () => () => undefined,
    play: unexpected,
    begin: unexpected,
    finish: unexpected,
    call: unexpected,
    write: unexpected,
    takeBalance: unexpected,
    refreshBalance: unexpected,
    chooseClientSeed: unexpected,
    openSocket: unexpected,
    token: 'token-0001',
    letGo: unexpected,
    ...parts,
  };
}
