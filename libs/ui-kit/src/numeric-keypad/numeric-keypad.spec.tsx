import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumericKeypad, type NumericKeypadProps } from './numeric-keypad';

const labels = { keypad: '键盘', delete: '删除', point: '小数点', max: '最大' };

function Example({ start = '', ...rest }: { start?: string } & Partial<NumericKeypadProps>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <output>{value}</output>
      <NumericKeypad labels={labels} {...rest} value={value} onValueChange={setValue} />
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

  it('has 00 in place of the point for whole amounts', async () => {
    render(<Example decimals={0} />);
    expect(screen.queryByRole('button', { name: '小数点' })).toBeNull();
    await press('5', '00');
    expect(value()).toBe('500');
  });

  it('takes no more than the most, to the cent', async () => {
    render(<Example max="120.55" />);
    await press('1', '2', '0', '小数点', '5', '6');
    expect(value()).toBe('120.55');
    await press('删除', '删除', '删除', '9');
    expect(value()).toBe('120.55');
  });

  it('has a key for the most where it is known', async () => {
    const { unmount } = render(<Example max="500" />);
    await press('最大');
    expect(value()).toBe('500');
    unmount();
    render(<Example />);
    expect(screen.queryByRole('button', { name: '最大' })).toBeNull();
  });

  it('takes quick amounts, given or reckoned by the caller, under the same limit', async () => {
    const quickKeys = [
      { id: 'a', label: '100 元', value: '100' },
      { id: 'b', label: '再加', value: (current: string) => `${current}0` },
    ];
    render(<Example max="500" quickKeys={quickKeys} />);
    await press('100 元');
    expect(value()).toBe('100');
    await press('再加');
    expect(value()).toBe('500');
  });

  it('tells nobody when a key changes nothing', async () => {
    const onValueChange = jest.fn();
    render(<NumericKeypad labels={labels} value="1.25" onValueChange={onValueChange} max="1.25" />);
    await press('5', '小数点', '最大');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('is reached and worked by keyboard', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(value()).toBe('12');
    expect(screen.getByRole('group', { name: '键盘' })).toBeInTheDocument();
  });
});
