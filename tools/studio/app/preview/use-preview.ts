import { useCallback, useState } from 'react';
import type { StudioPreview } from '../../contract';
import { Refusal } from '../data/studio-api';
import { useStudio } from '../data/use-session';

type Running =
  | { readonly kind: 'none' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'running'; readonly preview: StudioPreview }
  | { readonly kind: 'failed'; readonly sentence: string };

/** The brand's pages, which the server runs from the time that they are first asked for. */
export function usePreview(code: string) {
  const { api } = useStudio();
  const [running, setRunning] = useState<Running>({ kind: 'none' });
  const start = useCallback(
    async (beside?: string): Promise<void> => {
      setRunning({ kind: 'starting' });
      try {
        setRunning({ kind: 'running', preview: await api.preview(code, beside) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        setRunning({ kind: 'failed', sentence: error.message });
      }
    },
    [api, code],
  );
  return { running, start };
}
