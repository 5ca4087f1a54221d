import { protection } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { NOW, ok, protectionOf, showProtection } from '../testing/protection-scene';

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('a time-out', () => {
  it('ROLE-011 says first what it means for bets and money, asks once more, then begins', async () => {
    const { sent } = await showProtection('/mine/protection/timeOut', protectionOf(), {
      [protection.takeTimeOut.path]: ok(protectionOf()),
    });
    expect(screen.getByRole('region', { name: '这意味着什么' })).toHaveTextContent(
      '已投的注单照常进行并结算',
    );
    expect(screen.getByRole('button', { name: '开始休息' })).toBeDisabled();
    choose('7 天');
    await press('开始休息');
    expect(sent(protection.takeTimeOut)).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: '现在开始休息 7 天？' });
    fireEvent.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog);
    await act(settle);
    expect(sent(protection.takeTimeOut)).toEqual([{ days: 7 }]);
  });
});

describe('a self-exclusion', () => {
  const AT = '/mine/protection/selfExclusion';
  const words = () => screen.getByLabelText(/请输入“我要自我排除”/);

  it('ROLE-012 is confirmed by typing, and by nothing less', async () => {
    const { sent } = await showProtection(AT, protectionOf(), {
      [protection.exclude.path]: ok(protectionOf()),
    });
    expect(screen.getByRole('region', { name: '这意味着什么' })).toHaveTextContent('所有站点');
    choose('永久');
    fireEvent.change(words(), { target: { value: '我要自我' } });
    await press('确认自我排除');
    expect(words()).toHaveAccessibleDescription(expect.stringContaining('请完整输入') as string);
    expect(sent(protection.exclude)).toEqual([]);
    fireEvent.change(words(), { target: { value: ' 我要自我排除 ' } });
    await press('确认自我排除');
    expect(sent(protection.exclude)).toEqual([{ term: 'forever' }]);
  });

  it('ROLE-012 needs a term', async () => {
    const { sent } = await showProtection(AT);
    fireEvent.change(words(), { target: { value: '我要自我排除' } });
    await press('确认自我排除');
    expect(screen.getByText('请选择期限')).toBeInTheDocument();
    expect(sent(protection.exclude)).toEqual([]);
  });

  it.each([
    [NOW, /至 .*结束/],
    [undefined, /永久有效/],
  ])('ROLE-012 that holds is shown with its end, and the way to the money', async (until, said) => {
    await showProtection(AT, protectionOf({ rest: { kind: 'exclusion', ...(until && { until }) } }));
    const card = screen.getByRole('region', { name: '您已自我排除' });
    expect(card).toHaveTextContent(said);
    expect(screen.getByRole('link', { name: '去取款' })).toHaveAttribute('href', '/mine/finance/withDraw');
  });
});
