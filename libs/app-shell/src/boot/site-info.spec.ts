import type { Result } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { type CallResponse, configuration, keys } from '@heptad/contracts';
import { createClock, createStoredItems } from '@heptad/device';
import { createSiteLineSource } from './site-line-source';
import { createSiteInfo, type PreInfo } from './site-info';

const info = (more: Partial<PreInfo> = {}): PreInfo =>
  ({ serverTime: 1_800_000_000_000, ip: '203.0.113.7', address: '火星', ...more }) as PreInfo;
const ok = (value: unknown): Result<unknown> => ({ ok: true, value });
const failed: Result<never> = {
  ok: false,
  error: { kind: 'offline', message: '网络已断开', call: configuration.preInfo.path },
};

function start(answer: Result<unknown>) {
  const api = stubApiClient({ [configuration.preInfo.path]: answer });
  const clock = createClock({ wall: () => 5, monotonic: () => 5 });
  const onAnswer = jest.fn();
  return { api, clock, onAnswer, site: createSiteInfo(api, clock, onAnswer) };
}

describe('what the platform says of the site', () => {
  it('sets the clock, tells where the visitor is and is handed on', async () => {
    const { site, clock, onAnswer, api } = start(ok(info()));
    const reader = jest.fn();
    const stop = site.subscribe(reader);
    expect(site.current()).toBeUndefined();
    await site.refresh();
    expect(clock.now()).toBe(1_800_000_000_000);
    expect(site.visitor()).toEqual({ ip: '203.0.113.7', address: '火星' });
    expect(onAnswer).toHaveBeenCalledWith(info());
    expect(reader).toHaveBeenCalledTimes(1);
    expect(api.sent[0]?.options).toMatchObject({ noToast: true });
    stop();
    await site.refresh();
    expect(reader).toHaveBeenCalledTimes(1);
  });

  it('keeps the last answer when the next one fails', async () => {
    const { site, api, clock, onAnswer } = start(ok(info()));
    await site.refresh();
    api.answer(configuration.preInfo, failed);
    await site.refresh();
    expect(site.current()).toEqual(info());
    expect(site.visitor().ip).toBe('203.0.113.7');
    expect(clock.now()).toBe(1_800_000_000_000);
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it('is unknown, and the clock as it was, when the first answer fails', async () => {
    const { site, clock } = start(failed);
    await site.refresh();
    expect(site.current()).toBeUndefined();
    expect(site.visitor()).toEqual({});
    expect(clock.now()).toBe(5);
  });

  it('OPEN-004 learns from a refusal where the visitor is, and forgets nothing that it does not say', async () => {
    const { site } = start(ok(info()));
    const reader = jest.fn();
    site.subscribe(reader);
    site.learnVisitor({ ip: '198.51.100.1', address: '月球' });
    expect(site.visitor()).toEqual({ ip: '198.51.100.1', address: '月球' });
    site.learnVisitor({ ip: undefined, address: undefined });
    expect(site.visitor()).toEqual({ ip: '198.51.100.1', address: '月球' });
    expect(reader).toHaveBeenCalledTimes(2);
  });
});

describe('the lines of the platform', () => {
  const sealed: CallResponse<typeof configuration.vvPretty> = 'sealed';
  const content = { lineList: { ws: ['wss://line.example'] } };

  it('CRYPTO-006 are opened from the sealed configuration, and kept when the next one fails', async () => {
    const api = { ...stubApiClient(), send: jest.fn(), open: jest.fn() };
    const source = createSiteLineSource(api, createStoredItems(null, createClock()));
    expect(source.current()).toBeUndefined();
    api.send.mockResolvedValue(ok(sealed));
    api.open.mockResolvedValue(content);
    await source.refresh();
    expect(api.open).toHaveBeenCalledWith('site', sealed, keys.siteConfiguration);
    const known = source.current();
    expect(known).toMatchObject(content.lineList);
    api.send.mockResolvedValue(failed);
    await source.refresh();
    expect(source.current()).toBe(known);
  });

  it.each([undefined, 'text', { lineList: 7 }])('are not taken from %j', async (opened) => {
    const api = { ...stubApiClient({ [configuration.vvPretty.path]: ok(sealed) }), open: async () => opened };
    const source = createSiteLineSource(api, createStoredItems(null, createClock()));
    await source.refresh();
    expect(source.current()).toBeUndefined();
  });
});
