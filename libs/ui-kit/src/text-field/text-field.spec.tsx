import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field';

describe('TextField', () => {
  it('ties label, description and error to the input', () => {
    render(<TextField label="账号" description="4 到 11 位" error="太短" />);
    const input = screen.getByRole('textbox', { name: '账号' });
    expect(input).toHaveAccessibleDescription('太短 4 到 11 位');
    expect(input).toBeInvalid();
  });

  it('is not invalid and describes nothing without error and description', () => {
    render(<TextField label="账号" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('keeps a hidden label for screen readers', () => {
    render(<TextField label="搜索" hideLabel />);
    expect(screen.getByText('搜索')).toHaveClass('sr-only');
    expect(screen.getByRole('textbox', { name: '搜索' })).toBeInTheDocument();
  });

  it('gives forms its input by ref and types as inputs do', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="账号" ref={ref} name="account" />);
    await userEvent.type(screen.getByRole('textbox'), 'demo01');
    expect(ref.current).toHaveValue('demo01');
    expect(ref.current).toHaveAttribute('name', 'account');
  });

  it('is 16 px, under which phones zoom the page', () => {
    render(<TextField label="账号" />);
    expect(screen.getByRole('textbox')).toHaveClass('text-[16px]');
  });
});
