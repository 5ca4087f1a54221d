/** Counts what each sender does in a minute, and says when it is too much. */
export class Rate {
  readonly #most: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #minute = 0;

  /** @param most times a minute @param now milliseconds since 1970 */
  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** Counts once more. @returns whether that is still within the rate */
  allows(sender: string): boolean {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute !== this.#minute) this.#counts.clear();
    this.#minute = minute;
    const count = (this.#counts.get(sender) ?? 0) + 1;
    this.#counts.set(sender, count);
    return count <= this.#most;
  }
}
