/** A store that is lost is tried again so long after the last try, ms: a hung one then costs one question a wait, not each. */
const PAUSE_MS = 1_000;

/** Told when a store is lost, with the reason, and when it answers again. */
export type ReachTold = (isLost: boolean, reason: string) => void;

/** Whether a store that several share answers. While it does not, only one question at a time tries it. */
export class StoreReach {
  readonly #told: ReachTold;
  readonly #elapsed: () => number;
  #isLost = false;
  #triedAt = 0;

  /** @param elapsed milliseconds of a clock that nobody sets */
  constructor(told: ReachTold, elapsed: () => number) {
    this.#told = told;
    this.#elapsed = elapsed;
  }

  /** Whether a question is put to it now; of a lost one, that is a try. */
  isAsked(): boolean {
    if (!this.#isLost) return true;
    if (this.#elapsed() - this.#triedAt < PAUSE_MS) return false;
    this.#triedAt = this.#elapsed();
    return true;
  }

  answered(): void {
    if (this.#isLost) this.#told(false, '');
    this.#isLost = false;
  }

  /** @param reason for the log */
  failed(reason: string): void {
    const wasLost = this.#isLost;
    this.#isLost = true;
    this.#triedAt = this.#elapsed();
    if (!wasLost) this.#told(true, reason);
  }
}
