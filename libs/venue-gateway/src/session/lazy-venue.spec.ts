import type { SportsVenue } from '../ports/sports-venue';
import { stubSportsVenue } from '../testing/stub-venues';
import { lazyVenue } from './lazy-venue';

const adapter = stubSportsVenue({
  sports: jest.fn(async () => ({ ok: true, value: [] }) as const),
  bet: jest.fn(
    async () =>
      ({ ok: false, error: { kind: 'business', code: '7108', message: '无此注单', call: '/bet' } }) as const,
  ),
});

describe('a lazy venue', () => {
  it('fetches its adapter with the first call, once for all that come at the same time', async () => {
    const load = jest.fn(async () => adapter);
    const venue = lazyVenue('IMTY', load);
    expect(load).not.toHaveBeenCalled();
    await Promise.all([venue.sports('live'), venue.sports('early')]);
    await venue.bet('1');
    expect(load).toHaveBeenCalledTimes(1);
    expect(adapter.sports).toHaveBeenCalledWith('early');
  });

  it('hands values and errors on as they are', async () => {
    const venue = lazyVenue('IMTY', async () => adapter);
    expect(await venue.sports('live')).toEqual({ ok: true, value: [] });
    expect(await venue.bet('1')).toMatchObject({ ok: false, error: { message: '无此注单' } });
  });

  it('turns an adapter that cannot be fetched into an error of the call, and tries again with the next', async () => {
    const load = jest
      .fn<Promise<SportsVenue>, []>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValue(adapter);
    const venue = lazyVenue('FBTY', load);
    expect(await venue.sports('live')).toMatchObject({
      ok: false,
      error: { kind: 'offline', messageKey: 'network' },
    });
    expect(await venue.sports('live')).toEqual({ ok: true, value: [] });
  });
});
