import type { gamePlay } from '@heptad/contracts';
import type { Game } from '@heptad/game-rules';

/** A page that has a game of scheduled rounds open. */
export interface Watcher {
  readonly game: Game;
  /** Whose page it is: a member's id, or the name of a demo. Windows of one are one player. */
  readonly holder: string;
  /** @param text the JSON of a message; the same one for all who are told the same */
  send(text: string): void;
  /** Tells that the session is over and closes the connection. */
  end(): void;
  /** Whether its session still holds. */
  isValid(): Promise<boolean>;
}

/** The pages that are open, by game. */
export class Watchers {
  readonly #games = new Map<string, Set<Watcher>>();

  add(watcher: Watcher): void {
    const { id } = watcher.game;
    this.#games.set(id, (this.#games.get(id) ?? new Set()).add(watcher));
  }

  remove(watcher: Watcher): void {
    const { id } = watcher.game;
    const among = this.#games.get(id);
    among?.delete(watcher);
    if (among?.size === 0) this.#games.delete(id);
  }

  /** The games that somebody watches. */
  games(): readonly Game[] {
    return [...this.#games.values()].flatMap((among) => [...among].slice(0, 1).map(({ game }) => game));
  }

  of(game: string): readonly Watcher[] {
    return [...(this.#games.get(game) ?? [])];
  }

  all(): readonly Watcher[] {
    return [...this.#games.values()].flatMap((among) => [...among]);
  }

  /** How many play or look on: whoever has several windows is one. */
  playersOf(game: string): number {
    return new Set(this.of(game).map(({ holder }) => holder)).size;
  }
}

/** Tells pages the same, written once. */
export function tell(watchers: readonly Watcher[], message: gamePlay.StreamMessage): void {
  const text = JSON.stringify(message);
  for (const watcher of watchers) watcher.send(text);
}
