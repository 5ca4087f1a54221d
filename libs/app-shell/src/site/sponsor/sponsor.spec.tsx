import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { sponsor } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import { fakeDevice } from '@heptad/device/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { settle } from '../../testing/shell-scene';
import { showSite } from '../testing/site-scene';
import Sponsor from './sponsor';

const failed = { ok: false, error: { kind: 'http', status: 500, message: '', call: '/x' } } as const;
const answer = (...urls: string[]) =>
  ({ ok: true, value: { status: 0, sponsoredUrl: urls.map((url, sort) => ({ url, sort })) } }) as const;

async function scene(given: StubAnswers[string], items = fakeDevice().items) {
  const api = stubApiClient({ [sponsor.images.path]: given });
  await showSite({ page: <Sponsor />, api, items });
  return api;
}

describe('the partners’ page', () => {
  it('ROUTE-007 MEDIA-004 shows the platform’s pictures in their order, those of picture origins too, and none of another site', async () => {
    await scene(answer('/act/a.png', 'https://evil.example/x.png', 'https://cdn.example/b.png'));
    const list = screen.getByRole('region', { name: '体育合作' });
    expect([...list.querySelectorAll('img')].map((picture) => picture.alt)).toEqual([
      '合作伙伴第 1 张图片',
      '合作伙伴第 2 张图片',
    ]);
    expect(list.innerHTML).toContain(encodeURIComponent('https://cdn.example/b.png'));
    expect(list.innerHTML).not.toContain('evil.example');
  });

  it('says so while the answer is on its way', async () => {
    await scene(() => new Promise(() => undefined));
    expect(screen.getByRole('status', { name: '图片加载中' })).toBeInTheDocument();
  });

  it('STORE-010 OPEN-068 begins with the pictures of the visit before, and shows what the answer says instead', async () => {
    const { items } = fakeDevice();
    const { sponsor: kind } = sponsor.IMAGE_TYPES;
    items.set(ITEMS.sponsor, {
      [kind]: [{ url: '/act/old.png', sort: 1 }, { url: 'https://evil.example/x.png' }],
    });
    const api = await scene(() => new Promise(() => undefined), items);
    const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual([expect.stringContaining(encodeURIComponent('/act/old.png'))]);
    expect(api.sent.length).toBeGreaterThan(0);
  });

  it('STORE-010 keeps what the platform named, by kind, and keeps it through a failure that shows none', async () => {
    const { items } = fakeDevice();
    await scene(answer('/act/a.png'), items);
    const { sponsor: kind, sports } = sponsor.IMAGE_TYPES;
    const kept = items.get(ITEMS.sponsor);
    expect(kept).toMatchObject({
      [kind]: [{ url: '/act/a.png', sort: 0 }],
      [sports]: [{ url: '/act/a.png', sort: 0 }],
    });
    cleanup();
    await scene(failed, items);
    expect(screen.getByText('图片加载失败')).toBeInTheDocument();
    expect(items.get(ITEMS.sponsor)).toEqual(kept);
  });

  it.each([
    ['no list', { 2: 'x' }],
    ['addresses that are no text', { 2: [{ url: 7 }] }],
  ])('STORE-010 takes nothing that was stored as %s', async (_, stored) => {
    const { items } = fakeDevice();
    items.set(ITEMS.sponsor, stored);
    await scene(() => new Promise(() => undefined), items);
    expect(screen.getByRole('status', { name: '图片加载中' })).toBeInTheDocument();
  });

  it('says so when there is none', async () => {
    await scene(answer());
    expect(screen.getByText('暂无合作内容')).toBeInTheDocument();
  });

  it('MEDIA-003 has an empty list where the request failed, says so, and asks again on demand', async () => {
    const api = await scene(failed);
    expect(screen.getByText('图片加载失败')).toBeInTheDocument();
    api.answer(sponsor.images, answer('/act/a.png'));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
    await settle();
    expect(screen.getByRole('region', { name: '体育合作' })).toBeInTheDocument();
  });
});
