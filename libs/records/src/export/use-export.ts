import type { ApiError } from '@heptad/api-client';
import { bets } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { useEffect, useRef, useState } from 'react';
import { toRecordPage, type BetRecord } from '../bet-list/bet-record';
import type { RecordsQuery } from '../bet-list/record-filters';
import type { RecordsServices } from '../services';
import { beginCollecting, EXPORT_PAGE_SIZE } from './collect-records';

/** Where an export stands. */
export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly done: number; readonly all: number | null }
  | { readonly step: 'failed'; readonly error: ApiError }
  | { readonly step: 'done'; readonly bets: number; readonly left: number };

/** A file that is being written. */
export interface RecordFile {
  readonly add: (records: readonly BetRecord[]) => void;
  readonly save: () => void;
}

/** The code that writes the file could not be fetched: no bet was asked for. */
const UNFETCHED: ApiError = { kind: 'offline', message: '', messageKey: 'network', call: 'export' };

/** An export that can go on where it failed. */
interface Attempt {
  readonly query: RecordsQuery;
  readonly file: RecordFile;
  readonly collect: ReturnType<typeof beginCollecting>;
}

export interface Export {
  readonly state: ExportState;
  /**
   * Writes all bets of the filter into a file; a press while it runs does nothing. After a failure it goes on behind the last bet it
   * has, where bets no longer change; open ones are asked for from the first again.
   */
  readonly start: (query: RecordsQuery, begin: () => Promise<RecordFile>) => void;
  /** Stops a running export, and clears the end of the last one. */
  readonly stop: () => void;
}

/** Runs one export at a time; it ends with the page. */
export function useExport(): Export {
  const { api } = useServices<RecordsServices>();
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  const broken = useRef<Attempt | undefined>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const attemptOf = async (query: RecordsQuery, begin: () => Promise<RecordFile>): Promise<Attempt> => {
    const last = broken.current;
    if (last !== undefined && query.settled && JSON.stringify(last.query) === JSON.stringify(query))
      return last;
    const file = await begin();
    return { query, file, collect: beginCollecting(file.add) };
  };

  const run = async (query: RecordsQuery, begin: () => Promise<RecordFile>): Promise<void> => {
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
      async fetchPage(before) {
        const request = {
          ...query,
          page: 1,
          size: EXPORT_PAGE_SIZE,
          ...defined({ before }),
        };
        const answer = await api.send(bets.records, request, { noToast: true, signal: control.signal });
        return answer.ok ? { ok: true, value: toRecordPage(answer.value) } : answer;
      },
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
