/** What a poller must know of the page: it rests while the page is hidden or offline. */
export interface PollPage {
  visible(): boolean;
  online(): boolean;
  onChange(listener: () => void): () => void;
}

export interface PollerOptions {
  /** One round; the next is counted from its start and waits for its end, so that rounds never overlap. Must not reject. */
  readonly run: () => Promise<unknown>;
  /** Milliseconds from the start of a round to the start of the next, undefined where none follows; asked at the end of every round. */
  readonly intervalMs: () => number | undefined;
  readonly page: PollPage;
  /** When somebody asked the same, on the clock of `performance.now`: a round counts from that as from its own start. */
  readonly askedAt?: () => number | undefined;
}

/**
 * Runs at once, unless the same was asked not long ago, and then again and again while the page is seen and online. Coming back after more than an interval runs at
 * once (OPEN-046).
 * @returns how to stop
 */
export function startPolling({ run, intervalMs, page, askedAt }: PollerOptions): () => void {
  let stopped = false;
  let running = false;
  let lastStart = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const awake = (): boolean => page.visible() && page.online();

  async function round(): Promise<void> {
    running = true;
    lastStart = performance.now();
    try {
      await run();
    } finally {
      running = false;
      schedule();
    }
  }

  /** When the next round is due; undefined where none follows. */
  function due(): number | undefined {
    const last = Math.max(lastStart, askedAt?.() ?? Number.NEGATIVE_INFINITY);
    if (last === Number.NEGATIVE_INFINITY) return last;
    const wait = intervalMs();
    return wait === undefined ? undefined : last + wait;
  }

  function schedule(): void {
    clearTimeout(timer);
    if (stopped || running || !awake()) return;
    const at = due();
    if (at === undefined) return;
    const wait = at - performance.now();
    if (wait <= 0) void round();
    else timer = setTimeout(schedule, wait);
  }

  const unlisten = page.onChange(schedule);
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unlisten();
  };
}
