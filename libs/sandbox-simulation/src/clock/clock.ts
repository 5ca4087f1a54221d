/** A job that the clock runs; it is handed the sandbox time it was due at, ms. */
export type ClockJob = (due: number) => Promise<void> | void;

/** Where a clock stands, enough to start another one at the same place. */
export interface ClockSetting {
  /** Real time at which `sandbox` was true, ms. */
  readonly real: number;
  readonly sandbox: number;
  /** Sandbox milliseconds per real millisecond; 0 stands still. */
  readonly rate: number;
}

/** The platform's time. All of the sandbox reads it; only latency and signatures know the real one. */
export interface SandboxClock {
  /** Sandbox time, whole ms. */
  now(): number;
  /** Real time, ms. */
  real(): number;
  setting(): ClockSetting;
  /** Goes forward (or, below zero, back) and fulfils when every job that became due has run. */
  advance(ms: number): Promise<void>;
  /** Goes to a time, ISO 8601 or ms. Throws a RangeError when it is none. */
  set(time: string | number): Promise<void>;
  /** Lets time run `rate` times as fast from now on, 0 to 10 000; RangeError outside. */
  rate(rate: number): Promise<void>;
  /** Runs a job once when the sandbox time is reached. Gives the way to call it off. */
  at(due: number, job: ClockJob): () => void;
  /** Runs a job every `ms` of sandbox time; one run makes up for all that were missed. Gives the way to stop it. */
  every(ms: number, job: ClockJob): () => void;
  /** Told after the clock was moved or its rate changed. Gives the way to leave. */
  onChange(listener: (setting: ClockSetting) => void): () => void;
  /** Stops every job; fulfils when the one that runs has ended. */
  stop(): Promise<void>;
}

interface Planned {
  due: number;
  readonly job: ClockJob;
  /** Of a repeated job: it is never further away than this, even when the clock is set back. */
  readonly interval?: number;
}

export interface ClockOptions {
  /** Real time; `Date.now` unless a test gives its own. */
  readonly real?: () => number;
  /** Where a former clock stood. */
  readonly setting?: ClockSetting;
  /** Sandbox time that a clock without a former one starts at, ms; the real time unless given. */
  readonly start?: number;
  /** Told of a job that failed; the clock goes on. */
  readonly onError?: (error: unknown) => void;
}

const MAX_RATE = 10_000;
const LONGEST_WAIT_MS = 60_000;

/** Starts the sandbox clock where a former one stood, else at `start`, else at the real time. Jobs run in the order of their times, one at a time. */
export function createClock(options: ClockOptions = {}): SandboxClock {
  const real = options.real ?? Date.now;
  let setting: ClockSetting = options.setting ?? { real: real(), sandbox: options.start ?? real(), rate: 1 };
  const planned = new Set<Planned>();
  const listeners = new Set<(setting: ClockSetting) => void>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  const now = () => Math.trunc(setting.sandbox + (real() - setting.real) * setting.rate);

  function next(): Planned | undefined {
    let first: Planned | undefined;
    for (const plan of planned) if (first === undefined || plan.due < first.due) first = plan;
    return first;
  }

  async function runDue(): Promise<void> {
    for (let plan = next(); plan !== undefined && plan.due <= now() && !stopped; plan = next()) {
      planned.delete(plan);
      try {
        await plan.job(plan.due);
      } catch (error) {
        options.onError?.(error);
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
    const plan = next();
    if (stopped || plan === undefined || setting.rate === 0) return;
    const ms = Math.max(1, Math.ceil((plan.due - now()) / setting.rate));
    timer = setTimeout(() => void pump(), Math.min(ms, LONGEST_WAIT_MS));
    timer.unref();
  }

  function move(sandbox: number, rate: number): Promise<void> {
    setting = { real: real(), sandbox, rate };
    for (const plan of planned) {
      if (plan.interval !== undefined) plan.due = Math.min(plan.due, sandbox + plan.interval);
    }
    for (const listener of listeners) listener(setting);
    return pump();
  }

  function add(plan: Planned): () => void {
    planned.add(plan);
    wait();
    return () => {
      planned.delete(plan);
    };
  }

  return {
    now,
    real,
    setting: () => setting,
    advance: (ms) => {
      if (!Number.isFinite(ms)) throw new RangeError('advance needs milliseconds');
      return move(now() + ms, setting.rate);
    },
    set: (time) => {
      const ms = typeof time === 'number' ? time : Date.parse(time);
      if (!Number.isFinite(ms)) throw new RangeError(`not a time: ${String(time)}`);
      return move(ms, setting.rate);
    },
    rate: (rate) => {
      if (!(rate >= 0 && rate <= MAX_RATE)) throw new RangeError(`a rate is 0 to ${String(MAX_RATE)}`);
      return move(now(), rate);
    },
    at: (due, job) => add({ due, job }),
    every(ms, job) {
      let callOff: () => void = () => undefined;
      let over = false;
      const plan = () => {
        const turn = async () => {
          try {
            await job(now());
          } finally {
            if (!over) plan();
          }
        };
        callOff = add({ due: now() + ms, job: turn, interval: ms });
      };
      plan();
      return () => {
        over = true;
        callOff();
      };
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      planned.clear();
      return running ?? Promise.resolve();
    },
  };
}
