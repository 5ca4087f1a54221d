import { render, screen } from '@testing-library/react';
import { Progress, ProgressRing } from './progress';

describe.each([
  ['Progress', Progress],
  ['ProgressRing', ProgressRing],
] as const)('%s', (_name, Component) => {
  const bar = () => screen.getByRole('progressbar', { name: '本周任务' });

  it('says how far it is in per cent, or in the words given', () => {
    const { rerender } = render(<Component label="本周任务" value={62.5} />);
    expect(bar()).toHaveAttribute('aria-valuenow', '62.5');
    expect(bar()).toHaveAttribute('aria-valuetext', '62%');
    expect(screen.getByText('62%')).toBeInTheDocument();
    rerender(<Component label="本周任务" value={3} max={10} valueText="3 / 10" />);
    expect(bar()).toHaveAttribute('aria-valuetext', '3 / 10');
    expect(screen.getByText('3 / 10')).toBeInTheDocument();
  });

  it('says no number while it is not known, and pretends none', () => {
    render(<Component label="本周任务" value={null} valueText="3 / 10" />);
    expect(bar()).toHaveAttribute('data-state', 'unknown');
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(screen.queryByText('3 / 10')).toBeNull();
  });

  it.each([
    [-5, 'known', '0%'],
    [99.9, 'known', '99%'],
    [100, 'complete', '100%'],
    [250, 'complete', '100%'],
  ])('takes %p as %s', (value, state, words) => {
    render(<Component label="本周任务" hideLabel value={value} />);
    expect(bar()).toHaveAttribute('data-state', state);
    expect(bar()).toHaveAttribute('aria-valuetext', words);
  });
});

it('ProgressRing draws no arc for nothing', () => {
  const { container } = render(<ProgressRing label="任务" value={0} />);
  expect(container.querySelector('[data-part=arc]')).toBeNull();
});
