import type { Neighbours } from '@heptad/sandbox-ledger';
import { openNews } from './news';

/** Processes that hear each other at once. */
function together(count: number) {
  const texts: ((text: string) => void)[] = [];
  const gaps: (() => void)[] = [];
  const caughtUp = Array.from({ length: count }, () => 0);
  const failures: unknown[] = [];
  const news = Array.from({ length: count }, (_, own) => {
    const neighbours: Neighbours = {
      isFirst: () => own === 0,
      inTurn: (work) => work(),
      send: (text) => texts.forEach((listener, at) => at !== own && listener(text)),
      onText: (listener) => void texts.push(listener),
      onGap: (listener) => void gaps.push(listener),
      close: () => Promise.resolve(),
    };
    const catchUp = async () => void (caughtUp[own] = (caughtUp[own] ?? 0) + 1);
    return openNews(neighbours, catchUp, (error) => failures.push(error));
  });
  return { news, texts, gaps, caughtUp, failures };
}

describe('news between processes', () => {
  it('bring an event to all, to its own process or to the others, with its minor units', () => {
    const { news } = together(3);
    const heard: string[] = [];
    news.forEach(({ events }, at) => {
      for (const origin of ['all', 'own', 'others'] as const)
        events.on(
          'jackpotsMoved',
          ({ amounts }) => heard.push(`${String(at)} ${origin} ${String(amounts[0]?.amount)}`),
          origin,
        );
    });
    const amount = 9_007_199_254_740_993n;
    news[1]?.events.emit('jackpotsMoved', { amounts: [{ code: 'jade', amount }] });
    expect(heard.sort()).toEqual([
      `0 all ${String(amount)}`,
      `0 others ${String(amount)}`,
      `1 all ${String(amount)}`,
      `1 own ${String(amount)}`,
      `2 all ${String(amount)}`,
      `2 others ${String(amount)}`,
    ]);
  });

  it('of a change let the others read anew, and a gap lets all', () => {
    const { news, gaps, caughtUp } = together(3);
    news[0]?.tellChange();
    expect(caughtUp).toEqual([0, 1, 1]);
    const told: number[] = [];
    news.forEach(({ events }, at) => events.on('newsLost', () => told.push(at)));
    gaps[2]?.();
    expect(caughtUp).toEqual([1, 2, 2]);
    expect(told.sort()).toEqual([0, 1, 2]);
  });

  it('that are none are refused', () => {
    const { texts } = together(1);
    expect(() => texts[0]?.('{}')).toThrow();
    expect(() => texts[0]?.('half')).toThrow();
  });
});
