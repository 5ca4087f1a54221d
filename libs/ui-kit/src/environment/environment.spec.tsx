import { act, renderHook } from '@testing-library/react';
import { useOnline } from './use-online';
import { keepStill, useReducedMotion } from './use-reduced-motion';
import { useVisibility } from './use-visibility';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

describe('useOnline', () => {
  it('follows the connection', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const { result } = renderHook(useOnline);
    expect(result.current).toBe(true);
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(result.current).toBe(false);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(result.current).toBe(true);
  });
});

describe('useVisibility', () => {
  it('follows the page, and no longer than it is used', () => {
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const remove = jest.spyOn(document, 'removeEventListener');
    const { result, unmount } = renderHook(useVisibility);
    expect(result.current).toBe(true);
    state.mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current).toBe(false);
    unmount();
    expect(remove).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
  });
});

describe('useReducedMotion', () => {
  it('follows the setting of the device', () => {
    const listeners = new Set<() => void>();
    const list = {
      matches: false,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
    Object.assign(globalThis, { matchMedia: () => list });
    const { result, unmount } = renderHook(useReducedMotion);
    expect(result.current).toBe(false);
    list.matches = true;
    act(() => listeners.forEach((listener) => listener()));
    expect(result.current).toBe(true);
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('is true while the page is to stand still, whatever the device says', () => {
    const { result } = renderHook(useReducedMotion);
    act(() => keepStill(true));
    expect(result.current).toBe(true);
    act(() => keepStill(false));
    expect(result.current).toBe(false);
  });

  it('is false where the browser cannot tell', () => {
    expect(renderHook(useReducedMotion).result.current).toBe(false);
  });
});
