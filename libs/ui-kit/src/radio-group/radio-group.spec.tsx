import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup, type RadioGroupProps } from './radio-group';

type Way = 'phone' | 'mail' | 'app';
const options = [
  { value: 'phone', label: '手机', description: '发送到 138****5678' },
  { value: 'mail', label: '邮箱', disabled: true },
  { value: 'app', label: '应用' },
] as const;

function Example(props: Partial<RadioGroupProps<Way>>) {
  const [value, setValue] = useState<Way | null>(null);
  return <RadioGroup<Way> label="方式" options={options} {...props} value={value} onValueChange={setValue} />;
}

describe('RadioGroup', () => {
  it('begins with none and then has exactly one, chosen by its words too', async () => {
    render(<Example />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(screen.getByText('发送到 138****5678'));
    await userEvent.click(screen.getByRole('radio', { name: '应用' }));
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([
      screen.getByRole('radio', { name: '应用' }),
    ]);
  });

  it('moves by arrow keys past what is disabled', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    expect(screen.getByRole('radio', { name: '应用' })).toBeChecked();
    await userEvent.click(screen.getByText('邮箱'));
    expect(screen.getByRole('radio', { name: '邮箱' })).not.toBeChecked();
  });

  it('has a name, and says why it is not accepted', () => {
    render(<Example error="请选择" description="选一种" />);
    const group = screen.getByRole('radiogroup', { name: '方式' });
    expect(group).toHaveAccessibleDescription('请选择 选一种');
    expect(group).toBeInvalid();
  });
});
