import { video } from '@heptad/contracts';
import { startSandbox } from '@heptad/testing';
import type { TestSandbox } from '@heptad/testing';
import * as v from 'valibot';
import type { StreamVariant } from '../platform/stream-variant';
import { livePlaylist } from './stream-playlist';

const variant = (name: string): StreamVariant => ({
  name,
  bandwidth: 100_000,
  width: 284,
  height: 160,
  segments: [0, 1, 2].map((number) => Buffer.from(`${name} ${String(number)}`)),
});

describe('the playlist of a quality', () => {
  const at = (now: number) => livePlaylist(variant('low'), now).split('\n');

  it('goes on with the clock, names each segment once, and says where the loop begins anew', () => {
    expect(at(20_000)).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      '#EXT-X-TARGETDURATION:2',
      '#EXT-X-MEDIA-SEQUENCE:5',
      '#EXT-X-DISCONTINUITY-SEQUENCE:1',
      '#EXTINF:2.000,',
      'low-5.ts',
      '#EXT-X-DISCONTINUITY',
      '#EXTINF:2.000,',
      'low-6.ts',
      '#EXTINF:2.000,',
      'low-7.ts',
      '#EXTINF:2.000,',
      'low-8.ts',
      '#EXT-X-DISCONTINUITY',
      '#EXTINF:2.000,',
      'low-9.ts',
      '#EXTINF:2.000,',
      'low-10.ts',
      '',
    ]);
    expect(at(21_999)).toEqual(at(20_000));
    expect(at(22_000)).toContain('#EXT-X-MEDIA-SEQUENCE:6');
    expect(at(22_000)).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:2');
  });
});

describe('streams', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox({ streams: [variant('low'), variant('high')] });
  });
  afterEach(() => sandbox.close());

  const get = (url: string, headers: Record<string, string> = {}) => sandbox.app.inject({ url, headers });

  async function listed(venue = 'IMTY') {
    const { text } = await sandbox.send(video.venueFile, { site: '4002', file: `${venue}_list.txt` });
    return v.parse(video.venueVideoList, JSON.parse(text));
  }

  /** Turns the clock on until a match of the wanted kind is streamed. */
  async function streamed(isVirtual: boolean) {
    for (let hour = 0; hour < 48; hour += 1) {
      const found = (await listed()).find(({ sportId }) => (sportId !== undefined) === isVirtual);
      if (found !== undefined) return found;
      await sandbox.clock.advance(1_800_000);
    }
    throw new Error('no stream was listed');
  }

  it('CALL-063 plays a match that is listed: qualities, their segments, and bytes', async () => {
    const { urls } = await streamed(false);
    expect(urls).toHaveLength(2);
    for (const url of urls) {
      const master = await get(url);
      expect(master.headers['content-type']).toBe('application/vnd.apple.mpegurl');
      const [low] = master.body.split('\n').filter((line) => line.endsWith('.m3u8'));
      const list = await get(new URL(low ?? '', `http://x${url}`).pathname);
      const [segment] = list.body.split('\n').filter((line) => line.endsWith('.ts'));
      const folder = url.replace('.m3u8', '');
      const bytes = await get(`${folder}/${segment ?? ''}`);
      expect([bytes.statusCode, bytes.headers['content-type']]).toEqual([200, 'video/mp2t']);
      expect(bytes.body).toMatch(/^low [0-2]$/);
    }
  });

  it('numbers its segments and its loops from the beginning of the stream, whole from the first moment', async () => {
    const numbers = async (url: string) => {
      const list = (await get(url.replace('.m3u8', '/low.m3u8'))).body;
      const read = (tag: string) => Number(new RegExp(`${tag}:(\\d+)`).exec(list)?.[1]);
      return {
        first: read('MEDIA-SEQUENCE'),
        loops: read('DISCONTINUITY-SEQUENCE'),
        named: list.split('\n').filter((line) => line.endsWith('.ts')).length,
      };
    };
    const { matchId, urls } = await streamed(false);
    const [url = ''] = urls;
    const kickOff = sandbox.services.simulation.match(matchId)?.kickOff ?? 0;
    const age = Math.floor((sandbox.clock.now() - kickOff) / 2_000);
    expect(await numbers(url)).toEqual({ first: age + 1, loops: Math.floor((age + 1) / 3), named: 6 });

    const { body } = await sandbox.send(video.anchors, {});
    const onAir = v.parse(video.anchors.response, body?.['data']).channels.find(({ live }) => live === 1);
    const anchor = await numbers(`/video/v1/stream/1/${onAir?.channel ?? ''}.m3u8`);
    expect(anchor.first).toBeLessThanOrEqual(3_600 / 2 + 1);
    expect(anchor.named).toBe(6);
  });

  it.each(['low.ts', 'low-1.m3u8', 'none.m3u8', 'low-x.ts', '..%2Flow-1.ts'])(
    'has no part %s',
    async (part) => {
      const [url = ''] = (await streamed(false)).urls;
      expect((await get(`${url.replace('.m3u8', '')}/${part}`)).statusCode).toBe(404);
    },
  );

  it('has nothing for a match that is not streamed, and none on a line that does not exist', async () => {
    const [url = ''] = (await streamed(false)).urls;
    expect((await get('/video/v1/stream/1/1234567890.m3u8')).statusCode).toBe(404);
    expect((await get(url.replace('/stream/1/', '/stream/3/'))).statusCode).toBe(404);
  });

  it('CALL-062 plays an anchor on air and no other', async () => {
    const { body } = await sandbox.send(video.anchors, {});
    const { channels } = v.parse(video.anchors.response, body?.['data']);
    for (const { channel, live } of channels) {
      expect((await get(`/video/v1/stream/1/${channel}.m3u8`)).statusCode).toBe(live === 1 ? 200 : 404);
      const { text } = await sandbox.send(video.anchorFile, { file: `${channel}.txt` });
      for (const url of v.parse(video.anchorVideo, JSON.parse(text)).urls)
        expect((await get(url)).statusCode).toBe(200);
    }
  });

  it('plays a virtual league to members alone, by the token’s header or its cookie', async () => {
    const { urls, sportId } = await streamed(true);
    expect([47, 49, 52, 53]).toContain(sportId);
    const [url = ''] = urls;
    const part = `${url.replace('.m3u8', '')}/low-3.ts`;
    const token = await sandbox.logIn();
    for (const address of [url, part]) {
      expect((await get(address)).statusCode).toBe(401);
      expect((await get(address, { cookie: 'X-API-TOKEN=%E0%A4%A' })).statusCode).toBe(401);
      expect((await get(address, { 'x-api-token': 'wrong' })).statusCode).toBe(401);
      expect((await get(address, { 'x-api-token': token })).statusCode).toBe(200);
      expect((await get(address, { cookie: `a=1; X-API-TOKEN=${token}` })).statusCode).toBe(200);
    }
  });
});

it('leads nowhere where the sandbox has no pictures', async () => {
  const sandbox = await startSandbox();
  expect((await sandbox.app.inject('/video/v1/stream/1/chenxi.m3u8')).statusCode).toBe(404);
  await sandbox.close();
});
