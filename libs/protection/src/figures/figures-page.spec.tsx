import { protection } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { NOW, ok, protectionOf, showProtection } from '../testing/protection-scene';

const item = { from: NOW, stakes: '200.00', net: '-80.00', deposits: '500.00' };

describe('the member’s own figures', () => {
  it('shows result, stakes and deposits, the newest first, and changes the span', async () => {
    const { sent } = await showProtection('/mine/protection/figures', protectionOf(), {
      [protection.figures.path]: ok({ items: [{ ...item, from: NOW - 86_400_000, net: '15.00' }, item] }),
    });
    const rows = screen.getByRole('list', { name: '各期数据' });
    expect([...rows.children].map(({ textContent }) => textContent)).toEqual([
      '2026年11月23日投注 ¥200.00 · 存款 ¥500.00−¥80.00',
      '2026年11月22日投注 ¥200.00 · 存款 ¥500.00+¥15.00',
    ]);
    expect(screen.getByRole('figure', { name: '盈亏' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: '每周' }));
    await act(settle);
    expect(sent(protection.figures)).toEqual([{ span: 'day' }, { span: 'week' }]);
  });
});
