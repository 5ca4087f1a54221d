import { createScenarios } from './scenarios';

describe('scenarios', () => {
  it('fit an exact path, or a beginning that ends in a star', () => {
    const scenarios = createScenarios();
    scenarios.add({ path: '/site/api/v1/user/login', effect: { code: 6002 } });
    scenarios.add({ path: '/game/*', effect: { status: 503 } });
    expect(scenarios.take('/site/api/v1/user/login', undefined).effect).toEqual({ code: 6002 });
    expect(scenarios.take('/site/api/v1/user/login2', undefined).effect).toBeUndefined();
    expect(scenarios.take('/game/api/v1/venue/launch', undefined).effect).toEqual({ status: 503 });
  });

  it('happen to one member only when they name one', () => {
    const scenarios = createScenarios();
    scenarios.add({ path: '/*', member: 'demo02', effect: { code: 1 } });
    expect(scenarios.asksForMember()).toBe(true);
    expect(scenarios.take('/a', 'demo01').effect).toBeUndefined();
    expect(scenarios.take('/a', undefined).effect).toBeUndefined();
    expect(scenarios.take('/a', 'demo02').effect).toEqual({ code: 1 });
  });

  it('happen as many times as they say, then are gone', () => {
    const scenarios = createScenarios();
    scenarios.add({ path: '/a', effect: { code: 1 }, times: 2 });
    const codes = [1, 2, 3].map(() => scenarios.take('/a', undefined).effect);
    expect(codes).toEqual([{ code: 1 }, { code: 1 }, undefined]);
    expect(scenarios.list()).toEqual([]);
  });

  it('join a delay with the newest of what goes wrong', () => {
    const scenarios = createScenarios();
    scenarios.add({ path: '/*', effect: { latency: 30 } });
    scenarios.add({ path: '/*', effect: { code: 1 } });
    scenarios.add({ path: '/*', effect: { code: 2 } });
    expect(scenarios.take('/a', undefined)).toMatchObject({ delay: { ms: 30 }, effect: { code: 2 } });
  });

  it('are removed one by one or all together', () => {
    const scenarios = createScenarios();
    const first = scenarios.add({ path: '/a', effect: { code: 1 } });
    scenarios.add({ path: '/b', effect: { code: 1 } });
    scenarios.remove(first.id);
    expect(scenarios.list().map((one) => one.path)).toEqual(['/b']);
    scenarios.remove();
    expect(scenarios.list()).toEqual([]);
  });

  it.each(['one', 'all'])('end their delays when %s of them are removed, those that ran out too', (which) => {
    const scenarios = createScenarios();
    const { id } = scenarios.add({ path: '/a', effect: { latency: 30 }, times: 1 });
    scenarios.add({ path: '/b', effect: { latency: 30 } });
    const ended = ['/a', '/b'].map((path) => scenarios.take(path, undefined).delay?.ended);
    expect(ended.map((end) => end?.aborted)).toEqual([false, false]);
    scenarios.remove(which === 'one' ? id : undefined);
    expect(ended.map((end) => end?.aborted)).toEqual([true, which === 'all']);
  });

  it.each([
    [{ path: 'site', effect: { code: 1 } }],
    [{ path: '/a*b', effect: { code: 1 } }],
    [{ path: '/a', effect: {} }],
    [{ path: '/a', effect: { code: 1, status: 500 } }],
    [{ path: '/a', effect: { status: 200 } }],
    [{ path: '/a', effect: { malformed: 'xml' } }],
    [{ path: '/a', effect: { code: 1 }, times: 0 }],
    [{ path: '/a', effect: { socket: 'close' } }],
    [{ path: 'socket', effect: { code: 1 } }],
    [{ path: '/a', effect: { code: 1 }, extra: true }],
  ])('refuse %j', (input) => {
    expect(() => createScenarios().add(input)).toThrow();
  });
});
