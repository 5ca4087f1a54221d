import { useCallback, useEffect, useState } from 'react';
import { measureSiteLine, type SiteLineProbe, type SiteLineState } from './measure-site-lines';

const BROWSER: SiteLineProbe = {
  fetch: (address, options) => fetch(address, options),
  now: () => performance.now(),
  patience: (ms) => AbortSignal.timeout(ms),
};

export interface SiteLineStates {
  readonly states: Readonly<Record<string, SiteLineState>>;
  readonly measuring: boolean;
  again(): void;
}

/** Measures all lines side by side, at once and whenever it is asked to. @param lines origins; undefined while they are not known */
export function useSiteLineStates(lines: readonly string[] | undefined): SiteLineStates {
  const [round, setRound] = useState(0);
  const [states, setStates] = useState<SiteLineStates['states']>({});
  const key = lines?.join(' ');

  useEffect(() => {
    if (key === undefined) return;
    let current = true;
    const origins = key.split(' ');
    setStates(Object.fromEntries(origins.map((origin) => [origin, { kind: 'testing' }])));
    for (const origin of origins)
      void measureSiteLine(origin, BROWSER).then((state) => {
        if (current) setStates((before) => ({ ...before, [origin]: state }));
      });
    return () => {
      current = false;
    };
  }, [key, round]);

  const all = Object.values(states);
  return {
    states,
    measuring: all.length === 0 || all.some(({ kind }) => kind === 'testing'),
    again: useCallback(() => setRound((before) => before + 1), []),
  };
}
