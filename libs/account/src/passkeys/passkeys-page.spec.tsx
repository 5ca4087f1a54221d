import type { StubAnswers } from '@heptad/api-client/testing';
import { passkeys } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { showAccount } from '../testing/account-scene';
import { lost, refused } from '../testing/refusals';
import PasskeysPage, { messages } from './passkeys-page';
import { fakeBrowser, type FakeBrowser } from './testing/fake-browser';

const UNKNOWN = '未收到结果，可能已经生效；请刷新查看，或再试一次';
const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
const PHONE = { id: 'p1', name: '我的手机', host: 'localhost', addedAt: Date.UTC(2026, 5, 1) };
const OLD = { id: 'p2', name: '旧电脑', host: 'jn.example', addedAt: 0, usedAt: Date.UTC(2026, 5, 2) };
const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: '开云' },
  user: { id: 'MTAwMDAx', name: 'demo01', displayName: 'demo01' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  timeout: 120_000,
} as const;

async function show(list: readonly object[], answers: StubAnswers = {}) {
  const scene = await showAccount({
    page: <PasskeysPage />,
    messages,
    path: '/mine/userInfo/passkeys',
    answers: { [passkeys.list.path]: ok({ passkeys: list, most: 10 }), ...answers },
  });
  await settle();
  return { ...scene, sentTo: (path: string) => scene.services.api.sent.filter((each) => each.path === path) };
}

const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
async function ask(name = '我的平板', password = 'Heptad2026'): Promise<void> {
  await press('添加通行密钥');
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: name } });
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: password } });
  await press('继续');
  await settle();
}

describe('the page of passkeys', () => {
  let browser: FakeBrowser;
  beforeEach(() => {
    browser = fakeBrowser();
  });
  afterEach(() => browser.remove());

  it('ROUTE-043 lists them, and says for which site one is where it is another', async () => {
    await show([PHONE, OLD]);
    const [phone, old] = within(screen.getByRole('list', { name: '通行密钥' })).getAllByRole('listitem');
    expect(phone).toHaveTextContent('我的手机');
    expect(phone).not.toHaveTextContent('localhost');
    expect(old).toHaveTextContent('用于 jn.example');
  });

  it('adds one by name and login password, found later without a name', async () => {
    const { sentTo } = await show([], {
      [passkeys.addOptions.path]: ok(OPTIONS),
      [passkeys.add.path]: ok({ ...PHONE, id: 'p3' }),
    });
    expect(screen.getByText('还没有通行密钥')).toBeInTheDocument();
    await ask();
    expect(sentTo(passkeys.addOptions.path)[0]?.request).toEqual({ loginPassword: md5('Heptad2026') });
    expect(browser.asked).toMatchObject([
      { publicKey: { authenticatorSelection: { residentKey: 'required', userVerification: 'required' } } },
    ]);
    expect(sentTo(passkeys.add.path)[0]?.request).toEqual({
      name: '我的平板',
      id: 'a2V5',
      clientDataJSON: 'e30',
      attestationObject: 'YXR0',
      transports: ['internal'],
    });
    expect(sentTo(passkeys.list.path)).toHaveLength(2);
  });

  it.each([
    ['NotAllowedError', '未完成添加，可再试一次'],
    ['InvalidStateError', '此设备已有本站的通行密钥'],
  ])('says what became of it where the browser says %s', async (name, text) => {
    const { sentTo } = await show([], { [passkeys.addOptions.path]: ok(OPTIONS) });
    browser.fail(name);
    await ask();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(sentTo(passkeys.add.path)).toHaveLength(0);
  });

  it('says at the password that it is wrong, and asks the browser nothing', async () => {
    await show([], { [passkeys.addOptions.path]: refused(7308, { left: 4 }) });
    await ask();
    expect(screen.getByLabelText('登录密码')).toHaveAccessibleDescription(
      expect.stringContaining('还可尝试 4 次') as string,
    );
    expect(browser.asked).toHaveLength(0);
  });

  it('says that the end is not known where the answer to one that was handed in was lost, and lists them anew', async () => {
    const { sentTo } = await show([], {
      [passkeys.addOptions.path]: ok(OPTIONS),
      [passkeys.add.path]: lost,
    });
    await ask();
    expect(screen.getByRole('alert')).toHaveTextContent(UNKNOWN);
    expect(sentTo(passkeys.list.path)).toHaveLength(2);
  });

  it('says why the platform does not take one', async () => {
    await show([], { [passkeys.addOptions.path]: ok(OPTIONS), [passkeys.add.path]: refused(7701) });
    await ask();
    expect(screen.getByRole('alert')).toHaveTextContent('平台的话 7701');
  });

  it.each([
    ['the answer before the browser is asked was lost', lost, undefined],
    ['the browser fails', ok(OPTIONS), 'SecurityError'],
  ])('leaves no doubt that none was added where %s', async (_, options, failure) => {
    await show([], { [passkeys.addOptions.path]: options });
    if (failure !== undefined) browser.fail(failure);
    await ask();
    expect(screen.getByRole('alert')).not.toHaveTextContent(UNKNOWN);
  });

  it('wants a name and a password', async () => {
    const { sentTo } = await show([]);
    await ask('  ', '');
    expect(screen.getByText('请输入名称')).toBeInTheDocument();
    expect(screen.getByText('请输入登录密码')).toBeInTheDocument();
    expect(sentTo(passkeys.addOptions.path)).toHaveLength(0);
  });

  it('names one, and removes one after a second tap', async () => {
    const { sentTo } = await show([PHONE, OLD], {
      [passkeys.rename.path]: ok({}),
      [passkeys.remove.path]: ok({}),
    });
    await press(/我的手机/);
    fireEvent.change(screen.getByLabelText('名称'), { target: { value: '新手机' } });
    await press('保存名称');
    expect(sentTo(passkeys.rename.path)[0]?.request).toEqual({ id: 'p1', name: '新手机' });
    await press(/旧电脑/);
    await press('移除通行密钥');
    expect(sentTo(passkeys.remove.path)).toHaveLength(0);
    expect(screen.getByText(/仍可用密码登录/)).toBeInTheDocument();
    await press('确认移除');
    expect(sentTo(passkeys.remove.path)[0]?.request).toEqual({ id: 'p2' });
  });

  it.each([
    ['naming', '保存名称'],
    ['removing', '移除通行密钥', '确认移除'],
  ])('says that the end is not known where the answer to %s one was lost', async (_, ...taps) => {
    await show([PHONE], { [passkeys.rename.path]: lost, [passkeys.remove.path]: lost });
    await press(/我的手机/);
    for (const tap of taps) await press(tap);
    expect(screen.getByRole('alert')).toHaveTextContent(UNKNOWN);
  });

  it.each([
    ['removing', ['保存名称', '移除通行密钥', '确认移除'], '平台的话 7702', '平台的话 7701'],
    ['naming', ['移除通行密钥', '确认移除', '保存名称'], '平台的话 7701', '平台的话 7702'],
  ])('says why %s one failed where something else had failed before', async (_, taps, said, before) => {
    await show([PHONE], { [passkeys.rename.path]: refused(7701), [passkeys.remove.path]: refused(7702) });
    await press(/我的手机/);
    for (const tap of taps) await press(tap);
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('alert')).not.toHaveTextContent(before);
  });

  it('no longer says why naming one failed while it is removed', async () => {
    await show([PHONE], {
      [passkeys.rename.path]: refused(7701),
      [passkeys.remove.path]: () => new Promise(() => undefined),
    });
    await press(/我的手机/);
    for (const tap of ['保存名称', '移除通行密钥', '确认移除']) await press(tap);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes no eleventh', async () => {
    await show(Array.from({ length: 10 }, (_, place) => ({ ...PHONE, id: `p${String(place)}` })));
    expect(screen.getByRole('button', { name: '添加通行密钥' })).toBeDisabled();
  });

  it('says so where the browser knows no passkeys, and where the list does not come', async () => {
    browser.remove();
    const { sentTo } = await show([]);
    expect(screen.getByText(/此浏览器不支持通行密钥/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '添加通行密钥' })).toBeDisabled();
    expect(sentTo(passkeys.list.path)).toHaveLength(1);
  });

  it('tries again where the list does not come', async () => {
    const { sentTo } = await show([], { [passkeys.list.path]: refused(5000) });
    expect(screen.getByText('通行密钥加载失败')).toBeInTheDocument();
    await press('重试');
    expect(sentTo(passkeys.list.path)).toHaveLength(2);
  });
});
