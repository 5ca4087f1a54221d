import { settle } from '@heptad/feature-testing';
import { screen } from '@testing-library/react';
import { showAccount } from '../testing/account-scene';
import { PasswordStrength } from './password-strength';

const show = async (typed: string, name = 'newcomer1') => {
  const view = await showAccount({ page: <PasswordStrength typed={typed} name={name} />, path: '/x' });
  await settle();
  return view;
};
const meter = () => screen.queryByRole('meter', { name: '密码强度' });

describe('the strength beside a password that is typed', () => {
  it.each([
    ['Abcd1234', '太常见，容易被猜到', '0'],
    ['newcomer1x', '不能包含账号', '0'],
    ['Kite7Moon3', '强度：较高', '3'],
  ])('of %p is told in a step and in words', async (typed, words, now) => {
    await show(typed);
    expect(meter()).toHaveAttribute('aria-valuenow', now);
    expect(meter()).toHaveAttribute('aria-valuetext', words);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('is not there before anything is typed', async () => {
    await show('');
    expect(meter()).toBeNull();
  });
});
