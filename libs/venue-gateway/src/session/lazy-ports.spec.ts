import { money } from '@heptad/formatting';
import { stubWallet } from '../testing/stub-venues';
import { lazyGameVenue, lazyWallet } from './lazy-ports';

describe('a lazy wallet', () => {
  it('is fetched when somebody asks for it, and hands every question on', async () => {
    const wallet = stubWallet({
      transferIn: jest.fn(async () => ({ ok: true, value: null }) as never),
      recycle: jest.fn(async () => ({ ok: true, value: null }) as never),
      transferStatus: jest.fn(async () => ({ ok: true, value: null }) as const),
    });
    const load = jest.fn(async () => wallet);
    const lazy = lazyWallet(load);
    expect(load).not.toHaveBeenCalled();
    await lazy.transferIn('IMTY', money('10'), 'key-1');
    await lazy.recycle('key-2', 'FBTY');
    expect(await lazy.transferStatus('key-3')).toEqual({ ok: true, value: null });
    expect(wallet.transferIn).toHaveBeenCalledWith('IMTY', '10.00', 'key-1');
    expect(wallet.recycle).toHaveBeenCalledWith('key-2', 'FBTY');
    expect(wallet.transferStatus).toHaveBeenCalledWith('key-3');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that cannot be fetched has moved no money', async () => {
    const lazy = lazyWallet(() => Promise.reject(new Error('chunk')));
    expect(await lazy.transferIn('IMTY', money('10'), 'key')).toMatchObject({
      ok: false,
      error: { kind: 'offline' },
    });
  });
});

describe('lazy games', () => {
  it('are fetched with the first launch', async () => {
    const launch = jest.fn(async () => ({ ok: true, value: { url: '/g', origin: '/' } }) as const);
    const demo = jest.fn(async () => ({ ok: true, value: { url: '/d', origin: '/' } }) as const);
    const games = lazyGameVenue(async () => ({ launch, demo }));
    expect(await games.launch({ enName: 'PMDZ' })).toEqual({ ok: true, value: { url: '/g', origin: '/' } });
    expect(launch).toHaveBeenCalledWith({ enName: 'PMDZ' });
    expect(await games.demo({ enName: 'PMDZ' })).toEqual({ ok: true, value: { url: '/d', origin: '/' } });
  });
});
