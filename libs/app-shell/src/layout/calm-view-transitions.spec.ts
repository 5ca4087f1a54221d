import { calmViewTransitions } from './calm-view-transitions';

const skipped = (): Promise<never> =>
  Promise.reject(new DOMException('Transition was skipped', 'AbortError'));

/** A browser that skips every passage, as it does when the next one begins at once. */
function page() {
  const start = jest.fn((update?: unknown) => {
    if (typeof update === 'function') update();
    return {
      ready: skipped(),
      finished: skipped(),
      updateCallbackDone: skipped(),
      skipTransition: () => undefined,
      types: new Set<string>(),
    };
  });
  return { startViewTransition: start };
}

describe('passages between pages', () => {
  it('reject nothing when they are skipped', async () => {
    const browser = page();
    expect(calmViewTransitions(browser)).toBe(true);
    const update = jest.fn();
    const passage = browser.startViewTransition(update);
    expect(update).toHaveBeenCalledTimes(1);
    await expect(Promise.all([passage.ready, passage.finished, passage.updateCallbackDone])).resolves.toEqual(
      [undefined, undefined, undefined],
    );
  });

  it('are calmed once, however often they are asked about', () => {
    const browser = page();
    calmViewTransitions(browser);
    const calm = browser.startViewTransition;
    calmViewTransitions(browser);
    expect(browser.startViewTransition).toBe(calm);
  });

  it('are none where the browser knows none', () => {
    expect(calmViewTransitions({})).toBe(false);
  });
});
