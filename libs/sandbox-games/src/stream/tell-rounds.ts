import type { gamePlay } from '@heptad/contracts';
import type { Game } from '@heptad/game-rules';
import type { Storage } from '@heptad/sandbox-ledger';
import { scheduledEngineOf } from '../engines/engines';
import type { ScheduledEngine, ScheduledRound } from '../engines/scheduled-engine';
import { outcomeOf, outcomeOnWire } from '../scheduled/outcomes';
import { promisedRound, sharedRoundOnWire, type PromisedRound } from '../scheduled/read-scheduled';
import { tell, type Watcher, type Watchers } from './watchers';

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

interface Present {
  readonly game: Game;
  readonly engine: ScheduledEngine;
  /** Sandbox ms. */
  readonly at: number;
  readonly round: PromisedRound;
}

const keyOf = ({ number, phase, commitment }: PromisedRound): string =>
  `${String(number)} ${phase} ${commitment}`;

/** Tells the watchers of games what the clock has brought since they were told last. */
export function createRoundTeller({ storage, now }: TellDeps, watchers: Watchers) {
  const told = new Map<string, Told>();

  /** The round whose outcome is known at a moment: the present one where it is shown, else the one before. */
  const decidedAt = ({ game, engine, round }: Present): ScheduledRound =>
    engine.isShownDealt && round.phase !== 'betting' ? round : engine.roundAt(game, round.opensAt - 1);

  async function presentOf(game: Game): Promise<Present | undefined> {
    const engine = scheduledEngineOf(game);
    if (engine === undefined) return undefined;
    const at = Math.trunc(now());
    return { game, engine, at, round: await promisedRound(storage, game, engine, at) };
  }

  const phaseMessage = ({ game, at, round }: Present): gamePlay.StreamMessage => ({
    type: 'phase',
    now: at,
    round: sharedRoundOnWire(round),
    players: watchers.playersOf(game.id),
  });

  const stateOf = (present: Present): Told => ({
    phase: keyOf(present.round),
    players: watchers.playersOf(present.game.id),
    outcome: decidedAt(present).number,
  });

  async function tellGame(game: Game): Promise<void> {
    const present = await presentOf(game);
    const before = told.get(game.id);
    if (present === undefined || before === undefined) return;
    const state = stateOf(present);
    told.set(game.id, state);
    const say = (message: gamePlay.StreamMessage) => tell(watchers.of(game.id), message);
    if (before.phase === state.phase) {
      if (before.players !== state.players) say({ type: 'players', players: state.players });
      return;
    }
    if (before.outcome !== state.outcome) {
      const outcome = await outcomeOf(storage, game, present.engine, decidedAt(present));
      say({ type: 'outcome', now: present.at, outcome: outcomeOnWire(outcome) });
    }
    say(phaseMessage(present));
  }

  return {
    /** Tells every watched game's watchers what is new. */
    async tellAll(): Promise<void> {
      const games = watchers.games();
      const ids = new Set(games.map(({ id }) => id));
      for (const id of told.keys()) if (!ids.has(id)) told.delete(id);
      await Promise.all(games.map(tellGame));
    },
    /** What a watcher that has just come is told first. From then on it is told what changes. */
    async welcome(watcher: Watcher): Promise<void> {
      const { game } = watcher;
      const present = await presentOf(game);
      if (present === undefined) return;
      if (!told.has(game.id)) told.set(game.id, stateOf(present));
      tell([watcher], phaseMessage(present));
    },
  };
}
