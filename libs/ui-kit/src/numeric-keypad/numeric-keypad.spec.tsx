import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumericKeypad, type NumericKeypadProps } from './numeric-keypad';

const labels = { keypad: '键盘', delete: '删除', clear: '清除', point: '小数点', max: '最大', done: '完成' };
const nothing = () => undefined;

function Example({ start = '', ...rest }: { start?: string } & Partial<NumericKeypadProps>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <input aria-label="金额" readOnly value={value} />
      <output>{value}</output>
      <NumericKeypad labels={labels} onDone={nothing} {...rest} value={value} onValueChange={setValue} />
    </>
  );
}

async function press(...names: string[]) {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
}
const value = () => document.querySelector('output')?.textContent;

describe('NumericKeypad', () => {
  it('writes an amount of two decimals and deletes it', async () => {
    render(<Example />);
    await press('1', '2', '小数点', '5', '0', '9');
    expect(value()).toBe('12.50');
    await press('删除', '删除', '删除', '删除', '删除');
    expect(value()).toBe('');
    expect(screen.getByRole('button', { name: '删除' })).toBeDisabled();
  });

  it('takes everything away by one key', async () => {
    render(<Example start="1234.5" />);
    await press('清除');
    expect(value()).toBe('');
    expect(screen.getByRole('button', { name: '清除' })).toBeDisabled();
  });

  it('has two noughts on one key, and no point for whole amounts', async () => {
    const { unmount } = render(<Example />);
    await press('00', '5', '00');
    expect(value()).toBe('500');
    unmount();
    render(<Example decimals={0} />);
    expect(screen.queryByRole('button', { name: '小数点' })).toBeNull();
    await press('5', '000');
    expect(value()).toBe('5000');
  });

  it('gives the most where it is known, and holds no digit back by it', async () => {
    const { unmount } = render(<Example max="500" />);
    await press('最大', '1');
    expect(value()).toBe('5001');
    unmount();
    render(<Example />);
    expect(screen.getByRole('button', { name: '最大' })).toBeDisabled();
  });

  it('tells nobody when a key changes nothing', async () => {
    const onValueChange = jest.fn();
    render(
      <NumericKeypad
        labels={labels}
        value="1.25"
        onValueChange={onValueChange}
        onDone={nothing}
        max="1.25"
      />,
    );
    await press('5', '小数点', '最大');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('is reached and worked by keyboard, and says when the member is done', async () => {
    const onDone = jest.fn();
    render(<Example onDone={onDone} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(value()).toBe('12');
    expect(screen.getByRole('group', { name: '键盘' })).toBeInTheDocument();
    await press('完成');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('leaves the focus in the field it fills', async () => {
    render(<Example />);
    screen.getByRole('textbox', { name: '金额' }).focus();
    await press('7');
    expect(screen.getByRole('textbox', { name: '金额' })).toHaveFocus();
  });
});
