import { useCallback, useEffect, useState } from 'react';
import { measureLine, type LineProbe, type LineState } from './measure-lines';

const BROWSER: LineProbe = {
  fetch: (address, options) => fetch(address, options),
  now: () => performance.now(),
  patience: (ms) => AbortSignal.timeout(ms),
};

export interface LineStates {
  readonly states: Readonly<Record<string, LineState>>;
  readonly measuring: boolean;
  again(): void;
}

/** Measures all lines side by side, at once and whenever it is asked to. @param lines origins; undefined while they are not known */
export function useLineStates(lines: readonly string[] | undefined): LineStates {
  const [round, setRound] = useState(0);
  const [states, setStates] = useState<LineStates['states']>({});
  const key = lines?.join(' ');

  useEffect(() => {
    if (key === undefined) return;
    let current = true;
    const origins = key.split(' ');
    setStates(Object.fromEntries(origins.map((origin) => [origin, { kind: 'testing' }])));
    for (const origin of origins)
      void measureLine(origin, BROWSER).then((state) => {
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
