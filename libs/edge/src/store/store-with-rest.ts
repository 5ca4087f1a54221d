import type { EdgeStore } from './edge-store';
import type { StoreReach } from './store-reach';

/** A store that may be gone, and one that answers for it meanwhile: pages go on. */
export class StoreWithRest implements EdgeStore {
  readonly #first: EdgeStore;
  readonly #rest: EdgeStore;
  readonly #reach: StoreReach;
  #markKey: Buffer | undefined;

  /** @param reach of the first one; told how each question to it went */
  constructor(first: EdgeStore, rest: EdgeStore, reach: StoreReach) {
    this.#first = first;
    this.#rest = rest;
    this.#reach = reach;
  }

  /** Once known it stays while the store is gone, so that visitors keep their marks. */
  async markKey(): Promise<Buffer> {
    this.#markKey = await this.#ask(
      (store) => store.markKey(),
      () => this.#markKey,
    );
    return this.#markKey;
  }

  read(visitor: string, key: string): Promise<string | undefined> {
    return this.#ask((store) => store.read(visitor, key));
  }

  write(visitor: string, key: string, data: string, ttl: number): Promise<void> {
    return this.#ask((store) => store.write(visitor, key, data, ttl));
  }

  allows(what: string, sender: string, most: number): Promise<boolean> {
    return this.#ask((store) => store.allows(what, sender, most));
  }

  async #ask<Answer>(
    question: (store: EdgeStore) => Promise<Answer>,
    known: () => Answer | undefined = () => undefined,
  ): Promise<Answer> {
    if (this.#reach.isAsked()) {
      try {
        const answer = await question(this.#first);
        this.#reach.answered();
        return answer;
      } catch (error) {
        this.#reach.failed(error instanceof Error ? error.message : String(error));
      }
    }
    return known() ?? question(this.#rest);
  }
}
