import { act, renderHook } from '@testing-library/react';
import type { HallChoice } from './hall-choice';
import { useWords, WORDS_PAUSE_MS } from './use-choice';

const CHOICE: HallChoice = {
  chip: 'all',
  provider: undefined,
  category: undefined,
  sort: 'plays',
  words: '',
};

function typing() {
  const choose = jest.fn<void, [Partial<HallChoice>]>();
  const { result } = renderHook(() => useWords({ choice: CHOICE, choose }));
  act(() => result.current.setWords('深'));
  return { choose, result };
}

describe('the words of a hall’s search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are written into the address in a pause, and not before', () => {
    const { choose } = typing();
    jest.advanceTimersByTime(WORDS_PAUSE_MS - 1);
    expect(choose).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(choose.mock.calls).toEqual([[{ words: '深' }]]);
  });

  it('are written before what a tap does to the address, and never after it', () => {
    const { choose, result } = typing();
    act(() => result.current.settle());
    expect(choose.mock.calls).toEqual([[{ words: '深' }]]);
    jest.advanceTimersByTime(10 * WORDS_PAUSE_MS);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('leave the address alone where nothing was typed', () => {
    const choose = jest.fn<void, [Partial<HallChoice>]>();
    const { result } = renderHook(() => useWords({ choice: CHOICE, choose }));
    act(() => result.current.settle());
    jest.advanceTimersByTime(10 * WORDS_PAUSE_MS);
    expect(choose).not.toHaveBeenCalled();
  });
});
