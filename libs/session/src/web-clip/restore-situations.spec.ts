import { session } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import { sessionActions } from '../session-slice';
import { closeTabs, form, openTab, refusal, remember } from '../testing/tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

/** What is known on the device when a call is refused with 6001. */
interface Situation {
  readonly webClip: boolean;
  readonly credentials: 'none' | 'name' | 'whole';
  readonly marked: boolean;
  readonly token: 'kept' | 'none';
}

const SITUATIONS: readonly Situation[] = [true, false].flatMap((webClip) =>
  (['none', 'name', 'whole'] as const).flatMap((credentials) =>
    [true, false].flatMap((marked) =>
      (['kept', 'none'] as const).map((token) => ({ webClip, credentials, marked, token })),
    ),
  ),
);

async function refuse({ webClip, credentials, marked, token }: Situation) {
  const tab = await openTab({
    ...(token === 'kept' && { token: 'old' }),
    deps: { webClip },
    async prepare(deps) {
      if (marked) deps.items.set(ITEMS.webClipToken, 'expire');
      if (credentials === 'none') return;
      const password = credentials === 'whole' ? 'hash' : '';
      await remember(deps.credentials, { name: 'demo01', password, checked: true });
    },
  });
  const settled = jest.fn();
  void tab.api.refuse(refusal(6001)).then(settled);
  await jest.advanceTimersByTimeAsync(0);
  return { ...tab, settled };
}

describe('6001 by what is known on the device', () => {
  it.each(SITUATIONS.map((situation) => [JSON.stringify(situation), situation] as const))(
    'WEBCLIP-012 WEBCLIP-013 OPEN-007 %s',
    async (_, situation) => {
      const byItself = situation.webClip && situation.credentials === 'whole' && !situation.marked;
      const { settled, sent, of, deps } = await refuse(situation);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(sent(session.login.path)).toHaveLength(byItself ? 1 : 0);
      expect(of(sessionActions.autoLoginMoved).length > 0).toBe(byItself);
      expect(of(sessionActions.sessionExpired)).toHaveLength(byItself ? 0 : 1);
      expect(deps.tokens.current()).toBe(byItself ? 'tok' : undefined);
      expect(settled.mock.calls).toEqual([[byItself]]);
    },
  );

  it('a clip whose auto-login has failed for good logs in by itself again after a login by hand', async () => {
    const clip = { webClip: true, credentials: 'whole', marked: true, token: 'kept' } as const;
    const { api, deps, sent, of } = await refuse(clip);
    await jest.advanceTimersByTimeAsync(350);
    await deps.session.login(form);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(sent(session.login.path)).toHaveLength(1);
    const settled = jest.fn();
    void api.refuse(refusal(6001)).then(settled);
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(true);
    expect(sent(session.login.path)).toHaveLength(2);
    expect(of(sessionActions.sessionExpired)).toHaveLength(1);
  });
});
