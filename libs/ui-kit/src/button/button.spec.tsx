import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe('Button', () => {
  it('is pressed by finger and by keyboard', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>确定</Button>);
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('answers no press while busy, keeps its focus and says so', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    const { rerender } = render(
      <form onSubmit={onSubmit}>
        <Button type="submit">确定</Button>
      </form>,
    );
    screen.getByRole('button').focus();
    rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          确定
        </Button>
      </form>,
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit a form unless told to', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>确定</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cuts long words instead of growing', () => {
    render(<Button>{'很长的文字'.repeat(20)}</Button>);
    expect(screen.getByRole('button')).toHaveClass('max-w-full');
    expect(screen.getByText(/很长/)).toHaveClass('truncate');
  });
});
