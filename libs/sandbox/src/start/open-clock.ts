import { defined } from '@heptad/formatting';
import { readValue, writeValue } from '@heptad/sandbox-ledger';
import type { Storage } from '@heptad/sandbox-ledger';
import { createClock } from '@heptad/sandbox-simulation';
import type { ClockSetting, SandboxClock } from '@heptad/sandbox-simulation';

/** The clock of a platform, which its database keeps. */
export interface KeptClock {
  readonly clock: SandboxClock;
  /** Fulfils once its last setting is stored. */
  saved(): Promise<void>;
  /** Goes where another process of the platform has put it. */
  catchUp(): Promise<void>;
}

export interface KeptClockOptions {
  /** Real time, ms; `Date.now` unless given. */
  readonly now?: () => number;
  /** Sandbox time that the clock of a new database starts at, ms; the real time unless given. */
  readonly start?: number;
  /** Called once a change is kept. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
}

const settingOf = async (storage: Storage): Promise<ClockSetting | undefined> =>
  (await readValue(storage, 'clock')) as ClockSetting | undefined;

/** The clock where a former sandbox left it. */
export async function openClock(
  storage: Storage,
  { now: real, start, onChange, onError }: KeptClockOptions,
): Promise<KeptClock> {
  const setting = await settingOf(storage);
  const clock = createClock({ ...defined({ real, setting, start }), onError });
  if (setting === undefined && start !== undefined) await writeValue(storage, 'clock', clock.setting());
  let changes = 0;
  let saved = Promise.resolve();
  const next = (work: () => Promise<void>): Promise<void> => (saved = saved.then(work).catch(onError));
  clock.onChange((changed) => {
    changes += 1;
    void next(async () => {
      await writeValue(storage, 'clock', changed);
      onChange();
    });
  });
  return {
    clock,
    saved: () => saved,
    catchUp: () =>
      next(async () => {
        const before = changes;
        const stored = await settingOf(storage);
        // What was set here meanwhile is the newer one.
        if (stored === undefined || before !== changes) return;
        // The jobs that are due then are not waited for: one of them may set the clock itself.
        void clock.take(stored);
      }),
  };
}
