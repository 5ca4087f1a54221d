import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';

type League = 'a' | 'b' | 'c';
const options = [
  { value: 'a', label: '英超' },
  { value: 'b', label: '西甲' },
  { value: 'c', label: '德甲', disabled: true },
] as const;

function Example({
  start = [],
  ...rest
}: { start?: readonly League[] } & Partial<CheckboxGroupProps<League>>) {
  const [value, setValue] = useState<readonly League[]>(start);
  return (
    <>
      <CheckboxGroup<League>
        label="联赛"
        options={options}
        {...rest}
        value={value}
        onValueChange={setValue}
      />
      <output>{value.join()}</output>
    </>
  );
}

const value = () => document.querySelector('output')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

describe('CheckboxGroup', () => {
  it('gives what is ticked in the order of the options', async () => {
    render(<Example />);
    await press('西甲');
    await press('英超');
    expect(value()).toBe('a,b');
    await press('西甲');
    expect(value()).toBe('a');
    expect(screen.getByRole('group', { name: '联赛' })).toBeInTheDocument();
  });

  it('ticks and clears all that can be, and leaves the others as they are', async () => {
    render(<Example start={['c']} allLabel="全选" />);
    await press('全选');
    expect(value()).toBe('a,b,c');
    await press('全选');
    expect(value()).toBe('c');
  });

  it('shows that some are ticked, and then ticks the rest', async () => {
    render(<Example start={['a']} allLabel="全选" />);
    expect(screen.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
    await press('全选');
    expect(value()).toBe('a,b');
    expect(screen.getByRole('checkbox', { name: '全选' })).toBeChecked();
  });

  it('changes nothing while disabled, and says why it is not accepted', async () => {
    render(<Example disabled allLabel="全选" error="至少选一个" />);
    await press('英超');
    await press('全选');
    expect(value()).toBe('');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('至少选一个');
  });
});
