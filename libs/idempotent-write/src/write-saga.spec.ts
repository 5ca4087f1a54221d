import { browser, done, lost, refusal, unknown, type Answer } from './testing/write-pages';
import { CONFIRM_DELAYS_MS } from './saga/write-saga';

const all = CONFIRM_DELAYS_MS.reduce((sum, pause) => sum + pause, 0);
const settle = () => jest.advanceTimersByTimeAsync(0);
const refusedLater: Answer = { ok: false, error: { ...refusal, afterLost: true } };

describe('a write', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is on the device, with its key, before it is sent, and gone from there once its end is known', async () => {
    const { open, kept } = browser();
    let keptAtSending = '';
    const page = open({
      send: async () => {
        keptAtSending = kept();
        return done();
      },
    });
    page.store.dispatch(page.actions.writeRequested('rose', 'secret'));
    await settle();
    const [order, key, secret] = page.send.mock.calls[0]!;
    expect([order, secret]).toEqual(['rose', 'secret']);
    expect(keptAtSending).toContain(key);
    expect(keptAtSending).not.toContain('secret');
    expect(page.gift()).toMatchObject({ status: 'succeeded', key, end: 'N1' });
    expect(JSON.stringify(page.store.getState())).not.toContain('"secret"');
    expect(kept()).toBe('');
    expect(page.seen).toContain('readAnew');
  });

  it('is sent once for two taps, and blocks the next until its end is known', async () => {
    const page = browser().open();
    page.store.dispatch(page.actions.writeRequested('rose'));
    page.store.dispatch(page.actions.writeRequested('tulip'));
    await jest.runOnlyPendingTimersAsync();
    expect(page.send).toHaveBeenCalledTimes(1);
    expect(page.isOpen()).toBe(true);
    page.store.dispatch(page.actions.writeClosed());
    expect(page.isOpen()).toBe(true);
  });

  it.each([
    ['an error that lost the answer', lost],
    ['a server that failed', { ok: false, error: { ...refusal, kind: 'http', status: 502 } } as Answer],
    ['an answer that says so', { ok: true, value: { state: 'confirming' } } as Answer],
  ])('with %s is asked about by its key, and not sent again', async (_what, answer) => {
    const answers = [lost, unknown, done()];
    const page = browser().open({ send: async () => answer, ask: async () => answers.shift() ?? unknown });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    expect(page.gift().status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]! + CONFIRM_DELAYS_MS[1]!);
    expect(page.gift().status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[2]!);
    expect(page.gift()).toMatchObject({ status: 'succeeded' });
    expect(page.send).toHaveBeenCalledTimes(1);
    expect(new Set(page.ask.mock.calls.flat())).toEqual(new Set([page.send.mock.calls[0]![1]]));
  });

  it('that came to nothing says what the platform says', async () => {
    const page = browser().open({
      send: async () => ({ ok: true, value: { state: 'failed', message: '已退回' } }),
    });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    expect(page.gift()).toMatchObject({ status: 'failed', message: '已退回' });
  });

  it('that was refused says why, is not asked about, and lets another be made', async () => {
    const { open, kept } = browser();
    const page = open({ send: async () => ({ ok: false, error: refusal }) });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    expect(page.gift()).toMatchObject({ status: 'failed', error: refusal });
    expect(page.ask).not.toHaveBeenCalled();
    expect(kept()).toBe('');
    page.store.dispatch(page.actions.writeClosed());
    expect(page.gift()).toEqual({ status: 'idle' });
  });
});

describe('a write that was refused after an answer was lost', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function refused(answer: Answer) {
    const { open, kept } = browser();
    const page = open({ send: async () => refusedLater, ask: async () => answer });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    // The first trip may still be on its way: a refusal of its repeat is no end.
    expect(page.gift()).toMatchObject({ status: 'confirming' });
    return { page, kept };
  }

  it('has happened where the platform knows its key', async () => {
    const { page, kept } = await refused(done());
    await jest.advanceTimersByTimeAsync(all);
    expect(page.gift()).toMatchObject({ status: 'succeeded', end: 'N1' });
    expect(page.ask.mock.calls).toEqual([[page.send.mock.calls[0]![1]]]);
    expect(kept()).toBe('');
  });

  it('is waited for where the platform has it and considers it', async () => {
    const { page } = await refused({ ok: true, value: { state: 'pending', end: 'N1' } });
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(page.gift()).toMatchObject({ status: 'pending' });
  });

  it('has not happened where the platform has still not heard of it when it is asked for the last time, and says why', async () => {
    const { page, kept } = await refused(unknown);
    await jest.advanceTimersByTimeAsync(all - 1);
    expect(page.gift()).toMatchObject({ status: 'confirming' });
    expect(kept()).not.toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(page.gift()).toMatchObject({ status: 'failed', error: refusal });
    expect(kept()).toBe('');
  });

  it('has not happened where it can no longer come', async () => {
    const { page } = await refused({ ok: true, value: { state: 'neverComes' } });
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(page.gift()).toMatchObject({ status: 'failed', error: refusal });
  });

  it('stays open under its key where nobody can be asked', async () => {
    const { page, kept } = await refused(lost);
    await jest.advanceTimersByTimeAsync(all);
    expect(page.gift()).toMatchObject({ status: 'undecided' });
    expect(kept()).not.toBe('');
  });
});

describe('a write that never arrived', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function undecided(ask: () => Promise<Answer> = async () => unknown) {
    const { open, kept } = browser();
    const page = open({ send: async () => lost, ask });
    page.store.dispatch(page.actions.writeRequested('rose', 'one'));
    await jest.advanceTimersByTimeAsync(all);
    expect(page.gift()).toMatchObject({ status: 'undecided' });
    expect(page.send).toHaveBeenCalledTimes(1);
    return { page, kept, key: page.send.mock.calls[0]![1] };
  }

  it('is sent again under the same key when the member wants', async () => {
    const { page, key, kept } = await undecided();
    page.send.mockResolvedValue(done());
    page.store.dispatch(page.actions.writeSentAgain('', 'two'));
    page.store.dispatch(page.actions.writeSentAgain('', 'two'));
    await settle();
    expect(page.send.mock.calls.map((call) => call)).toEqual([
      ['rose', key, 'one'],
      ['rose', key, 'two'],
    ]);
    expect(page.gift()).toMatchObject({ status: 'succeeded', key });
    expect(kept()).toBe('');
  });

  it('is given up only after one more question, and the next has a key of its own', async () => {
    const { page, key, kept } = await undecided();
    const asked = page.ask.mock.calls.length;
    page.store.dispatch(page.actions.writeGivenUp());
    expect(page.isOpen()).toBe(true);
    await settle();
    expect(page.ask).toHaveBeenCalledTimes(asked + 1);
    expect(page.gift()).toEqual({ status: 'idle' });
    expect(kept()).toBe('');
    page.store.dispatch(page.actions.writeRequested('tulip'));
    await settle();
    expect(page.send.mock.calls[1]?.[1]).not.toBe(key);
  });

  it('that has arrived after all when it is given up is told as what it is', async () => {
    const { page } = await undecided();
    page.ask.mockResolvedValue(done('late'));
    page.store.dispatch(page.actions.writeGivenUp());
    await settle();
    expect(page.gift()).toMatchObject({ status: 'succeeded', end: 'late' });
  });

  it('is not given up while the platform says nothing', async () => {
    const { page } = await undecided();
    page.ask.mockResolvedValue(lost);
    page.store.dispatch(page.actions.writeGivenUp());
    await settle();
    expect(page.gift()).toMatchObject({ status: 'undecided', neverArrived: false });
    page.store.dispatch(page.actions.writeGivenUp());
    expect(page.gift()).toMatchObject({ status: 'undecided' });
  });

  it('cannot be given up where nobody could be asked, and is asked about again', async () => {
    const { page } = await undecided(async () => lost);
    expect(page.gift()).toMatchObject({ neverArrived: false });
    page.store.dispatch(page.actions.writeGivenUp());
    expect(page.gift().status).toBe('undecided');
    page.ask.mockResolvedValue(done());
    page.store.dispatch(page.actions.writeAskedAgain());
    expect(page.gift().status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(page.gift().status).toBe('succeeded');
  });

  it.each([
    ['is told as what the first came to', done('first'), { status: 'succeeded', end: 'first' }],
    ['is refused where there is no first', unknown, { status: 'failed', error: refusal }],
    ['stays undecided where nobody knows', lost, { status: 'undecided', neverArrived: false }],
  ])('whose repetition is refused %s', async (_what, known, end) => {
    const { page } = await undecided();
    page.send.mockResolvedValue({ ok: false, error: refusal });
    page.ask.mockResolvedValue(known);
    page.store.dispatch(page.actions.writeSentAgain());
    await settle();
    expect(page.gift()).toMatchObject(end);
  });

  it('whose repetition is refused after an answer of its own was lost may still arrive, until it was asked about for the last time', async () => {
    const { page, kept } = await undecided();
    page.send.mockResolvedValue(refusedLater);
    page.store.dispatch(page.actions.writeSentAgain());
    await jest.advanceTimersByTimeAsync(all - 1);
    expect(page.gift()).toMatchObject({ status: 'confirming' });
    expect(kept()).not.toBe('');
    page.ask.mockResolvedValue(done('late'));
    await jest.advanceTimersByTimeAsync(1);
    expect(page.gift()).toMatchObject({ status: 'succeeded', end: 'late' });
    expect(page.send).toHaveBeenCalledTimes(2);
  });

  it('whose repetition was refused so and never arrives ends with what it was refused for', async () => {
    const { page } = await undecided();
    page.send.mockResolvedValue(refusedLater);
    page.store.dispatch(page.actions.writeSentAgain());
    await jest.advanceTimersByTimeAsync(all);
    expect(page.gift()).toMatchObject({ status: 'failed', error: refusal });
  });
});
