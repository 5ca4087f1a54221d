import { createApiClient, type TransportAnswer, type TransportRequest } from '@heptad/api-client';
import { configuration, video } from '@heptad/contracts';
import { createClock } from '@heptad/device';
import { headersFor, startSandbox, TEST_SITE, TEST_UUID, type TestSandbox } from '@heptad/testing';
import { isSponsored, toAnchors } from './anchors/anchor';
import { loadAnchorStream } from './anchors/anchor-stream';

const SELF = 'https://play.example';

describe('anchors against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  const api = () =>
    createApiClient({
      async transport({ url, method, headers }: TransportRequest): Promise<TransportAnswer> {
        const signed = headersFor(new URL(url, SELF).pathname, {}, sandbox.clock.real());
        const answer = await sandbox.app.inject({ method, url, headers: { ...headers, ...signed } });
        const type = String(answer.headers['content-type'] ?? '');
        return {
          status: answer.statusCode,
          statusText: answer.statusMessage,
          headers: { 'content-type': type },
          body: answer.body,
        };
      },
      clock: createClock({ wall: () => sandbox.clock.now(), monotonic: () => sandbox.clock.now() }),
      siteId: TEST_SITE,
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => TEST_UUID,
      salts: () => ({}),
      token: () => undefined,
    });
  const streamOf = (channel: string) =>
    loadAnchorStream(
      {
        api: api(),
        allowList: { origins: [], development: false, self: SELF },
        videoHosts: { origins: [], errors: 0 },
      },
      channel,
    );

  it('CALL-010 CALL-062 have two hosts each while they are on the air, and none while they are not', async () => {
    const setting = await api().send(video.anchors, {});
    if (!setting.ok) throw new Error(setting.error.message);
    const { shown, anchors } = toAnchors(setting.value, { origins: [], development: false, self: SELF });
    expect(shown).toBe(true);
    expect(new Set(anchors.map(({ live }) => live))).toEqual(new Set([true, false]));
    for (const { channel, live, cover, viewers } of anchors) {
      expect(viewers > 0).toBe(live);
      expect(cover).toBeUndefined();
      const stream = await streamOf(channel);
      expect(stream.ok && (stream.value?.addresses.length ?? 0)).toBe(live ? 2 : 0);
    }
    expect((await streamOf('nobody')).ok).toBe(false);
  });

  it('ROLE-004 CALL-045 are sponsored by the app config until an operator ends it', async () => {
    const sponsored = async () => {
      const config = await api().send(configuration.appConfig, {});
      return config.ok && isSponsored(config.value.anchor_sponsored_setting);
    };
    expect(await sponsored()).toBe(true);
    await sandbox.services.switches.change({ anchors: 0 });
    expect(await sponsored()).toBe(false);
  });
});
