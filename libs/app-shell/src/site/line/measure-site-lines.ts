import { LINE_HEALTH_PATH, SITE_LINE_ENTRY } from '@heptad/contracts';
import { boundAddress, type AllowList } from '@heptad/device';
import type { HostList } from '@heptad/session';

/** Requests per line; the fastest counts, so that the first one's connection does not. */
export const LINE_TRIES = 2;
/** After this long a line counts as not there, in milliseconds. */
export const LINE_PATIENCE_MS = 5_000;

/** What a line was found to be: still asked, answering in so many milliseconds, or not answering. */
export type SiteLineState =
  | { readonly kind: 'testing' }
  | { readonly kind: 'answers'; readonly ms: number }
  | { readonly kind: 'failed' };

/** What measuring needs of the browser. */
export interface SiteLineProbe {
  fetch(address: string, options: RequestInit): Promise<Pick<Response, 'ok'>>;
  /** Milliseconds of a clock that only runs forward. */
  now(): number;
  /** A signal that fires after so many milliseconds. */
  patience(ms: number): AbortSignal;
}

/**
 * The origins of the site's lines (OPEN-058): the one the page came by first, then the platform's, each once and only those
 * of the deployment's list.
 */
export function linesOf(list: HostList | undefined, allowList: AllowList, own: string): readonly string[] {
  const bound = (list?.[SITE_LINE_ENTRY] ?? []).flatMap(
    (address) => boundAddress(address, allowList)?.origin ?? [],
  );
  return [...new Set([own, ...bound])];
}

/** Asks one line for its health, each time again. Never rejects. */
export async function measureSiteLine(
  origin: string,
  { fetch, now, patience }: SiteLineProbe,
): Promise<SiteLineState> {
  let best = Number.POSITIVE_INFINITY;
  try {
    for (let attempt = 0; attempt < LINE_TRIES; attempt += 1) {
      const begun = now();
      const answer = await fetch(`${origin}${LINE_HEALTH_PATH}`, {
        cache: 'no-store',
        credentials: 'omit',
        signal: patience(LINE_PATIENCE_MS),
      });
      if (!answer.ok) return { kind: 'failed' };
      best = Math.min(best, now() - begun);
    }
  } catch {
    return { kind: 'failed' };
  }
  return { kind: 'answers', ms: Math.max(1, Math.round(best)) };
}

/** The line that answered first of all; undefined while none has. */
export function fastestSiteLine(states: Readonly<Record<string, SiteLineState>>): string | undefined {
  let fastest: { readonly origin: string; readonly ms: number } | undefined;
  for (const [origin, state] of Object.entries(states))
    if (state.kind === 'answers' && (fastest === undefined || state.ms < fastest.ms))
      fastest = { origin, ms: state.ms };
  return fastest?.origin;
}
