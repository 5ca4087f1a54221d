/** A job that the clock runs; it is handed the sandbox time it was due at, ms. */
export type ClockJob = (due: number) => Promise<void> | void;

/** What the jobs must know of the time. */
export interface RunningTime {
  /** Sandbox time, ms. */
  now(): number;
  /** Sandbox milliseconds per real millisecond; 0 stands still. */
  rate(): number;
}

/** The jobs of a clock, run in the order of their times, one at a time. */
export interface ClockJobs {
  /** Runs a job once when the sandbox time is reached. Gives the way to call it off. */
  at(due: number, job: ClockJob): () => void;
  /** Runs a job every `ms` of sandbox time; one run makes up for all that were missed. Gives the way to stop it. */
  every(ms: number, job: ClockJob): () => void;
  /**
   * Must be called after the time was moved or its rate changed. Fulfils when every job that became due has run.
   * @param sandbox the time it was moved to, ms
   */
  timeMoved(sandbox: number): Promise<void>;
  /** Stops every job; fulfils when the one that runs has ended. */
  stop(): Promise<void>;
}

interface PlannedJob {
  due: number;
  readonly job: ClockJob;
  /** Of a repeated job: it is never further away than this, even when the clock is set back. */
  readonly interval?: number;
}

const LONGEST_WAIT_MS = 60_000;

/** @param onError told of a job that failed; the others go on */
export function createClockJobs(time: RunningTime, onError: (error: unknown) => void): ClockJobs {
  const planned = new Set<PlannedJob>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  async function runDue(): Promise<void> {
    for (let plan = firstOf(planned); plan && plan.due <= time.now() && !stopped; plan = firstOf(planned)) {
      planned.delete(plan);
      try {
        await plan.job(plan.due);
      } catch (error) {
        onError(error);
      }
    }
  }

  /** Runs what is due, after whatever is running already, then waits for the next. */
  function pump(): Promise<void> {
    const turn = (running ?? Promise.resolve()).then(runDue);
    running = turn;
    return turn.finally(wait);
  }

  function wait(): void {
    clearTimeout(timer);
    const plan = firstOf(planned);
    if (stopped || plan === undefined || time.rate() === 0) return;
    const ms = Math.max(1, Math.ceil((plan.due - time.now()) / time.rate()));
    timer = setTimeout(() => void pump(), Math.min(ms, LONGEST_WAIT_MS));
    timer.unref();
  }

  function add(plan: PlannedJob): () => void {
    planned.add(plan);
    wait();
    return () => {
      planned.delete(plan);
    };
  }

  return {
    at: (due, job) => add({ due, job }),
    every: (ms, job) => repeat(ms, job, time, add),
    timeMoved(sandbox) {
      for (const plan of planned) {
        if (plan.interval !== undefined) plan.due = Math.min(plan.due, sandbox + plan.interval);
      }
      return pump();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      planned.clear();
      return running ?? Promise.resolve();
    },
  };
}

function firstOf(planned: Iterable<PlannedJob>): PlannedJob | undefined {
  let first: PlannedJob | undefined;
  for (const plan of planned) if (first === undefined || plan.due < first.due) first = plan;
  return first;
}

/** Plans a job again each time it has run, whether or not it failed. */
function repeat(
  ms: number,
  job: ClockJob,
  time: RunningTime,
  add: (plan: PlannedJob) => () => void,
): () => void {
  let callOff: () => void = () => undefined;
  let over = false;
  const plan = () => {
    const turn = async () => {
      try {
        await job(time.now());
      } finally {
        if (!over) plan();
      }
    };
    callOff = add({ due: time.now() + ms, job: turn, interval: ms });
  };
  plan();
  return () => {
    over = true;
    callOff();
  };
}
