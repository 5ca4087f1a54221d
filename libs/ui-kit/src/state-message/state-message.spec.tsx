import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState, ErrorState, OfflineState } from './state-message';

describe('state messages', () => {
  it('says that there is nothing, with the picture of the brand', () => {
    render(<EmptyState title="没有记录" art={<svg data-testid="art" />} action={<a href="/">去首页</a>} />);
    expect(screen.getByRole('status')).toHaveTextContent('没有记录');
    expect(screen.getByTestId('art')).toBeInTheDocument();
    expect(screen.getByRole('link')).toBeInTheDocument();
  });

  it.each([
    ['error', ErrorState, 'alert'],
    ['offline', OfflineState, 'status'],
  ] as const)('%s lets the member try again, and once at a time', async (state, Component, role) => {
    const onRetry = jest.fn();
    const { rerender } = render(<Component title="失败" retryLabel="重试" onRetry={onRetry} />);
    expect(screen.getByRole(role)).toHaveAttribute('data-state', state);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    rerender(<Component title="失败" retryLabel="重试" onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
