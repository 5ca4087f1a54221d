import type { StubAnswers } from '@heptad/api-client/testing';
import { mail, type CallResponse } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { showAccount } from '../testing/account-scene';
import { refused } from '../testing/refusals';
import InboxPage, { messages } from './inbox-page';
import { UNDO_MS } from './use-mail-removal';

type Entry = CallResponse<typeof mail.list>['items'][number];
const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
const entry = (id: number, more: Partial<Entry> = {}): Entry => ({
  id: String(id),
  kind: 'system',
  title: `第${String(id)}封`,
  preview: `摘要${String(id)}`,
  sentAt: 1_000 * id,
  read: 0,
  ...more,
});
const unread = (system: number) => ({ system, promotion: 0, money: 120, personal: 0 });

/** A platform with an inbox. */
function platform(count: number) {
  let mails = Array.from({ length: count }, (_, index) => entry(count - index));
  const gone = new Map<string, Entry>();
  const counts = () => ({ unread: unread(mails.filter(({ read }) => read === 0).length) });
  const change = (isMeant: (each: Entry) => boolean) => {
    mails = mails.map((each) => (isMeant(each) ? { ...each, read: 1 } : each));
    return ok(counts());
  };
  const answers: StubAnswers = {
    [mail.list.path]: (request) => {
      const { kind, size, before = Infinity } = request as { kind: string; size: number; before?: string };
      if (kind !== 'system') return ok({ items: [], more: 0, ...counts() });
      const below = mails.filter(({ id }) => Number(id) < Number(before));
      return ok({ items: below.slice(0, size), more: below.length > size ? 1 : 0, ...counts() });
    },
    [mail.detail.path]: (request) => {
      const { id } = request as { id: string };
      const found = mails.find((each) => each.id === id);
      return found === undefined ? refused(4004) : ok({ ...found, body: `<p>正文${id}</p>` });
    },
    [mail.read.path]: (request) => change(({ id }) => id === (request as { id: string }).id),
    [mail.readAll.path]: (request) =>
      change(({ id }) => Number(id) <= Number((request as { upTo: string }).upTo)),
    [mail.remove.path]: (request) => {
      const { id } = request as { id: string };
      const found = mails.find((each) => each.id === id);
      if (found !== undefined) gone.set(id, found);
      mails = mails.filter((each) => each.id !== id);
      return ok(counts());
    },
    [mail.restore.path]: (request) => {
      const found = gone.get((request as { id: string }).id);
      if (found === undefined) return refused(4004);
      gone.delete(found.id);
      mails = [...mails, found].sort((a, b) => Number(b.id) - Number(a.id));
      return ok(counts());
    },
  };
  const arrive = (id: number) => {
    mails = [entry(id), ...mails];
  };
  return { answers, arrive, titles: () => mails.map(({ title }) => title) };
}

async function show(answers: StubAnswers, at = '/mine/mail') {
  const scene = await showAccount({ page: <InboxPage />, messages, path: '/mine/mail', at, answers });
  await settle();
  const sentTo = (call: { readonly path: string }) =>
    scene.services.api.sent.filter(({ path }) => path === call.path).map(({ request }) => request);
  return { ...scene, sentTo };
}

const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
/** What a link of the site does; here it has no router of its own. */
const follow = async ({ navigate }: { navigate(to: string): Promise<void> }, name: RegExp): Promise<void> => {
  await act(() => navigate(screen.getByRole('link', { name }).getAttribute('href') ?? ''));
  await settle();
  await settle();
};
const rows = () => screen.getAllByRole('link').map(({ textContent }) => /第\d+封/.exec(textContent)?.[0]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the inbox', () => {
  it('ROUTE-040 lists the newest mails under tabs with their unread counts', async () => {
    await show(platform(3).answers);
    expect(rows()).toEqual(['第3封', '第2封', '第1封']);
    expect(screen.getByRole('tab', { name: '系统 3' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: '资金 99+' })).toBeInTheDocument();
    expect(screen.getByText('3 封未读')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^未读 ?第3封/ })).toHaveAttribute(
      'href',
      '/mine/mail?kind=system&id=3',
    );
  });

  it('goes on with older ones, from the last that is shown', async () => {
    const { sentTo } = await show(platform(45).answers);
    await press('加载更多');
    await press('加载更多');
    expect(sentTo(mail.list)).toEqual([
      { kind: 'system', size: 20 },
      { kind: 'system', before: '26', size: 20 },
      { kind: 'system', before: '6', size: 20 },
    ]);
    expect(screen.getByText('已全部显示')).toBeInTheDocument();
  });

  it('keeps only what is seen of 10,000 mails in the page', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(77);
    const items = Array.from({ length: 10_000 }, (_, index) => entry(10_000 - index));
    await show({ [mail.list.path]: ok({ items, more: 0, unread: unread(10_000) }) });
    expect(rows()[0]).toBe('第10000封');
    expect(rows().length).toBeLessThan(40);
  });

  it('says which tab is empty, and keeps the counts of the others', async () => {
    const { router } = await show(platform(1).answers);
    fireEvent.click(screen.getByRole('tab', { name: '优惠' }));
    await settle();
    expect(screen.getByText('暂无优惠消息')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: '系统 1' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?kind=promotion');
  });

  it('opens a mail, reads it, and comes back to the list', async () => {
    const { router, sentTo } = await show(platform(2).answers);
    await follow(router, /第2封/);
    expect(router.state.location.search).toBe('?kind=system&id=2');
    expect(screen.getByRole('heading', { level: 2, name: '第2封' })).toBeInTheDocument();
    expect(sentTo(mail.read)).toEqual([{ id: '2' }]);
    await press('返回');
    expect(screen.getByRole('tab', { name: '系统 1' })).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: '站内信列表' })).getAllByText('未读')).toHaveLength(1);
  });

  it('says that there is no such mail, whoever’s it is', async () => {
    await show(platform(1).answers, '/mine/mail?kind=system&id=77');
    expect(screen.getByText('站内信不存在或已删除')).toBeInTheDocument();
    await press('返回列表');
    expect(rows()).toEqual(['第1封']);
  });

  it('marks all as read that are shown: one that has come meanwhile stays unread', async () => {
    const { answers, arrive } = platform(2);
    const { sentTo } = await show(answers);
    arrive(3);
    await press('全部设为已读');
    expect(sentTo(mail.readAll)).toEqual([{ kind: 'system', upTo: '2' }]);
    expect(rows()).toEqual(['第3封', '第2封', '第1封']);
    expect(screen.getByText('1 封未读')).toBeInTheDocument();
  });

  it('deletes at once and offers it back for five seconds', async () => {
    const { answers, titles } = platform(2);
    const { sentTo } = await show(answers);
    await press('删除「第2封」');
    expect(rows()).toEqual(['第1封']);
    expect(titles()).toEqual(['第1封']);
    await act(async () => void jest.advanceTimersByTime(UNDO_MS - 1));
    await press('撤销');
    expect(rows()).toEqual(['第2封', '第1封']);
    expect(sentTo(mail.restore)).toEqual([{ id: '2' }]);
    await press('删除「第1封」');
    await act(async () => void jest.advanceTimersByTime(UNDO_MS));
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
    expect([rows(), titles()]).toEqual([['第2封'], ['第2封']]);
  });

  it('deletes from the mail itself, and offers it back on the list', async () => {
    const { router } = await show(platform(2).answers);
    await follow(router, /第2封/);
    await press('删除「第2封」');
    expect(rows()).toEqual(['第1封']);
    await press('撤销');
    expect(rows()).toEqual(['第2封', '第1封']);
  });

  it('keeps a mail whose deletion the platform refused, and says so', async () => {
    const { answers } = platform(1);
    const { services } = await show({ ...answers, [mail.remove.path]: refused(5000) });
    await press('删除「第1封」');
    expect(rows()).toEqual(['第1封']);
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
    expect(services.toast.getSnapshot()?.text).toBe('删除失败，站内信已保留');
  });

  it('brings back only after the deletion has arrived, however slow it is', async () => {
    const { answers } = platform(2);
    let arrived = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const remove = answers[mail.remove.path];
    const { sentTo } = await show({
      ...answers,
      [mail.remove.path]: async (request, options) => {
        await gate;
        return typeof remove === 'function' ? remove(request, options) : refused(5000);
      },
    });
    await press('删除「第2封」');
    await press('撤销');
    expect(sentTo(mail.restore)).toEqual([]);
    arrived();
    await settle();
    expect(sentTo(mail.restore)).toEqual([{ id: '2' }]);
    expect(rows()).toEqual(['第2封', '第1封']);
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { sentTo } = await show({ [mail.list.path]: refused(5000) });
    expect(screen.getByText('站内信加载失败')).toBeInTheDocument();
    await press('重试');
    expect(sentTo(mail.list)).toHaveLength(2);
  });
});

describe('a link of a mail', () => {
  const withBody = (body: string): StubAnswers => ({
    ...platform(1).answers,
    [mail.detail.path]: ok({ ...entry(1, { read: 1 }), body }),
  });
  const open = async (body: string) => {
    const scene = await show(withBody(body), '/mine/mail?kind=system&id=1');
    await settle();
    await settle();
    return scene;
  };

  it('leads within the site, is asked about outside it, and is none anywhere else', async () => {
    await open(
      '<p><a href="/mine/limits?x=1">限额</a> <a href="http://localhost/mine">我的</a> <a href="https://evil.example/">外部</a> <a href="//evil.example">外部二</a></p>',
    );
    expect(screen.getByRole('link', { name: '限额' })).toHaveAttribute('href', '/mine/limits?x=1');
    expect(screen.getByRole('link', { name: '我的' })).toHaveAttribute('href', '/mine');
    expect(screen.queryByRole('link', { name: '外部' })).toBeNull();
    expect(screen.getByText(/外部二/)).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('of plain text keeps its lines', async () => {
    await open('第一行\n第二行');
    expect(screen.getByText(/第一行/).textContent).toBe('第一行\n第二行');
  });
});
