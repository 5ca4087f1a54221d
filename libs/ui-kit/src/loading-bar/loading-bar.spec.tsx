import { render, screen } from '@testing-library/react';
import { LoadingBar } from './loading-bar';

const bar = () => screen.getByRole('progressbar', { name: '加载中' });
const filled = () => bar().firstElementChild;

describe('LoadingBar', () => {
  it('says no value while it is not known how far things are', () => {
    render(<LoadingBar label="加载中" />);
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(bar()).toHaveAttribute('data-state', 'unknown');
    expect(filled()).toHaveClass('motion-safe:animate-pulse');
    expect(filled()).not.toHaveAttribute('style');
  });

  it.each([
    [0, '0', 'scaleX(0)'],
    [30, '30', 'scaleX(0.3)'],
    [100, '100', 'scaleX(1)'],
    [-5, '0', 'scaleX(0)'],
    [180, '100', 'scaleX(1)'],
  ])('says and shows %d as %s of 100', (value, said, shown) => {
    render(<LoadingBar label="加载中" value={value} />);
    expect(bar()).toHaveAttribute('aria-valuenow', said);
    expect(filled()).toHaveStyle({ transform: shown });
    expect(bar()).toHaveAttribute('data-state', 'known');
  });
});
