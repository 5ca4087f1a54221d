import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select';

const options = [
  { value: 'one', label: '一' },
  { value: 'two', label: 'Two', lang: 'en' },
] as const;

describe('Select', () => {
  it('names its options, each in its language, and tells which was chosen', async () => {
    const onValueChange = jest.fn();
    render(<Select label="分类" options={options} value="one" onValueChange={onValueChange} />);
    expect(screen.getByRole('option', { name: 'Two' })).toHaveAttribute('lang', 'en');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '分类' }), 'Two');
    expect(onValueChange.mock.calls).toEqual([['two']]);
  });

  it('stays where its owner holds it', async () => {
    render(<Select label="分类" options={options} value="one" onValueChange={() => undefined} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'two');
    expect(screen.getByRole('combobox')).toHaveValue('one');
  });
});
