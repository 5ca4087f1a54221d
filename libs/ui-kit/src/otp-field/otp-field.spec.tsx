import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OtpField, type OtpFieldProps } from './otp-field';

function Example(props: Partial<OtpFieldProps>) {
  const [value, setValue] = useState('');
  return (
    <>
      <OtpField
        label="验证码"
        digitLabel={(position, length) => `第 ${position} 位，共 ${length} 位`}
        {...props}
        value={value}
        onValueChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const boxes = () => screen.getAllByRole('textbox');
const value = () => document.querySelector('output')?.textContent;

describe('OtpField', () => {
  it('goes from box to box as digits are typed, and tells when the last is there', async () => {
    const onComplete = jest.fn();
    render(<Example onComplete={onComplete} />);
    await userEvent.click(screen.getByRole('textbox', { name: '验证码' }));
    await userEvent.keyboard('12345');
    expect(onComplete).not.toHaveBeenCalled();
    expect(boxes()[5]).toHaveFocus();
    await userEvent.keyboard('6');
    expect(onComplete.mock.calls).toEqual([['123456']]);
    expect(value()).toBe('123456');
  });

  it.each([
    ['654321', '654321'],
    [' 654 321 ', '654321'],
    ['６５４３２１', '654321'],
    ['654321789', '654321'],
  ])('takes "%s" pasted as %s', async (pasted, taken) => {
    const onComplete = jest.fn();
    render(<Example onComplete={onComplete} />);
    await userEvent.click(screen.getByRole('textbox', { name: '验证码' }));
    await userEvent.paste(pasted);
    expect(value()).toBe(taken);
    expect(onComplete.mock.calls).toEqual([[taken]]);
  });

  it('takes digits only', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('textbox', { name: '验证码' }));
    await userEvent.keyboard('1a一2');
    expect(value()).toBe('12');
  });

  it('deletes back through the boxes', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('textbox', { name: '验证码' }));
    await userEvent.keyboard('123{Backspace}{Backspace}');
    expect(value()).toBe('1');
  });

  it('lets the device fill in the code, and opens its keypad of digits', () => {
    render(<Example />);
    expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code');
    expect(boxes()[1]).toHaveAttribute('autocomplete', 'off');
    for (const box of boxes()) expect(box).toHaveAttribute('inputmode', 'numeric');
  });

  it('names each box, says why the code is not accepted, and is one stop for the Tab key', async () => {
    render(<Example error="验证码不对" />);
    expect(screen.getByRole('textbox', { name: '第 6 位，共 6 位' })).toBeInvalid();
    expect(screen.getByRole('group')).toHaveAccessibleDescription('验证码不对');
    await userEvent.tab();
    expect(boxes()[0]).toHaveFocus();
    await userEvent.tab();
    expect(boxes().some((box) => box === document.activeElement)).toBe(false);
  });
});
