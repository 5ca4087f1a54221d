import type { EdgeStore } from './edge-store';

/** A store that may be gone, and one that answers for it meanwhile: pages go on. */
export class StoreWithRest implements EdgeStore {
  readonly #first: EdgeStore;
  readonly #rest: EdgeStore;
  readonly #told: (isLost: boolean) => void;
  #markKey: Buffer | undefined;

  /** @param told after each question, whether the first one failed */
  constructor(first: EdgeStore, rest: EdgeStore, told: (isLost: boolean) => void) {
    this.#first = first;
    this.#rest = rest;
    this.#told = told;
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
    try {
      const answer = await question(this.#first);
      this.#told(false);
      return answer;
    } catch {
      this.#told(true);
      return known() ?? question(this.#rest);
    }
  }
}
