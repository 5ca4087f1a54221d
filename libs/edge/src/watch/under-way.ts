/** Counts what is under way, and says when nothing is any more. */
export class UnderWay {
  #count = 0;
  readonly #waiting = new Set<() => void>();

  get count(): number {
    return this.#count;
  }

  /** Something begins. @returns to be called once at its end */
  begin(): () => void {
    this.#count += 1;
    return () => {
      this.#count -= 1;
      if (this.#count > 0) return;
      for (const go of this.#waiting) go();
    };
  }

  /** @param withinMs the longest wait @returns when nothing is under way, or the wait is over */
  async none(withinMs: number): Promise<void> {
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, withinMs);
      this.#waiting.add(go);
    });
  }
}
