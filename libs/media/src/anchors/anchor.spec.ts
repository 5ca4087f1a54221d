import type { Result } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { video } from '@heptad/contracts';
import type { PlayableStream } from '@heptad/ui-kit';
import { isSponsored, toAnchors } from './anchor';
import { loadAnchorStream } from './anchor-stream';

const SELF = 'https://play.example';
const IMAGES = { origins: ['https://cdn.example'], development: false, self: SELF };

describe('the anchors of the platform', () => {
  const channel = (name: string, live: 0 | 1, coverUrl = '/cover.png') => ({
    channel: name,
    name,
    title: '今晚',
    coverUrl,
    live,
    changesAt: 5,
    viewers: 12,
    followers: 3,
  });
  const match = { matchId: 'm1', league: '联赛', home: '主队', away: '客队', kickOff: 3, live: 1 as const };

  it('CALL-010 have those on the air first, with the match they speak about', () => {
    const { shown, anchors } = toAnchors(
      { show: 1, channels: [channel('a', 0), { ...channel('b', 1), match }, channel('c', 1)] },
      IMAGES,
    );
    expect(shown).toBe(true);
    expect(anchors.map((each) => [each.channel, each.live])).toEqual([
      ['b', true],
      ['c', true],
      ['a', false],
    ]);
    expect(anchors[0]?.match).toEqual({
      id: 'm1',
      league: '联赛',
      home: '主队',
      away: '客队',
      kickOff: 3,
      live: true,
    });
    expect(anchors[2]?.match).toBeUndefined();
    expect(anchors[0]).toMatchObject({ viewers: 12, followers: 3 });
  });

  it.each([
    ['/cover.png', '/cover.png'],
    ['https://cdn.example/cover.png', 'https://cdn.example/cover.png'],
    ['https://elsewhere.example/cover.png', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('have pictures of this site and of picture origins alone: %s', (coverUrl, cover) => {
    const { anchors } = toAnchors({ show: 0, channels: [channel('a', 1, coverUrl)] }, IMAGES);
    expect(anchors[0]?.cover).toBe(cover);
  });
});

describe('the sponsor flag', () => {
  it.each([
    [1, true],
    ['1', true],
    [' 1 ', true],
    ['01', true],
    [0, false],
    ['0', false],
    ['', false],
    [' ', false],
    ['yes', false],
    [2, false],
    [undefined, false],
  ])('ROLE-004 %p read as a number says %p', (setting, sponsored) => {
    expect(isSponsored(setting)).toBe(sponsored);
  });
});

describe('the stream of a channel', () => {
  const allowList = { origins: ['https://video.example'], development: false, self: SELF };
  async function load(reply: StubAnswers[string], origins: readonly string[] = []) {
    const api = stubApiClient({ [video.anchorFile.path]: reply });
    const services = { api, allowList, videoHosts: { origins, errors: 0 } };
    const answer: Result<PlayableStream | null> = await loadAnchorStream(services, 'chenxi');
    return { api, answer };
  }
  const file = (value: unknown) => ({ ok: true, value: JSON.stringify(value) }) as const;

  it('CALL-062 is read from its text file, its hosts in their order', async () => {
    const urls = ['/video/1.m3u8', 'https://video.example/2.m3u8', 'https://evil.example/3.m3u8'];
    const { api, answer } = await load(file({ channel: 'chenxi', title: '', urls }));
    expect(api.sent.map(({ request }) => request)).toEqual([{ file: 'chenxi.txt' }]);
    expect(answer).toEqual({
      ok: true,
      value: {
        addresses: [`${SELF}/video/1.m3u8`, 'https://video.example/2.m3u8'],
        credentials: false,
      },
    });
  });

  it.each([
    ['that does not answer', { ok: false, error: { kind: 'offline', message: '', call: '/x' } } as const],
    ['whose file cannot be read', { ok: true, value: '<html>' } as const],
  ])('CALL-062 CALL-064 is asked for at the next video host after one %s', async (_name, broken) => {
    const { api, answer } = await load(
      (_request, { host }) =>
        host === 'https://v1.example' ? broken : file({ channel: 'chenxi', title: '', urls: ['/1.m3u8'] }),
      ['https://v1.example', 'https://v2.example'],
    );
    expect(api.sent.map(({ options }) => options)).toEqual([
      { host: 'https://v1.example', noToast: true },
      { host: 'https://v2.example', noToast: 'awaited' },
    ]);
    expect(answer).toMatchObject({ ok: true, value: { addresses: [`${SELF}/1.m3u8`] } });
  });

  it.each([
    ['off the air', []],
    ['at addresses that are not allowed', ['https://evil.example/3.m3u8', 'javascript:1']],
  ])('is none while it is %s', async (_name, urls) => {
    expect((await load(file({ channel: 'chenxi', title: '', urls }))).answer).toEqual({
      ok: true,
      value: null,
    });
  });

  it.each([
    ['no JSON', { ok: true, value: '<html>' } as const],
    ['another shape', file({ urls: [] })],
    ['another channel', file({ channel: 'azhuo', title: '', urls: [] })],
  ])('is malformed where the file is %s', async (_name, reply) => {
    expect((await load(reply)).answer).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('hands a failure on', async () => {
    const failure = { ok: false, error: { kind: 'offline', message: '', call: '/x' } } as const;
    expect((await load(failure)).answer).toEqual(failure);
  });
});
