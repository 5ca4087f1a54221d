import { act, fireEvent, screen } from '@testing-library/react';
import { showSite } from '../testing/site-scene';
import AccessLimit, { ACCESS_WAIT_S } from './access-limit';

describe('the page of too many requests', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ROUTE-002 lets the visitor go on when the wait is over, and not before', async () => {
    const { router } = await showSite({ page: <AccessLimit /> });
    expect(screen.getByRole('heading', { level: 1, name: '访问过于频繁' })).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime((ACCESS_WAIT_S - 1) * 1_000));
    expect(screen.getByRole('button', { name: '1 秒后可继续' })).toBeDisabled();
    await act(async () => jest.advanceTimersByTime(1_000));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '继续访问' })));
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each([
    ['?returnTo=%2Frecord%2Fbet%3Fpage%3D2%23top', '/record/bet?page=2#top'],
    ['?returnTo=https%3A%2F%2Fevil.example%2F', '/'],
    ['?returnTo=%2F%2Fevil.example', '/'],
    ['?returnTo=javascript%3Aalert(1)', '/'],
    ['?returnTo=%2FaccessLimit%3FreturnTo%3D%2Fmine', '/'],
    ['?returnTo=', '/'],
  ])('ROUTE-002 leads back to where the visitor was, within this site: %s', async (search, expected) => {
    const { router } = await showSite({ page: <AccessLimit />, search });
    for (let second = 0; second < ACCESS_WAIT_S; second += 1)
      await act(async () => jest.advanceTimersByTime(1_000));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '继续访问' })));
    const { pathname, search: query, hash } = router.state.location;
    expect(`${pathname}${query}${hash}`).toBe(expected);
  });

  it('offers support meanwhile', async () => {
    const { router } = await showSite({ page: <AccessLimit /> });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '联系某客服' })));
    expect(router.state.location.pathname).toBe('/customer/chat');
  });
});
