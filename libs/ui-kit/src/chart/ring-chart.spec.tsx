import { render, screen } from '@testing-library/react';
import { RingChart } from './ring-chart';

function show(values: readonly number[]) {
  return render(
    <RingChart
      label="构成"
      emptyLabel="还没有数据"
      parts={values.map((value, index) => ({
        id: String(index),
        label: `部分${index}`,
        value,
        text: `${value} 份`,
        tone: 'accent',
      }))}
    >
      合计
    </RingChart>,
  );
}

const lengths = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-part=arc]')].map((arc) =>
    Number(arc.getAttribute('stroke-dasharray')?.split(' ')[0]),
  );

describe('RingChart', () => {
  it('says in words what the colours say', () => {
    show([3, 1]);
    expect(screen.getByRole('figure', { name: '构成' })).toHaveTextContent('合计');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '部分03 份',
      '部分11 份',
    ]);
  });

  it('goes all round for one part, and leaves out what is nothing', () => {
    const { container } = show([0, 7, 0]);
    expect(lengths(container)).toEqual([100]);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('never loses a part for being small', () => {
    const { container } = show([1_000_000, 1]);
    expect(lengths(container)[1]).toBeGreaterThan(0.5);
  });

  it('says that there is nothing', () => {
    const { container } = show([0, Number.NaN]);
    expect(screen.getByText('还没有数据')).toBeInTheDocument();
    expect(screen.queryByText('合计')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    expect(lengths(container)).toEqual([]);
  });
});
