import { gameById } from '@heptad/game-rules';
import { createLedger, LEDGER_STEPS, openStorage, type Ledger } from '@heptad/sandbox-ledger';
import { engineOf } from '../engines/engines';
import { playRound } from '../rounds/play-round';
import { gameSteps } from '../tables';

/** Whose rounds are played in turn, and how far apart. */
export const IN_TURN = {
  memberId: 'm1',
  wallet: 'PMDZ',
  stake: 200n,
  clientSeed: 'seed',
  choice: '{}',
  begin: Date.UTC(2026, 10, 26, 12),
  paceMs: 10_000,
} as const;

/**
 * Plays rounds of a slot one after another over a database, the same keys each time.
 * @param moving told of each movement of money before it is posted
 * @returns the rows of the rounds
 */
export async function playInTurn(
  path: string,
  rounds: number,
  moving: (what: 'stake' | 'win') => void = () => undefined,
): Promise<readonly number[]> {
  const { begin, paceMs, ...order } = IN_TURN;
  const storage = await openStorage({ sqlite: path }, [...LEDGER_STEPS, ...gameSteps]);
  const state = { time: begin };
  const now = () => state.time;
  const own = createLedger(storage, now);
  const ledger: Ledger = {
    ...own,
    transfer(movement) {
      moving('stake');
      return own.transfer(movement);
    },
    post(parts, note) {
      moving('win');
      return own.post(parts, note);
    },
  };
  const game = gameById('jade-forest');
  const engine = game && engineOf(game);
  if (game === undefined || engine === undefined) throw new RangeError('no slot');
  const deps = { storage, ledger, now, admit: async () => undefined };
  const played: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    state.time = begin + round * paceMs;
    const { round: row } = await playRound(deps, {
      ...order,
      game,
      engine,
      key: `round-key-${String(round)}`,
    });
    played.push(row.id);
  }
  await storage.close();
  return played;
}
