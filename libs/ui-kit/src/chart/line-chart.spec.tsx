import { render, screen, within } from '@testing-library/react';
import type { ChartPoint } from './chart-points';
import { LineChart } from './line-chart';

const points = (values: readonly number[]): ChartPoint[] =>
  values.map((value, index) => ({ label: `第${index + 1}天`, value, text: `${value} 步` }));

function show(values: readonly number[], tone?: 'trend') {
  return render(
    <LineChart
      label="步数"
      points={points(values)}
      columns={{ label: '日期', value: '步数' }}
      emptyLabel="还没有数据"
      {...(tone ? { tone } : {})}
    />,
  );
}

describe('LineChart', () => {
  it('is a table for screen readers, with every value as it is read', () => {
    show([3, 9, 6]);
    const table = screen.getByRole('table', { name: '步数' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(within(table).getByRole('row', { name: '第2天 9 步' })).toBeInTheDocument();
    expect(within(table).getByRole('columnheader', { name: '日期' })).toBeInTheDocument();
  });

  it('writes the greatest and the least value, and the first and the last day', () => {
    const { container } = show([3, 9, 6]);
    const drawn = [...container.querySelectorAll('[aria-hidden] span')].map((one) => one.textContent);
    expect(drawn.filter(Boolean)).toEqual(['9 步', '3 步', '第1天', '第3天']);
  });

  it.each([
    [[1, 2], 'gain'],
    [[2, 1], 'loss'],
    [[2, 5, 2], 'accent'],
    [[1, 2, Number.NaN], 'gain'],
  ] as const)('takes the colour of %p by its trend: %s', (values, tone) => {
    show(values, 'trend');
    expect(screen.getByRole('figure', { name: '步数' })).toHaveAttribute('data-tone', tone);
  });

  it('says that there is nothing, in place of an empty drawing and table', () => {
    const { container } = show([]);
    expect(screen.getByText('还没有数据')).toBeInTheDocument();
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('marks one point without a line', () => {
    const { container } = show([42]);
    expect(container.querySelector('[data-part=line]')).toBeNull();
    expect(container.querySelector<HTMLElement>('[data-part=last]')?.style.left).toBe('50%');
  });

  it('draws values of any size', () => {
    const { container } = show([-Number.MAX_VALUE, Number.MAX_VALUE, 0]);
    expect(container.querySelector('[data-part=line]')).toHaveAttribute('d', 'M0 100L500 0L1000 50');
  });
});
