import { keepStill } from '@heptad/ui-kit';
import { act, renderHook } from '@testing-library/react';
import { useMotion } from './use-motion';

const FRAMES = [{ opacity: 0 }, { opacity: 1 }];

function moving(finished: Promise<unknown>) {
  const element = document.createElement('div');
  const animate = jest.fn(() => ({ finished }));
  Object.assign(element, { animate });
  return { element, animate };
}

describe('a movement', () => {
  afterEach(() => act(() => keepStill(false)));

  it('is carried out by the browser, and is over when that says so', async () => {
    const { element, animate } = moving(Promise.resolve());
    const { result } = renderHook(() => useMotion());
    await result.current(element, FRAMES, { duration: 10 });
    expect(animate).toHaveBeenCalledWith(FRAMES, { duration: 10 });
  });

  it('is over at once where the page is to stand still, where there is nothing to move, and in browsers that move nothing', async () => {
    const { element, animate } = moving(new Promise(() => undefined));
    const { result } = renderHook(() => useMotion());
    await result.current(null, FRAMES, {});
    await result.current(document.createElement('div'), FRAMES, {});
    act(() => keepStill(true));
    await result.current(element, FRAMES, {});
    expect(animate).not.toHaveBeenCalled();
  });

  it('that is cancelled because its element left the page breaks nothing', async () => {
    const { element } = moving(Promise.reject(new Error('cancelled')));
    const { result } = renderHook(() => useMotion());
    await expect(result.current(element, FRAMES, {})).resolves.toBeUndefined();
  });
});
