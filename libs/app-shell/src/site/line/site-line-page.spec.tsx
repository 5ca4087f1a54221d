import { createClock, createStoredItems, ITEMS } from '@heptad/device';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { settle } from '../../testing/shell-scene';
import { showSite } from '../testing/site-scene';
import SiteLinePage from './site-line-page';

const FAST = 'https://fast.example';
const SLOW = 'https://slow.example';
const OWN = window.location.origin;
const TIMES: Readonly<Record<string, number>> = { [OWN]: 120, [FAST]: 20, [SLOW]: 900 };

interface Scene {
  readonly list?: readonly string[] | undefined;
  readonly broken?: readonly string[];
  readonly kept?: string;
}

/** Lines that take their time on a clock that only they move; each is asked while no other is. */
async function scene({ broken = [], kept, ...scenario }: Scene = {}) {
  const list = 'list' in scenario ? scenario.list : [FAST, SLOW];
  const items = createStoredItems(null, createClock());
  if (kept !== undefined) items.set(ITEMS.line, kept);
  const lost = new Set(broken);
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  let queue = Promise.resolve();
  const answer = (address: string): Promise<Response> => {
    const { origin } = new URL(address);
    if (lost.has(origin)) return Promise.reject(new TypeError('no connection'));
    now += TIMES[origin] ?? 0;
    return Promise.resolve({ ok: true } as Response);
  };
  const fetched = jest.fn((address: string) => {
    const mine = queue.then(() => answer(address));
    queue = mine.then(
      () => undefined,
      () => undefined,
    );
    return mine;
  });
  Object.assign(globalThis, { fetch: fetched });
  const lines = {
    current: () => (list === undefined ? undefined : { '1': list }),
    refresh: async () => undefined,
  };
  const allowList = { origins: [FAST, SLOW], development: true, self: OWN };
  await showSite({
    page: <SiteLinePage />,
    services: { lines, allowList, device: { items, native: { inShell: false } } },
  });
  await settle();
  return { items, fetched, lost };
}

const rows = () => within(screen.getByRole('radiogroup', { name: '可用线路' })).getAllByRole('radio');
const use = () => screen.getByRole('button', { name: '使用此线路' });

describe('the line page', () => {
  const original = globalThis.fetch;
  beforeAll(() => Object.assign(AbortSignal, { timeout: () => new AbortController().signal }));
  afterEach(() => {
    jest.restoreAllMocks();
    Object.assign(globalThis, { fetch: original });
  });

  it('ROUTE-008 asks every line and tells how fast it answered', async () => {
    const { fetched } = await scene();
    expect(rows()).toHaveLength(3);
    expect(new Set(fetched.mock.calls.map(([address]) => new URL(address).origin))).toEqual(
      new Set([OWN, FAST, SLOW]),
    );
    expect(screen.getAllByText(/毫秒$/)).toHaveLength(3);
  });

  it('ROUTE-008 keeps the line that is chosen', async () => {
    const { items } = await scene();
    // The page leaves for the line once the choice is written, which it never is here.
    const flush = jest.spyOn(items, 'flush').mockReturnValue(new Promise(() => undefined));
    expect(use()).toBeDisabled();
    const [, fast] = rows();
    await act(async () => void fireEvent.click(fast!));
    expect(fast).toBeChecked();
    expect(use()).toBeEnabled();
    await act(async () => void fireEvent.click(use()));
    expect(items.get(ITEMS.line)).toBe(FAST);
    expect(flush).toHaveBeenCalledTimes(1);
  });

  it('ROUTE-008 comes back to the line that was kept, unless it is broken', async () => {
    await scene({ kept: SLOW });
    expect(rows()[2]).toBeChecked();
  });

  it('ROUTE-008 falls back to the own line when the kept one does not answer', async () => {
    await scene({ kept: SLOW, broken: [SLOW] });
    expect(rows()[2]).toBeDisabled();
    expect(rows()[0]).toBeChecked();
    expect(screen.getByText('无法连接')).toBeInTheDocument();
  });

  it('ROUTE-008 stays on the own line when all fail, says so, and measures again on demand', async () => {
    const { lost } = await scene({ broken: [OWN, FAST, SLOW] });
    expect(screen.getByRole('alert')).toHaveTextContent('所有线路暂时无法连接');
    expect(use()).toBeDisabled();
    lost.clear();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重新测速' })));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rows()[1]).toBeEnabled();
  });

  it('says that there is no other line where the platform names none', async () => {
    await scene({ list: undefined });
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('当前线路就是唯一的线路');
  });
});
