import { Refusal } from './edge-handler';

/** Counts what is under way, by address and in all, and refuses more than so much. */
export class Places {
  readonly #perAddress: number;
  readonly #inAll: number;
  readonly #taken = new Map<string, number>();
  #total = 0;

  constructor(perAddress: number, inAll: number) {
    this.#perAddress = perAddress;
    this.#inAll = inAll;
  }

  /** Does a piece of work in a place of its own. @throws Refusal 429 when the address has too many, 503 when there are none */
  async within<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#taken.get(address) ?? 0;
    if (own >= this.#perAddress) throw new Refusal(429, 'Too many requests from this address at once.');
    if (this.#total >= this.#inAll) throw new Refusal(503, 'Too many requests at once.');
    this.#taken.set(address, own + 1);
    this.#total += 1;
    try {
      return await work();
    } finally {
      this.#total -= 1;
      const left = (this.#taken.get(address) ?? 1) - 1;
      if (left > 0) this.#taken.set(address, left);
      else this.#taken.delete(address);
    }
  }
}
