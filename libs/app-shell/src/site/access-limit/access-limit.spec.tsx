import { act, fireEvent, screen } from '@testing-library/react';
import { showSite } from '../fakes/site-scene';
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

  it('offers support meanwhile', async () => {
    const { router } = await showSite({ page: <AccessLimit /> });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '联系某客服' })));
    expect(router.state.location.pathname).toBe('/customer/chat');
  });
});
