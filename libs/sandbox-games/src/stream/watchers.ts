import type { gamePlay } from '@heptad/contracts';
import type { Game } from '@heptad/game-rules';

/** A page that has a game of scheduled rounds open. */
export interface Watcher {
  readonly game: Game;
  /** `undefined` in a demo. */
  readonly memberId: string | undefined;
  send(message: gamePlay.StreamMessage): void;
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

  /** How many play or look on: a member with several windows is one. */
  playersOf(game: string): number {
    const among = this.of(game);
    const members = new Set(among.flatMap(({ memberId }) => memberId ?? []));
    return members.size + among.filter(({ memberId }) => memberId === undefined).length;
  }
}
