import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickKeys, type QuickKey } from './quick-keys';

const KEYS: readonly QuickKey[] = [
  { id: 'more', label: '+100', value: (current) => `${current}1` },
  { id: 'same', label: '不变', value: (current) => current },
];

describe('QuickKeys', () => {
  it('makes of what is there what each key says', async () => {
    function Example() {
      const [value, setValue] = useState('');
      return (
        <>
          <output>{value}</output>
          <QuickKeys label="快捷金额" value={value} onValueChange={setValue} keys={KEYS} />
        </>
      );
    }
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: '+100' }));
    await userEvent.click(screen.getByRole('button', { name: '+100' }));
    expect(screen.getByRole('status')).toHaveTextContent('11');
    expect(screen.getByRole('group', { name: '快捷金额' })).toHaveClass('overflow-x-auto');
  });

  it('tells nobody when a key changes nothing, or when it rests', async () => {
    const onValueChange = jest.fn();
    const { rerender } = render(
      <QuickKeys label="快捷金额" value="" onValueChange={onValueChange} keys={KEYS} />,
    );
    await userEvent.click(screen.getByRole('button', { name: '不变' }));
    rerender(<QuickKeys disabled label="快捷金额" value="" onValueChange={onValueChange} keys={KEYS} />);
    await userEvent.click(screen.getByRole('button', { name: '+100' }));
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
