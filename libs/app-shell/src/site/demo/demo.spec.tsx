import { act, fireEvent, screen } from '@testing-library/react';
import { showSite } from '../testing/site-scene';
import Demo from './demo';

describe('the demo page', () => {
  it.each([
    ['注册试玩', '/entry/register', '?returnTo=%2Fhome%2Fsports'],
    ['已有账号，去登录', '/entry/login', '?returnTo=%2Fhome%2Fsports'],
    ['先看看赛事', '/home/sports', ''],
  ])('ROUTE-004 leads a guest on: %s', async (name, pathname, search) => {
    const { router } = await showSite({ page: <Demo /> });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    expect(router.state.location).toMatchObject({ pathname, search });
  });

  it('ROUTE-004 says that it is play money, and asks no member to register', async () => {
    await showSite({ page: <Demo />, member: true });
    expect(screen.getByText(/不可兑换，也不能取款/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '注册试玩' })).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
