import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { sponsor } from '@heptad/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { settle } from '../../testing/shell-scene';
import { showSite } from '../testing/site-scene';
import Sponsor from './sponsor';

const failed = { ok: false, error: { kind: 'http', status: 500, message: '', call: '/x' } } as const;
const answer = (...urls: string[]) =>
  ({ ok: true, value: { status: 0, sponsoredUrl: urls.map((url, sort) => ({ url, sort })) } }) as const;

async function scene(given: StubAnswers[string]) {
  const api = stubApiClient({ [sponsor.images.path]: given });
  await showSite({ page: <Sponsor />, api });
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
