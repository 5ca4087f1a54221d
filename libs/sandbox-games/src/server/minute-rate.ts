const MINUTE_MS = 60_000;

/** Counts what each sender does in a minute of real time, and says when it is too much. */
export class MinuteRate {
  readonly #counts = new Map<string, number>();
  #minute = 0;

  /** @param most times a minute @param real real time, ms since 1970 */
  constructor(
    private readonly most: number,
    private readonly real: () => number,
  ) {}

  /** Counts once more. @returns whether that is still within the rate */
  allows(sender: string): boolean {
    const minute = Math.floor(this.real() / MINUTE_MS);
    if (minute !== this.#minute) this.#counts.clear();
    this.#minute = minute;
    const count = (this.#counts.get(sender) ?? 0) + 1;
    this.#counts.set(sender, count);
    return count <= this.most;
  }
}
