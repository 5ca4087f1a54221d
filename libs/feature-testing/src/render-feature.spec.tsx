import { useServices, type FeatureModule, type FeatureParts } from '@heptad/feature-module';
import type { WithSession } from '@heptad/session';
import { fakeMember } from '@heptad/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { put, takeEvery } from 'redux-saga/effects';
import type { FeatureServices } from './fake-services';
import { renderFeature } from './render-feature';

interface Tapped {
  readonly taps: number;
}

const taps = (count = 0, { type }: { type: string }) => (type === 'counted' ? count + 1 : count);

function Page() {
  const { t } = useTranslation('gift');
  const count = useSelector(({ taps: now }: Tapped) => now);
  const name = useSelector(({ session }: WithSession) => session.member?.name);
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { clock } = useServices<Pick<FeatureServices, 'clock'>>();
  return (
    <>
      <p>{`${t('title')} ${t('shell:errors.timedOut')} ${String(count)} ${name ?? 'nobody'} ${search} ${String(state)}`}</p>
      <p>{clock.now()}</p>
      <button onClick={() => dispatch({ type: 'tapped' })}>tap</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => void navigate('/far')}>far</button>
    </>
  );
}

const parts: FeatureParts<FeatureServices> = {
  pages: { gift: async () => ({ default: Page }), broken: async () => ({ default: () => failing() }) },
  reducers: { taps },
  sagas: [
    function* () {
      yield takeEvery('tapped', function* () {
        yield put({ type: 'counted' });
      });
    },
  ],
  messages: {
    'zh-CN': async () => ({ default: { title: '礼物' } }),
    'zh-TW': async () => ({ default: { title: '禮物' } }),
    en: async () => ({ default: { title: 'Gift' } }),
  },
};
const gifts: FeatureModule<FeatureServices> = {
  id: 'gift',
  routes: [
    { path: '/gift', page: 'gift' },
    { path: '/mine/gift', page: 'gift', guard: 'member' },
    { path: '/broken', page: 'broken' },
    { path: '/missing', page: 'missing' },
  ],
  load: async () => parts,
};
function failing(): never {
  throw new Error('a page that throws');
}

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the bed of features', () => {
  it('draws the page of an address with the texts of the feature and of the shell', async () => {
    await renderFeature({ module: gifts, at: '/gift?from=home' });
    expect(screen.getByText('礼物 连接超时，请稍后再试 0 nobody ?from=home null')).toBeVisible();
  });

  it('speaks the language it is told, and words of the spec’s own', async () => {
    await renderFeature({
      module: gifts,
      at: '/gift',
      locale: 'en',
      texts: { shell: { errors: { timedOut: 'late' } } },
    });
    expect(screen.getByText('Gift late 0 nobody null')).toBeVisible();
  });

  it('runs the slices and workflows of the feature', async () => {
    await renderFeature({ module: gifts, at: '/gift' });
    tap('tap');
    expect(screen.getByText(/ 1 nobody/)).toBeVisible();
  });

  it('leads a guest to log in, lets a member in, and knows a member by name', async () => {
    const guest = await renderFeature({ module: gifts, at: '/mine/gift' });
    expect(guest.router.state.location.pathname).toBe('/entry/login');
    guest.unmount();
    const some = await renderFeature({ module: gifts, at: '/mine/gift', member: true });
    expect(some.router.state.location.pathname).toBe('/mine/gift');
    some.unmount();
    await renderFeature({ module: gifts, at: '/mine/gift', member: fakeMember('7') });
    expect(screen.getByText(/member7/)).toBeVisible();
  });

  it('keeps the router’s own account of a page that throws or is missing', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const at of ['/broken', '/missing']) {
      const { router, unmount } = await renderFeature({ module: gifts, at });
      expect(Object.values(router.state.errors ?? {})).toHaveLength(at === '/missing' ? 1 : 0);
      expect(screen.getByText('页面异常，请刷新')).toBeVisible();
      unmount();
    }
    silence.mockRestore();
  });

  it('draws one part alone, with the page before it and what that handed over', async () => {
    const { router } = await renderFeature({
      module: gifts,
      page: <Page />,
      at: '/mine/gift',
      before: '/home',
      handed: 'x',
    });
    expect(screen.getByText(/nobody x$|nobody {2}x$/)).toBeVisible();
    tap('back');
    expect(router.state.location.pathname).toBe('/home');
    expect(screen.getByText('elsewhere')).toBeVisible();
  });

  it('reads elsewhere at an address of nobody', async () => {
    await renderFeature({ module: gifts, at: '/gift' });
    tap('far');
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });

  it('takes services of the spec, and says what an unanswered one was asked', async () => {
    const clock = { now: () => 42, monotonic: () => 0, setServerTime: () => undefined };
    const { services } = await renderFeature({ module: gifts, at: '/gift', services: { clock } });
    expect(screen.getByText('42')).toBeVisible();
    expect(() => services.venues.sports('IMTY')).toThrow('sports');
  });
});
