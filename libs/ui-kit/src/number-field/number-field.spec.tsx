import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberField, type NumberFieldProps } from './number-field';

function Example({ start, ...rest }: { start: number | null } & Partial<NumberFieldProps>) {
  const [value, setValue] = useState(start);
  return (
    <NumberField
      label="数量"
      decreaseLabel="减少"
      increaseLabel="增加"
      {...rest}
      value={value}
      onValueChange={(next) => {
        rest.onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const input = () => screen.getByRole('textbox', { name: '数量' });

describe('NumberField', () => {
  it('steps by its buttons and stops at its bounds', async () => {
    render(<Example start={2} min={1} max={3} />);
    await userEvent.click(screen.getByRole('button', { name: '增加' }));
    expect(input()).toHaveValue('3');
    expect(screen.getByRole('button', { name: '增加' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '减少' }));
    await userEvent.click(screen.getByRole('button', { name: '减少' }));
    expect(input()).toHaveValue('1');
    expect(screen.getByRole('button', { name: '减少' })).toBeDisabled();
  });

  it('steps by arrow keys, ten times as far with Shift, to the ends by Home and End', async () => {
    render(<Example start={100} min={0} max={1000} step={5} />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowUp}');
    expect(input()).toHaveValue('105');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(input()).toHaveValue('55');
    await userEvent.keyboard('{End}');
    expect(input()).toHaveValue('1000');
    await userEvent.keyboard('{Home}');
    expect(input()).toHaveValue('0');
  });

  it.each([
    ['999', '20'],
    ['0', '5'],
    ['12', '12'],
  ])('takes %s typed as %s when it is left', async (typed, taken) => {
    render(<Example start={null} min={5} max={20} />);
    await userEvent.type(input(), typed);
    await userEvent.tab();
    expect(input()).toHaveValue(taken);
  });

  it('takes whole numbers and nothing else', async () => {
    const onValueChange = jest.fn();
    render(<Example start={null} min={0} onValueChange={onValueChange} />);
    await userEvent.type(input(), '1a-2');
    await userEvent.paste('.9');
    await userEvent.tab();
    // Pasted fractions are rounded.
    expect(input()).toHaveValue('13');
    expect(onValueChange.mock.calls.flat().every((value) => Number.isInteger(value))).toBe(true);
  });

  it('gives null when it is emptied', async () => {
    const onValueChange = jest.fn();
    render(<Example start={7} onValueChange={onValueChange} />);
    await userEvent.clear(input());
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it('says why it is not accepted, and changes nothing while it is only to be read', async () => {
    render(<Example start={7} readOnly error="太多" />);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('太多');
    await userEvent.type(input(), '{ArrowUp}9');
    expect(input()).toHaveValue('7');
  });
});
