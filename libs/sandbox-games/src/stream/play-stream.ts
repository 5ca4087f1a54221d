import type { gamePlay } from '@heptad/contracts';
import { createRoundTeller, type TellDeps } from './tell-rounds';
import { tell, Watchers, type Watcher } from './watchers';

/** How often the clock is looked at, real ms: what it brings is told within that. */
const TICK_MS = 200;
/** How often sessions are looked at, real ms. */
const SESSIONS_MS = 4_000;

export interface StreamDeps extends TellDeps {
  /** Settles what is due, so that nobody waits for it longer than for the result. */
  readonly settle: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** What happens in games of scheduled rounds, told to whoever has one open. */
export interface PlayStream {
  /** Lets a page watch. Gives the way to leave. */
  join(watcher: Watcher): Promise<() => void>;
  /** Tells somebody's pages of a game something of their own. @param holder as of {@link Watcher} */
  sayTo(holder: string, game: string, message: gamePlay.StreamMessage): void;
  /** Whether any of somebody's pages watches a game. */
  isWatched(holder: string, game: string): boolean;
  playersOf(game: string): number;
  /** Looks at nothing more; fulfils when what it has begun is done. */
  stop(): Promise<void>;
}

/** Makes the stream; it looks at the clock while somebody watches. */
export function createPlayStream(deps: StreamDeps): PlayStream {
  const watchers = new Watchers();
  const teller = createRoundTeller(deps, watchers);
  let ticking: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let looked = Date.now();

  async function tick(): Promise<void> {
    await teller.tellAll();
    await deps.settle();
    if (Date.now() - looked < SESSIONS_MS) return;
    looked = Date.now();
    for (const watcher of watchers.all()) if (!(await watcher.isValid())) watcher.end();
  }

  function look(): void {
    running ??= tick()
      .catch(deps.onError)
      .finally(() => {
        running = undefined;
      });
  }

  function begin(): void {
    ticking ??= setInterval(look, TICK_MS).unref();
  }

  function rest(): void {
    clearInterval(ticking);
    ticking = undefined;
  }

  const mine = (holder: string, game: string): readonly Watcher[] =>
    watchers.of(game).filter((watcher) => watcher.holder === holder);

  return {
    async join(watcher) {
      watchers.add(watcher);
      begin();
      await teller.welcome(watcher);
      return () => {
        watchers.remove(watcher);
        if (watchers.all().length === 0) rest();
      };
    },
    sayTo(holder, game, message) {
      tell(mine(holder, game), message);
    },
    isWatched: (holder, game) => mine(holder, game).length > 0,
    playersOf: (game) => watchers.playersOf(game),
    async stop() {
      rest();
      await running;
    },
  };
}
