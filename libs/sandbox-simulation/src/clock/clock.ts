import { createClockJobs, type ClockJobs } from './clock-jobs';

/** Where a clock stands, enough to start another one at the same place. */
export interface ClockSetting {
  /** Real time at which `sandbox` was true, ms. */
  readonly real: number;
  readonly sandbox: number;
  /** Sandbox milliseconds per real millisecond; 0 stands still. */
  readonly rate: number;
}

/** The platform's time. All of the sandbox reads it; only latency and signatures know the real one. */
export interface SandboxClock extends Omit<ClockJobs, 'timeMoved'> {
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
  /** Goes where another process of the platform has put the clock; nobody is told. Fulfils as `advance` does. */
  take(setting: ClockSetting): Promise<void>;
  /** Told after the clock was moved or its rate changed. Gives the way to leave. */
  onChange(listener: (setting: ClockSetting) => void): () => void;
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

/** Starts the sandbox clock where a former one stood, else at `start`, else at the real time. Jobs run in the order of their times, one at a time. */
export function createClock(options: ClockOptions = {}): SandboxClock {
  const real = options.real ?? Date.now;
  let setting: ClockSetting = options.setting ?? { real: real(), sandbox: options.start ?? real(), rate: 1 };
  const listeners = new Set<(setting: ClockSetting) => void>();

  const now = () => Math.trunc(setting.sandbox + (real() - setting.real) * setting.rate);
  const { timeMoved, ...jobs } = createClockJobs({ now, rate: () => setting.rate }, (error) =>
    options.onError?.(error),
  );

  function move(sandbox: number, rate: number): Promise<void> {
    setting = { real: real(), sandbox, rate };
    for (const listener of listeners) listener(setting);
    return timeMoved(sandbox);
  }

  return {
    ...jobs,
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
    take(given) {
      if (given.real === setting.real && given.sandbox === setting.sandbox && given.rate === setting.rate)
        return Promise.resolve();
      setting = given;
      return timeMoved(now());
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
