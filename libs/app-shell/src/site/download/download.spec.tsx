import { act, fireEvent, screen, within } from '@testing-library/react';
import { showSite } from '../testing/site-scene';
import Download from './download';

const pretend = (userAgent: string): void =>
  void jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);

const steps = (name: string) => within(screen.getByRole('region', { name }));

describe('the download page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('ROUTE-006 shows the steps of the visitor’s own phone, each with its drawing', async () => {
    pretend('Mozilla/5.0 (Linux; Android 15) Chrome');
    await showSite({ page: <Download /> });
    const own = steps('在浏览器中添加到桌面');
    expect(own.getAllByRole('listitem')).toHaveLength(3);
    expect(own.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual([
      '第 1 步示意图',
      '第 2 步示意图',
      '第 3 步示意图',
    ]);
    expect(screen.queryByRole('button', { name: '复制网址' })).toBeNull();
  });

  it('ROUTE-006 shows the other phone’s steps on demand', async () => {
    pretend('Mozilla/5.0 (Linux; Android 15) Chrome');
    await showSite({ page: <Download /> });
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: '苹果 iOS' })));
    expect(steps('在 Safari 中添加到主屏幕').getAllByRole('listitem')).toHaveLength(3);
  });

  it.each([
    ['网址已复制', async () => undefined],
    ['复制失败，请长按网址手动复制', () => Promise.reject(new Error('not allowed'))],
  ])('on a computer gives the address to copy: %s', async (said, writeText) => {
    pretend('Mozilla/5.0 (Windows NT 10.0)');
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { toast } = await showSite({ page: <Download /> });
    expect(screen.getByText('http://localhost/?wcp=1')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '手机打开本站的二维码' })).toBeInTheDocument();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '复制网址' })));
    expect(toast.getSnapshot()?.text).toBe(said);
  });

  it.each([
    ['inApp', { native: { inShell: true }, webClip: false }, '您正在使用应用，无需再次下载。'],
    ['installed', { native: { inShell: false }, webClip: true }, '您正从桌面图标进入，无需再次添加。'],
  ])('says so where the visitor has it already: %s', async (_, device, text) => {
    await showSite({ page: <Download />, services: { device } });
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
