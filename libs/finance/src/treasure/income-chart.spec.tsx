import { formatAmount, money } from '@heptad/formatting';
import { render, screen } from '@testing-library/react';
import { IncomeChart, type IncomeBar } from './income-chart';

const bars = (...amounts: readonly string[]): readonly IncomeBar[] =>
  amounts.map((amount, place) => ({ label: `day ${String(place + 1)}`, interest: money(amount) }));

function heights(given: readonly IncomeBar[], hidden?: string): readonly string[] {
  const columns = { day: 'Day', interest: 'Interest' };
  const { container } = render(
    <IncomeChart
      title="Interest"
      columns={columns}
      bars={given}
      write={(amount) => formatAmount(amount, 'CNY')}
      hidden={hidden}
    />,
  );
  return [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height') ?? '');
}

describe('the chart of interest', () => {
  it('begins at zero: bars are as high as their share of the most', () => {
    expect(heights(bars('0.50', '1.00', '0'))).toEqual(['500', '1000', '0']);
    expect(screen.getByRole('figure', { name: 'Interest' })).toBeInTheDocument();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DayInterest',
      'day 1¥0.50',
      'day 2¥1.00',
      'day 3¥0.00',
    ]);
  });

  it('draws nothing for days that earned less than a cent', () => {
    expect(heights(bars('0', '0'))).toEqual(['0', '0']);
  });

  it('STORE-020 draws and tells nothing of hidden amounts', () => {
    expect(heights(bars('0.50', '1.00'), '****')).toEqual(['0', '0']);
    expect(document.body).not.toHaveTextContent(/0\.50|1\.00/);
  });
});
