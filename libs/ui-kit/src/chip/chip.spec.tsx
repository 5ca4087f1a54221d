import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './chip';

describe('Chip', () => {
  it('is on or off, and says so', () => {
    const { rerender } = render(<Chip count="8">滚球</Chip>);
    const chip = screen.getByRole('button', { name: /滚球\s*8/, pressed: false });
    expect(chip).not.toHaveAttribute('data-selected');
    rerender(
      <Chip count="8" selected>
        滚球
      </Chip>,
    );
    expect(screen.getByRole('button', { pressed: true })).toHaveAttribute('data-selected', 'true');
  });

  it('is pressed by finger and by keyboard, and not while disabled', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Chip onClick={onClick}>滚球</Chip>);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
    rerender(
      <Chip onClick={onClick} disabled>
        滚球
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('sends no form it stands in', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Chip>滚球</Chip>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has figures of one width, and takes touches beyond its edge', () => {
    render(<Chip count="8">滚球</Chip>);
    expect(screen.getByText('8')).toHaveClass('tabular-nums');
    expect(screen.getByRole('button')).toHaveClass('h-[32px]', 'after:-inset-y-[6px]');
  });
});
