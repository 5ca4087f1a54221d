import type { ApiError, Result } from '@heptad/api-client';
import { useEffect, useRef, useState } from 'react';
import { beginCollecting, type Collectable, type CollectedPage } from './collect-records';

/** Where an export stands. */
export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly done: number; readonly all: number | null }
  | { readonly step: 'failed'; readonly error: ApiError }
  | { readonly step: 'done'; readonly count: number; readonly left: number };

/** A file that is being written. */
export interface RecordFile<Item> {
  readonly add: (items: readonly Item[]) => void;
  readonly save: () => void;
}

/** The code that writes the file could not be fetched: nothing was asked for. */
const UNFETCHED: ApiError = { kind: 'offline', message: '', messageKey: 'network', call: 'export' };

/** An export that can go on where it failed. */
interface Attempt<Query, Item extends Collectable> {
  readonly query: Query;
  readonly file: RecordFile<Item>;
  readonly collect: ReturnType<typeof beginCollecting<Item>>;
}

/** What an export is made of. */
export interface ExportSource<Query, Item extends Collectable> {
  /** Asks for the items of a filter behind a number. */
  readonly fetchPage: (
    query: Query,
    before: string | undefined,
    signal: AbortSignal,
  ) => Promise<Result<CollectedPage<Item>>>;
  /** Whether what a filter finds no longer changes, so that a failed export may go on. */
  readonly isSettled: (query: Query) => boolean;
}

export interface Export<Query, Item> {
  readonly state: ExportState;
  /**
   * Writes all items of the filter into a file; a press while it runs does nothing. After a failure it goes on behind the last one it
   * has, where they no longer change; others are asked for from the first again.
   */
  readonly start: (query: Query, begin: () => Promise<RecordFile<Item>>) => void;
  /** Stops a running export, and clears the end of the last one. */
  readonly stop: () => void;
}

/** Runs one export at a time; it ends with the page. */
export function useExport<Query, Item extends Collectable>({
  fetchPage,
  isSettled,
}: ExportSource<Query, Item>): Export<Query, Item> {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  const broken = useRef<Attempt<Query, Item> | undefined>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const attemptOf = async (
    query: Query,
    begin: () => Promise<RecordFile<Item>>,
  ): Promise<Attempt<Query, Item>> => {
    const last = broken.current;
    if (last !== undefined && isSettled(query) && JSON.stringify(last.query) === JSON.stringify(query))
      return last;
    const file = await begin();
    return { query, file, collect: beginCollecting(file.add) };
  };

  const run = async (query: Query, begin: () => Promise<RecordFile<Item>>): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setState({ step: 'running', done: 0, all: null });
    const attempt = await attemptOf(query, begin).catch(() => undefined);
    if (control.signal.aborted) return;
    if (attempt === undefined) {
      running.current = undefined;
      return setState({ step: 'failed', error: UNFETCHED });
    }
    const collected = await attempt.collect({
      fetchPage: (before) => fetchPage(query, before, control.signal),
      onProgress: (done, all) => {
        if (!control.signal.aborted) setState({ step: 'running', done, all });
      },
    });
    if (control.signal.aborted) return;
    running.current = undefined;
    broken.current = collected.ok ? undefined : attempt;
    if (!collected.ok) return setState({ step: 'failed', error: collected.error });
    attempt.file.save();
    setState({ step: 'done', ...collected.value });
  };

  return {
    state,
    start(query, begin) {
      if (running.current === undefined) void run(query, begin);
    },
    stop() {
      running.current?.abort();
      running.current = undefined;
      broken.current = undefined;
      setState({ step: 'idle' });
    },
  };
}
