import { platformAnswer, valueOf } from '@heptad/venue-gateway/testing';
import { orderOf, type DescribeSuite } from './suite-scene';

/** What an adapter owes of sessions: guests look, and a refused token is renewed once. */
export const describeSessions: DescribeSuite = (subject, scene) => {
  const { paths } = subject;
  const { liveText, withLive } = scene;

  it('shows a guest the same list in a session for looking', async () => {
    const { world, list } = withLive(liveText, 'guest');
    expect((await valueOf(list())).matches.length).toBeGreaterThan(0);
    expect(world.sentTo('/game/api/v1/venue/launch')).toHaveLength(0);
    expect(world.sentTo('/game/api/v1/venue/frontLaunch')).toHaveLength(1);
  });

  it('ERR-035 ERR-036 renews a refused token once for many calls and repeats each once', async () => {
    const { world, list } = withLive((request) =>
      subject.tokenIn(request) === 'token-1' ? subject.refuse(subject.tokenCode, 'token') : liveText,
    );
    const results = await Promise.all(Array.from({ length: 8 }, list));
    expect(results.every((result) => result.ok)).toBe(true);
    expect(world.launches()).toBe(2);
    expect(world.sentTo(paths.live)).toHaveLength(16);
  });

  it('ERR-035 ERR-036 does not renew again within a second', async () => {
    const { world, list } = withLive(subject.refuse(subject.tokenCode, 'token'));
    await list();
    await list();
    expect(world.launches()).toBe(2);
    world.time.now += 1000;
    await list();
    expect(world.launches()).toBe(3);
  });

  it.each([
    ['renewing the session', 1],
    ['what is sent after it', 2],
  ])('says of a refusal by %s that an earlier answer was lost', async (_, launches) => {
    const { world, sports, list } = withLive();
    const order = orderOf((await valueOf(list())).matches[0]);
    world.reply(paths.placeBet, (request, count) => {
      if (count === 1) return { fail: 'connection' };
      if (subject.tokenIn(request) === 'token-1') {
        if (launches === 1)
          world.reply('/game/api/v1/venue/launch', platformAnswer(null, 7003, '场馆维护中'));
        return subject.refuse(subject.tokenCode, 'token');
      }
      return subject.refuse('7108', 'refused');
    });
    expect(await sports.placeBet(order, 'key-7')).toMatchObject({ ok: false, error: { afterLost: true } });
  });
};
