import { screen } from '@testing-library/react';
import { showAccount } from '../testing/account-scene';
import SecondaryPasswordSuccessPage, { messages } from './secondary-password-success-page';

const PATH = '/mine/userInfo/secondaryPassword/success';
const show = (handed?: unknown) =>
  showAccount({ page: <SecondaryPasswordSuccessPage />, messages, path: PATH, handed });

describe('the page after a secondary password was set', () => {
  it.each([
    ['set', '资金密码已设置'],
    ['change', '资金密码已修改'],
    ['reset', '资金密码已重设'],
  ])('says what was done: %s', async (change, text) => {
    await show({ change });
    expect(screen.getByRole('heading', { name: text })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '去取款' })).toBeInTheDocument();
  });

  it.each([undefined, { change: 'other' }])(
    'leads whoever has set none to where that is done',
    async (handed) => {
      const { router } = await show(handed);
      expect(router.state.location.pathname).toBe('/mine/userInfo/secondaryPassword');
    },
  );
});
