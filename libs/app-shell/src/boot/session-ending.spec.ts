import { hostileAddresses } from '@heptad/contracts';
import { sessionActions } from '@heptad/session';
import { createToastStore, type ToastTimers } from '@heptad/ui-kit';
import { runSaga, stdChannel } from 'redux-saga';
import { SHELL_TEXTS } from '../i18n/shell-texts';
import { createSessionEndingSaga, type SessionEndingDeps } from './session-ending';

const noTimers: ToastTimers = { set: () => 0, clear: () => undefined };

function start(more: Partial<SessionEndingDeps> = {}) {
  const channel = stdChannel();
  const toast = createToastStore(noTimers);
  const time = { now: 0 };
  const deps = {
    clock: { monotonic: () => time.now },
    toast,
    allowList: { origins: ['https://partner.example'], development: false },
    text: (situation: string, name = '') => situation + name,
    blockHasLed: () => true,
    here: () => '/record/bet?page=2',
    goTo: jest.fn(),
    leaveFor: jest.fn(),
  } satisfies SessionEndingDeps;
  runSaga({ channel, dispatch: () => undefined }, createSessionEndingSaga({ ...deps, ...more }));
  return { ...deps, time, put: channel.put };
}

describe('a session that ends', () => {
  it.each([
    ['zh-CN', '登录已失效，请重新登录', '登录已过期，正在自动登录...'],
    ['zh-TW', '登入已失效，請重新登入', '登入已過期，正在自動登入...'],
  ] as const)(
    'SESSION-025 WEBCLIP-012 is told in the words of OPEN-025 in %s',
    async (locale, ended, again) => {
      const messages = (await SHELL_TEXTS.loaders[locale]()).default;
      expect(messages).toMatchObject({ session: { expired: ended, autoLogin: again } });
    },
  );

  it('SESSION-020 leads to the login, says why, and knows the way back', () => {
    const { put, goTo, toast } = start();
    put(sessionActions.sessionExpired({ code: '6001', leadsTo: 'login' }));
    expect(goTo).toHaveBeenCalledWith('/entry/login?returnTo=%2Frecord%2Fbet%3Fpage%3D2');
    expect(toast.getSnapshot()?.text).toBe('expired');
  });

  it('leads whoever logs out home, and takes no refusal of the page that was left for an end of their session', () => {
    const { put, goTo, toast, time } = start();
    put(sessionActions.loggedOut());
    expect(goTo.mock.calls).toEqual([['/']]);
    time.now = 4_999;
    put(sessionActions.sessionExpired({ code: '6001', leadsTo: 'login' }));
    expect(goTo).toHaveBeenCalledTimes(1);
    expect(toast.getSnapshot()).toBeNull();
    time.now = 5_000;
    put(sessionActions.sessionExpired({ code: '6001', leadsTo: 'login' }));
    expect(goTo).toHaveBeenCalledTimes(2);
  });

  it('tells whoever logs in again at once of the end of that session', () => {
    const { put, goTo } = start();
    put(sessionActions.loggedOut());
    put(sessionActions.loggedIn({ auto: false }));
    put(sessionActions.sessionExpired({ code: '10105', leadsTo: 'login' }));
    expect(goTo).toHaveBeenLastCalledWith(expect.stringContaining('/entry/login'));
  });

  it('SESSION-020 tells the login page where another device ended the session', () => {
    const { put, goTo } = start();
    put(sessionActions.sessionExpired({ code: '10105', leadsTo: 'login' }));
    expect(goTo).toHaveBeenCalledWith('/entry/login?returnTo=%2Frecord%2Fbet%3Fpage%3D2&ended=1');
  });

  it.each(['/entry/login?returnTo=%2Fmine', '/entry/register', '/entry'])(
    'leads nobody away who is on the way in already: %s',
    (page) => {
      const { put, goTo, leaveFor } = start({ here: () => page });
      put(sessionActions.sessionExpired({ code: '6001', leadsTo: 'login' }));
      put(sessionActions.sessionExpired({ code: '10102', leadsTo: 'login' }));
      expect(goTo).not.toHaveBeenCalled();
      expect(leaveFor).not.toHaveBeenCalled();
    },
  );

  it('ERR-031 leads nobody away from the page that tells of a block, whatever is refused after it', () => {
    const { put, goTo, leaveFor, toast } = start({
      here: () => '/other/restrictionIp?isAlert=caveat',
      blockHasLed: () => false,
    });
    put(sessionActions.sessionExpired({ code: '10103', leadsTo: 'login' }));
    put(sessionActions.sessionExpired({ code: '6031', leadsTo: 'nowhere' }));
    put(
      sessionActions.sessionExpired({
        code: '10103',
        leadsTo: 'address',
        address: 'https://partner.example/login',
      }),
    );
    expect(goTo).not.toHaveBeenCalled();
    expect(leaveFor).not.toHaveBeenCalled();
    expect(toast.getSnapshot()).toBeNull();
  });

  it('SESSION-021 leads a partner’s visitor to the partner’s login, if the deployment allows that address', () => {
    const allowed = start();
    allowed.put(
      sessionActions.sessionExpired({
        code: '6001',
        leadsTo: 'address',
        address: 'https://partner.example/login',
      }),
    );
    expect(allowed.leaveFor).toHaveBeenCalledWith('https://partner.example/login');
    expect(allowed.goTo).not.toHaveBeenCalled();

    const foreign = start();
    foreign.put(
      sessionActions.sessionExpired({
        code: '6001',
        leadsTo: 'address',
        address: 'https://evil.example/login',
      }),
    );
    expect(foreign.leaveFor).not.toHaveBeenCalled();
    expect(foreign.goTo).toHaveBeenCalledTimes(1);
  });

  it('SESSION-021 leads to no hostile address, out of 10,000', () => {
    const { put, leaveFor } = start();
    for (const address of hostileAddresses(10_000, 7, ['partner.example', 'brand.example']))
      put(sessionActions.sessionExpired({ code: '6001', leadsTo: 'address', address }));
    const left = leaveFor.mock.calls.flat().map((address) => new URL(String(address)).origin);
    expect(new Set(left)).toEqual(new Set(['https://partner.example']));
  });

  it('goes nowhere when another listener leads on', () => {
    const { put, goTo, leaveFor, toast } = start();
    put(sessionActions.sessionExpired({ code: '6031', leadsTo: 'nowhere' }));
    expect(goTo).not.toHaveBeenCalled();
    expect(leaveFor).not.toHaveBeenCalled();
    expect(toast.getSnapshot()).toBeNull();
  });

  it('SESSION-020 OPEN-003 leads to the login where no page of the blocking is shown', () => {
    const { put, goTo, toast } = start({ blockHasLed: () => false });
    put(sessionActions.sessionExpired({ code: '6031', leadsTo: 'nowhere' }));
    expect(goTo).toHaveBeenCalledWith('/entry/login?returnTo=%2Frecord%2Fbet%3Fpage%3D2');
    expect(toast.getSnapshot()?.text).toBe('expired');
  });

  it('WEBCLIP-012 says that a web clip logs itself in again, until it has', () => {
    const { put, toast } = start();
    put(sessionActions.autoLoginMoved('pending'));
    expect(toast.getSnapshot()?.text).toBe('autoLogin');
    put(sessionActions.autoLoginMoved('finish'));
    expect(toast.getSnapshot()).toBeNull();
  });

  it('SESSION-019 says who is there when another member has taken one’s place', () => {
    const { put, toast, goTo } = start();
    put(sessionActions.memberReplaced({ name: 'demo02' }));
    expect(toast.getSnapshot()?.text).toBe('replaceddemo02');
    expect(goTo).not.toHaveBeenCalled();
  });
});
