import type { ApiClient } from '@heptad/api-client';
import { vvPretty, vvPrettyContent } from '@heptad/contracts';
import type { LineList } from '@heptad/session';
import * as v from 'valibot';

/** The platform's lines, which travel in its sealed configuration (CALL-046, CRYPTO-006, OPEN-058). */
export interface LineSource {
  /** The last list, if one could be had. */
  current(): LineList | undefined;
  /** Fetches and opens the configuration. A failure keeps what is known: without lines the page's own origin serves. */
  refresh(): Promise<void>;
}

export function createLineSource(api: ApiClient): LineSource {
  let lines: LineList | undefined;
  return {
    current: () => lines,
    async refresh() {
      const sealed = await api.send(vvPretty, {}, { noToast: true });
      if (!sealed.ok) return;
      const content = v.safeParse(vvPrettyContent, await api.open('site', sealed.value));
      if (content.success) lines = content.output.lineList;
    },
  };
}
