import { gameById, type Game } from '@heptad/game-rules';
import {
  createLedger,
  LEDGER_STEPS,
  memberAccount,
  openStorage,
  platformAccount,
  type Row,
  type StorageOptions,
} from '@heptad/sandbox-ledger';
import { scheduledEngineOf } from '../engines/engines';
import type { ScheduledEngine } from '../engines/scheduled-engine';
import { roundNumber } from '../rounds/round-number';
import { placeBets, type BetsOrder } from '../scheduled/place-bets';
import { settleDue, voidGame } from '../scheduled/settle-due';
import { gameSteps } from '../tables';

/** A game of the catalogue with its engine by the clock. */
export function scheduledGame(id: string): { readonly game: Game; readonly engine: ScheduledEngine } {
  const game = gameById(id);
  const engine = game && scheduledEngineOf(game);
  if (game === undefined || engine === undefined) throw new RangeError(`no scheduled game ${id}`);
  return { game, engine };
}

const WALLET = 'YBZR';
const FIRST_BALANCE = 1_000_000n;

/** Rounds by the clock over a database of its own, with a clock that stands until it is moved. */
export async function scheduledPlay(options: StorageOptions, at: number) {
  const storage = await openStorage(options, [...LEDGER_STEPS, ...gameSteps]);
  const state = { time: at, refusal: undefined as Error | undefined };
  const now = () => state.time;
  const ledger = createLedger(storage, now);
  const settled: string[] = [];
  const errors: unknown[] = [];
  const deps = {
    storage,
    ledger,
    now,
    admit: async () => {
      if (state.refusal !== undefined) throw state.refusal;
    },
    onSettled: (rounds: readonly Row<'game_rounds'>[]) =>
      void settled.push(...rounds.map(({ member_id, id }) => `${member_id} ${roundNumber(id)}`)),
    onError: (error: unknown) => void errors.push(error),
  };
  let keys = 0;

  return {
    ...deps,
    state,
    settled,
    errors,
    /** Gives a member money to play with. */
    pay: (memberId: string, amount = FIRST_BALANCE) =>
      ledger.transfer({
        from: platformAccount('deposits'),
        to: memberAccount(memberId, WALLET),
        amount,
        reason: 'topUp',
        memberId,
      }),
    balance: (memberId: string) => ledger.balance(memberAccount(memberId, WALLET)),
    escrow: () => ledger.balance(platformAccount(`escrow-${WALLET}`)),
    /** Bets on the present round, under a new key unless one is given. */
    bet(order: Pick<BetsOrder, 'memberId' | 'game' | 'engine' | 'bets'> & Partial<BetsOrder>) {
      keys += 1;
      const { number } = order.engine.roundAt(order.game, now());
      return placeBets(deps, { wallet: WALLET, key: `key-${String(keys)}-of-bets`, number, ...order });
    },
    settle: () => settleDue(deps),
    voidAll: (game: string) => voidGame(deps, game),
    rounds: () => storage.db.selectFrom('game_rounds').selectAll().orderBy('id').execute(),
    close: () => storage.close(),
  };
}
