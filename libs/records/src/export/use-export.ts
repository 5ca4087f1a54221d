import type { ApiError } from '@heptad/api-client';
import { betRecords } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { useEffect, useRef, useState } from 'react';
import { toRecordPage } from '../bet-list/bet-record';
import type { RecordsQuery } from '../bet-list/record-filters';
import type { RecordsServices } from '../services';
import { collectRecords, EXPORT_PAGE_SIZE, type Collected } from './collect-records';

/** Where an export stands. */
export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly done: number; readonly all: number | null }
  | { readonly step: 'failed'; readonly error: ApiError }
  | { readonly step: 'done'; readonly bets: number; readonly cut: boolean };

export interface Export {
  readonly state: ExportState;
  /** Fetches all bets of the filter and gives them to `save`; a press while it runs does nothing. */
  readonly start: (query: RecordsQuery, save: (found: Collected) => void) => void;
  /** Gives up what runs, and forgets how the last one ended. */
  readonly stop: () => void;
}

/** Runs one export at a time; it ends with the page. */
export function useExport(): Export {
  const { api } = useServices<RecordsServices>();
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (query: RecordsQuery, save: (found: Collected) => void): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setState({ step: 'running', done: 0, all: null });
    const collected = await collectRecords({
      async fetchPage(before) {
        const request = {
          ...query,
          page: 1,
          size: EXPORT_PAGE_SIZE,
          ...(before !== undefined && { before }),
        };
        const answer = await api.send(betRecords, request, { noToast: true, signal: control.signal });
        return answer.ok ? { ok: true, value: toRecordPage(answer.value) } : answer;
      },
      onProgress: (done, all) => {
        if (!control.signal.aborted) setState({ step: 'running', done, all });
      },
    });
    if (control.signal.aborted) return;
    running.current = undefined;
    if (!collected.ok) return setState({ step: 'failed', error: collected.error });
    save(collected.value);
    setState({ step: 'done', bets: collected.value.records.length, cut: collected.value.cut });
  };

  return {
    state,
    start(query, save) {
      if (running.current === undefined) void run(query, save);
    },
    stop() {
      running.current?.abort();
      running.current = undefined;
      setState({ step: 'idle' });
    },
  };
}
