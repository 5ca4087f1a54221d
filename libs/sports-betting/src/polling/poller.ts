/** What a poller must know of the page: it rests while the page is hidden or offline. */
export interface PollPage {
  visible(): boolean;
  online(): boolean;
  onChange(listener: () => void): () => void;
}

export interface PollerOptions {
  /** One round; the next is counted from its end, so that rounds never overlap. Must not reject. */
  readonly run: () => Promise<unknown>;
  /** Milliseconds from the end of a round to the next; asked at the end of every round. */
  readonly intervalMs: () => number;
  readonly page: PollPage;
}

/**
 * Runs at once and then again and again while the page is seen and online. Coming back after more than an interval runs at
 * once (OPEN-046).
 * @returns how to stop
 */
export function startPolling({ run, intervalMs, page }: PollerOptions): () => void {
  let stopped = false;
  let running = false;
  let lastEnd = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const awake = (): boolean => page.visible() && page.online();

  async function round(): Promise<void> {
    running = true;
    try {
      await run();
    } finally {
      running = false;
      lastEnd = performance.now();
      schedule();
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    if (stopped || running || !awake()) return;
    timer = setTimeout(() => void round(), Math.max(0, lastEnd + intervalMs() - performance.now()));
  }

  const unlisten = page.onChange(schedule);
  if (awake()) void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unlisten();
  };
}
