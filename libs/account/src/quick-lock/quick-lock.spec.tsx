import type { StubAnswers } from '@heptad/api-client/testing';
import { loginPassword } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { coverPage, QUICK_LOCK_LEFT } from '@heptad/device';
import { settle } from '@heptad/feature-testing';
import { sessionActions } from '@heptad/session';
import { preloadDialog } from '@heptad/ui-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { showAccount } from '../testing/account-scene';
import { refused } from '../testing/refusals';
import { QUICK_LOCK } from './lock-items';
import QuickLock from './quick-lock';

const MINUTE = 60_000;
const NOW = 1_700_000_000_000;
const OK = { [loginPassword.verify.path]: { ok: true, value: {} } } as const;

beforeAll(preloadDialog);
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  coverPage(false);
  jest.useRealTimers();
});

/** A web clip with a page on which something can be typed, locked after a minute. */
async function show(answers: StubAnswers = {}, more: { webClip?: boolean; left?: number } = {}) {
  const seen = { visible: true };
  const listeners = new Set<() => void>();
  const page = {
    visible: () => seen.visible,
    online: () => true,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const view = await showAccount({
    page: (
      <>
        <input aria-label="draft" />
        <QuickLock />
      </>
    ),
    path: '/x',
    answers,
    device: { webClip: more.webClip ?? true, page },
  });
  act(() => {
    view.items.set(QUICK_LOCK, 1);
    if (more.left !== undefined) view.items.set(QUICK_LOCK_LEFT, more.left);
    view.store.dispatch(sessionActions.sessionRestored({ loggedIn: true }));
  });
  await settle();
  const turn = async (visible: boolean): Promise<void> => {
    seen.visible = visible;
    act(() => {
      for (const listener of listeners) listener();
    });
    await settle();
  };
  const leaveFor = async (ms: number): Promise<void> => {
    await turn(false);
    jest.setSystemTime(Date.now() + ms);
    await turn(true);
  };
  return { ...view, leaveFor, turn };
}

const isCovered = () => document.documentElement.hasAttribute('data-covered');
const dialog = () => screen.queryByRole('alertdialog', { name: '已锁定' });
const unlock = async (password: string): Promise<void> => {
  fireEvent.change(screen.getByLabelText('登录密码', { selector: 'input[type=password]' }), {
    target: { value: password },
  });
  fireEvent.click(screen.getByRole('button', { name: '解锁' }));
  await settle();
};

describe('the lock of a web clip', () => {
  it('asks for a password after its time, and gives the page back as it was', async () => {
    const { leaveFor, services, items } = await show(OK);
    fireEvent.change(screen.getByLabelText('draft'), { target: { value: 'typed' } });
    await leaveFor(MINUTE - 1);
    expect(dialog()).toBeNull();
    await leaveFor(MINUTE);
    expect(dialog()).toBeInTheDocument();
    await unlock('Heptad2026');
    expect(dialog()).toBeNull();
    expect(isCovered()).toBe(false);
    expect(screen.getByLabelText('draft')).toHaveValue('typed');
    expect(items.get(QUICK_LOCK_LEFT)).toBeUndefined();
    expect(services.api.sent.at(-1)?.request).toEqual({ way: 'login', password: md5('Heptad2026') });
  });

  it('stays while the password is wrong or nothing is answered, and says what is left', async () => {
    const { leaveFor, services } = await show({
      [loginPassword.verify.path]: refused(7308, { left: 2 }),
    });
    await leaveFor(MINUTE);
    await unlock('Wrong2026');
    expect(screen.getByText('密码不正确，还可尝试 2 次')).toBeInTheDocument();
    services.api.answer(loginPassword.verify, refused(7313, { lockedUntil: NOW + 15 * MINUTE }));
    await unlock('Wrong2026');
    expect(screen.getByText(/密码错误次数过多，请于 \d\d:\d\d 后再试/)).toBeInTheDocument();
    await unlock('');
    expect(screen.getByText('请输入密码')).toBeInTheDocument();
    expect(dialog()).toBeInTheDocument();
  });

  it('stands again where the page was loaded anew', async () => {
    await show(OK, { left: NOW - MINUTE });
    expect(dialog()).toBeInTheDocument();
  });

  it('covers the page as it goes out of sight, and uncovers it for whoever is back in time', async () => {
    const { turn, leaveFor } = await show(OK);
    expect(isCovered()).toBe(false);
    await turn(false);
    expect(isCovered()).toBe(true);
    await turn(true);
    expect(isCovered()).toBe(false);
    await leaveFor(MINUTE);
    expect(isCovered()).toBe(true);
    expect(dialog()).toHaveClass('visible');
  });

  it('leaves a page covered that was loaded anew, until it has decided', async () => {
    coverPage(true);
    await show(OK, { left: NOW - MINUTE + 1 });
    expect(isCovered()).toBe(false);
    expect(dialog()).toBeNull();
  });

  it('uncovers a page that has nobody to guard any more', async () => {
    coverPage(true);
    const { store } = await show(OK, { left: NOW - MINUTE });
    expect(isCovered()).toBe(true);
    act(() => void store.dispatch(sessionActions.loggedOut()));
    await settle();
    expect(isCovered()).toBe(false);
  });

  it('covers no browser’s page', async () => {
    const { turn } = await show(OK, { webClip: false });
    await turn(false);
    expect(isCovered()).toBe(false);
  });

  it('stands where the device’s clock was put back meanwhile', async () => {
    const { leaveFor } = await show(OK);
    await leaveFor(-60 * MINUTE);
    expect(dialog()).toBeInTheDocument();
  });

  it('is no browser’s', async () => {
    const { leaveFor } = await show(OK, { webClip: false });
    await leaveFor(MINUTE);
    expect(dialog()).toBeNull();
  });

  it('is forgotten with the session: whoever logs in again has proved themself', async () => {
    const { items, store } = await show(OK, { left: NOW - MINUTE });
    act(() => void store.dispatch(sessionActions.loggedOut()));
    await settle();
    expect(dialog()).toBeNull();
    expect(items.get(QUICK_LOCK_LEFT)).toBeUndefined();
  });
});
