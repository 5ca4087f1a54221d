import { createFirstScreen } from './first-screen';

/** A browser whose page loads, rests and grows old when a spec says so. */
function browser({ readyState = 'complete' as DocumentReadyState, tellsIdle = true } = {}) {
  const idle: (() => void)[] = [];
  const loads: (() => void)[] = [];
  const timers: { work: () => void; ms: number }[] = [];
  const host = {
    document: { readyState },
    addEventListener: (_: string, listener: () => void) => void loads.push(listener),
    setTimeout: (work: () => void, ms: number) => timers.push({ work, ms }),
    ...(tellsIdle && { requestIdleCallback: (work: () => void) => idle.push(work) }),
  };
  const run = (works: (() => void)[]) => works.splice(0).forEach((work) => work());
  return {
    host,
    load: () => run(loads),
    rest: () => run(idle),
    pass: (ms: number) => timers.filter((timer) => timer.ms <= ms).forEach(({ work }) => work()),
  };
}

function begun(options?: Parameters<typeof browser>[0]) {
  const firstScreen = createFirstScreen();
  const stand = browser(options);
  firstScreen.begin(stand.host);
  const drawn = jest.fn();
  firstScreen.whenDrawn(drawn);
  return { firstScreen, drawn, ...stand };
}

describe('the first screen', () => {
  it('lets nothing wait where no app begins', async () => {
    const firstScreen = createFirstScreen();
    const drawn = jest.fn();
    firstScreen.whenDrawn(drawn);
    expect(drawn).toHaveBeenCalledTimes(1);
    await expect(firstScreen.drawn()).resolves.toBeUndefined();
  });

  it('is drawn when the page is shown and the browser rests', () => {
    const { firstScreen, drawn, rest } = begun();
    rest();
    expect(drawn).not.toHaveBeenCalled();
    firstScreen.shown();
    expect(firstScreen.isDrawn()).toBe(false);
    rest();
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(firstScreen.isDrawn()).toBe(true);
  });

  it('is drawn only once all lists of the page are there, however often one says so', () => {
    const { firstScreen, drawn, rest } = begun();
    const first = firstScreen.awaits();
    const second = firstScreen.awaits();
    firstScreen.shown();
    first();
    first();
    rest();
    expect(drawn).not.toHaveBeenCalled();
    second();
    rest();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('waits for a list that is wanted while the browser comes to rest', () => {
    const { firstScreen, drawn, rest } = begun();
    firstScreen.shown();
    const late = firstScreen.awaits();
    rest();
    expect(drawn).not.toHaveBeenCalled();
    late();
    rest();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('waits for the pictures of the page', () => {
    const { firstScreen, drawn, load, rest } = begun({ readyState: 'interactive' });
    firstScreen.shown();
    rest();
    expect(drawn).not.toHaveBeenCalled();
    load();
    rest();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('comes where the browser does not tell when it rests', () => {
    const { firstScreen, drawn, pass } = begun({ tellsIdle: false });
    firstScreen.shown();
    pass(199);
    expect(drawn).not.toHaveBeenCalled();
    pass(200);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('keeps nobody waiting for ever: after ten seconds it counts as drawn, once', () => {
    const { firstScreen, drawn, pass, rest } = begun();
    const never = firstScreen.awaits();
    firstScreen.shown();
    pass(9_999);
    expect(drawn).not.toHaveBeenCalled();
    pass(10_000);
    expect(drawn).toHaveBeenCalledTimes(1);
    never();
    rest();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('does not call back whoever has taken that back', () => {
    const { firstScreen, rest } = begun();
    const drawn = jest.fn();
    firstScreen.whenDrawn(drawn)();
    firstScreen.shown();
    rest();
    expect(drawn).not.toHaveBeenCalled();
  });

  it('calls back at once afterwards', () => {
    const { firstScreen, rest } = begun();
    firstScreen.shown();
    rest();
    const drawn = jest.fn();
    firstScreen.whenDrawn(drawn);
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});
