import { createClock, createStoredItems, ITEMS } from '@heptad/device';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeBrand, showShell } from '../testing/shell-scene';
import Restriction from './restriction';

const BLOCK = '/other/restrictionIp?isAlert=restriction';
const CAVEAT = '/other/restrictionIp?isAlert=caveat';

interface Options {
  readonly marked?: boolean;
  readonly visitor?: { readonly ip?: string; readonly address?: string };
  readonly brand?: ReturnType<typeof fakeBrand>;
}

async function show(at: string, { marked = false, visitor = {}, ...rest }: Options = {}) {
  const items = createStoredItems(null, createClock());
  const listeners = new Set<() => void>();
  let known = visitor;
  const site = {
    visitor: () => known,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: jest.fn(),
  };
  const app = await showShell({
    at,
    routes: [{ path: '/other/restrictionIp', element: <Restriction /> }],
    services: { site, device: { items, native: { inShell: true, marked } } },
    ...rest,
  });
  const learn = (next: typeof visitor) =>
    act(() => {
      known = next;
      for (const listener of listeners) listener();
    });
  return { ...app, items, site, learn };
}

const here = ({ router }: Awaited<ReturnType<typeof show>>) =>
  `${router.state.location.pathname}${router.state.location.search}`;

describe('the restriction page', () => {
  it.each([
    [BLOCK, '访问受限'],
    [CAVEAT, '访问提示'],
    ['/other/restrictionIp', '访问受限'],
    ['/other/restrictionIp?isAlert=nonsense', '访问受限'],
  ])('SHELL-026 is titled at %s %s', async (at, title) => {
    await show(at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('SHELL-027 shows address and region, and learns them late', async () => {
    const { learn } = await show(BLOCK);
    expect(screen.getAllByText('未知')).toHaveLength(2);
    learn({ ip: '203.0.113.7', address: '火星' });
    expect(screen.getByText('203.0.113.7')).toBeInTheDocument();
    expect(screen.getByText('火星')).toBeInTheDocument();
  });

  it('SHELL-028 SHELL-033 asks at the caveat whether to go on, and remembers that', async () => {
    const app = await show(CAVEAT);
    expect(screen.getByText(/是否继续访问/)).toBeInTheDocument();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '继续访问' })));
    expect(app.items.get(ITEMS.continued)).toBe('yes');
    expect(here(app)).toBe('/');
  });

  it('SHELL-029 SHELL-033 says at the block that the region cannot use the product, without a way on', async () => {
    await show(BLOCK);
    expect(screen.getByText(/无法使用本产品.*某客服/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '继续访问' })).toBeNull();
  });

  it('SHELL-030 names the brand’s own contact, and the hours where there is none', async () => {
    await show(BLOCK);
    expect(screen.getByText('某客服联系方式：help@brand.example')).toBeInTheDocument();
    expect(screen.queryByText(/24 小时/)).toBeNull();
  });

  it('SHELL-030 says that service is there around the clock where the brand has no contact', async () => {
    const { support: _none, ...config } = fakeBrand().config;
    await show(BLOCK, { brand: { ...fakeBrand(), config } });
    expect(screen.getByText('某客服 24 小时在线为您服务。')).toBeInTheDocument();
  });

  it('SHELL-031 OPEN-010 leads to the chat in a browser, whatever its address says of itself', async () => {
    const app = await show(BLOCK);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '联系某客服' })));
    expect(here(app)).toBe('/customer/chat?fromChildPage=1');
  });

  it('SHELL-032 opens the brand’s service address inside the app', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const app = await show(BLOCK, { marked: true });
    fireEvent.click(screen.getByRole('button', { name: '联系某客服' }));
    expect(open).toHaveBeenCalledWith('https://support.brand.example/', '_blank', 'noopener');
    expect(here(app)).toBe(BLOCK);
    open.mockRestore();
  });

  it('SHELL-034 can be asked again at the block, and not at the caveat', async () => {
    const { site, router } = await show(BLOCK);
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(site.refresh).toHaveBeenCalledTimes(1);
    await act(() => router.navigate(CAVEAT));
    expect(screen.queryByRole('button', { name: '刷新' })).toBeNull();
  });

  it('SHELL-035 keeps the browser’s Back on the page, and lets go of it afterwards', async () => {
    const push = jest.spyOn(window.history, 'pushState');
    const app = await show(CAVEAT);
    expect(push).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(push).toHaveBeenCalledTimes(2);
    expect(push).toHaveBeenLastCalledWith(null, '', window.location.href);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '继续访问' })));
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(push).toHaveBeenCalledTimes(2);
    expect(here(app)).toBe('/');
    push.mockRestore();
  });
});
