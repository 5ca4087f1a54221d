import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoneyField } from './money-field';

function Field({ start = '', seen }: { start?: string; seen: (value: string) => void }) {
  const [value, setValue] = useState(start);
  return (
    <MoneyField
      label="金额"
      value={value}
      onValueChange={(next) => {
        seen(next);
        setValue(next);
      }}
    />
  );
}

describe('MoneyField', () => {
  it('gives text and takes nothing but an amount', async () => {
    const seen = jest.fn();
    render(<Field seen={seen} />);
    await userEvent.type(screen.getByRole('textbox'), '1a2.5x09-');
    expect(screen.getByRole('textbox')).toHaveValue('12.50');
    expect(seen.mock.calls.flat()).toEqual(['1', '12', '12.', '12.5', '12.50']);
  });

  it('takes a pasted amount with grouping', async () => {
    render(<Field seen={() => undefined} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('1,234.50');
    expect(screen.getByRole('textbox')).toHaveValue('1234.50');
  });

  it('asks for the keyboard that fits', () => {
    const { rerender } = render(<MoneyField label="金额" value="" onValueChange={() => undefined} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
    rerender(<MoneyField label="金额" value="" onValueChange={() => undefined} decimals={0} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  });
});
