import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field';

describe('PasswordField', () => {
  it('is hidden until asked, and hidden again', async () => {
    render(<PasswordField label="密码" revealLabel="显示" concealLabel="隐藏" />);
    const input = screen.getByLabelText('密码');
    await userEvent.type(input, 'secret');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: '显示' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: '隐藏' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
