import type { DescribeSuite } from './suite-scene';

/** What an adapter makes of answers that cannot be read, of refusals, and of a caller who gives up. */
export const describeFailures: DescribeSuite = (subject, scene) => {
  const { liveText, withLive } = scene;

  it.each([
    ['no JSON', '<html>bad gateway</html>'],
    ['a cut answer', liveText.slice(0, liveText.length / 2)],
    ['another shape', '[]'],
    ['nothing', ''],
  ])('calls %s malformed', async (_, text) => {
    expect(await withLive(text).list()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('calls a success without its data malformed', async () => {
    const result = await withLive(subject.wrap({})).list();
    expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('hands on what the venue refuses with', async () => {
    const result = await withLive(subject.refuse(7003, '维护中')).list();
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '7003', message: '维护中' },
    });
  });

  it('gives up when its caller does', async () => {
    const { sports } = withLive();
    const gone = new AbortController();
    const asked = sports.matches({ period: 'live', sport: 'football', signal: gone.signal });
    gone.abort();
    expect(await asked).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  });
};
