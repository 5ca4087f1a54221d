import type { gamePlay } from '@heptad/contracts';
import type { Game } from '@heptad/game-rules';
import type { Storage } from '@heptad/sandbox-ledger';
import { scheduledEngineOf } from '../engines/engines';
import type { ScheduledEngine } from '../engines/scheduled-engine';
import { outcomeOf, outcomeOnWire } from '../scheduled/outcomes';
import { promisedRound, sharedRoundOnWire, type PromisedRound } from '../scheduled/read-scheduled';
import type { Watchers } from './watchers';

/** What a game's watchers were told last. */
interface Told {
  readonly phase: string;
  readonly players: number;
  /** The last round whose outcome they know. */
  readonly outcome: number;
}

export interface TellDeps {
  readonly storage: Storage;
  /** Sandbox ms. */
  readonly now: () => number;
}

type Say = (message: gamePlay.StreamMessage) => void;

const keyOf = ({ number, phase, commitment }: PromisedRound): string =>
  `${String(number)} ${phase} ${commitment}`;

/** Tells the watchers of games what the clock has brought since they were told last. */
export function createRoundTeller({ storage, now }: TellDeps, watchers: Watchers) {
  const told = new Map<string, Told>();

  /** The outcome of a round, once: that of the present one where it is shown, else of the one before. */
  async function tellOutcome(
    { game, engine, round }: { game: Game; engine: ScheduledEngine; round: PromisedRound },
    known: number,
    say: Say,
  ): Promise<number> {
    const isOut = engine.isShownDealt && round.phase !== 'betting';
    const decided = isOut ? round : engine.roundAt(game, round.opensAt - 1);
    if (decided.number !== known) {
      const outcome = outcomeOnWire(await outcomeOf(storage, game, engine, decided));
      say({ type: 'outcome', now: Math.trunc(now()), outcome });
    }
    return decided.number;
  }

  async function tell(game: Game): Promise<void> {
    const engine = scheduledEngineOf(game);
    if (engine === undefined) return;
    const at = Math.trunc(now());
    const round = await promisedRound(storage, game, engine, at);
    const players = watchers.playersOf(game.id);
    const before = told.get(game.id);
    const phase = keyOf(round);
    const say: Say = (message) => {
      for (const watcher of watchers.of(game.id)) watcher.send(message);
    };
    if (before?.phase === phase) {
      if (before.players !== players) say({ type: 'players', players });
      told.set(game.id, { ...before, players });
      return;
    }
    // Watchers that have just come have read the game already: only what changes while they watch is told.
    const outcome = await tellOutcome({ game, engine, round }, before?.outcome ?? 0, before ? say : () => undefined);
    told.set(game.id, { phase, players, outcome });
    say({ type: 'phase', now: at, round: sharedRoundOnWire(round), players });
  }

  return {
    /** Tells every watched game's watchers what is new. */
    async tellAll(): Promise<void> {
      const games = watchers.games();
      const ids = new Set(games.map(({ id }) => id));
      for (const id of told.keys()) if (!ids.has(id)) told.delete(id);
      await Promise.all(games.map(tell));
    },
    /** What a watcher that has just come is told first. */
    async present(game: Game): Promise<gamePlay.StreamMessage | undefined> {
      const engine = scheduledEngineOf(game);
      if (engine === undefined) return undefined;
      const at = Math.trunc(now());
      const round = sharedRoundOnWire(await promisedRound(storage, game, engine, at));
      return { type: 'phase', now: at, round, players: watchers.playersOf(game.id) };
    },
  };
}
