import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button';

describe('IconButton', () => {
  it('is known by its name, not by its icon', () => {
    render(<IconButton icon="close" label="关闭" />);
    const button = screen.getByRole('button', { name: '关闭' });
    expect(button.querySelector('[data-icon=close]')).toHaveAttribute('aria-hidden', 'true');
  });

  it('says whether it is on only where it can be', () => {
    const { rerender } = render(<IconButton icon="star" label="收藏" />);
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
    rerender(<IconButton icon="star" label="收藏" pressed={false} />);
    expect(screen.getByRole('button', { pressed: false })).toBeInTheDocument();
    rerender(<IconButton icon="starFilled" label="收藏" pressed />);
    expect(screen.getByRole('button', { pressed: true })).toHaveAttribute('data-pressed', 'true');
  });

  it('is 44 px wide and high, and does nothing while disabled', async () => {
    const onClick = jest.fn();
    render(<IconButton icon="close" label="关闭" onClick={onClick} disabled />);
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveClass('min-h-[44px]', 'min-w-[44px]');
  });

  it('sends no form it stands in', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <IconButton icon="close" label="关闭" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
