import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from './segmented-control';

const segments = [
  { value: 'eu', label: '欧洲盘' },
  { value: 'hk', label: '香港盘' },
  { value: 'my', label: '马来盘' },
] as const;

function Example({ seen }: { seen: (value: string) => void }) {
  const [value, setValue] = useState<'eu' | 'hk' | 'my'>('eu');
  return (
    <SegmentedControl
      label="盘口"
      segments={segments}
      value={value}
      onValueChange={(next) => {
        seen(next);
        setValue(next);
      }}
    />
  );
}

describe('SegmentedControl', () => {
  it('has exactly one chosen segment', async () => {
    const seen = jest.fn();
    render(<Example seen={seen} />);
    await userEvent.click(screen.getByRole('radio', { name: '香港盘' }));
    expect(seen.mock.calls).toEqual([['hk']]);
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([
      screen.getByRole('radio', { name: '香港盘' }),
    ]);
  });

  it('moves by arrow keys', async () => {
    const seen = jest.fn();
    render(<Example seen={seen} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(seen.mock.calls.flat()).toEqual(['hk', 'my']);
  });
});
