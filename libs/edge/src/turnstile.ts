import { Refusal } from './edge-handler';

/** Lets few pieces of heavy work run at once and a bounded number wait, so that a flood costs its sender and nobody else. */
export class Turnstile {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** Does a piece of work when its turn comes. @throws Refusal 503 when too many wait already */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#maxWaiting)
        throw new Refusal(503, 'Too many pictures are being made.');
      await new Promise<void>((go) => this.#waiting.push(go));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, or becomes free.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
