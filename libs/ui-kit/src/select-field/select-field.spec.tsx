import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preloadSelectField, SelectField, type SelectFieldProps } from './select-field';

type Bank = 'a' | 'b' | 'c';
const options = [
  { value: 'a', label: '工商银行' },
  { value: 'b', label: '建设银行', description: '暂停服务', disabled: true },
  { value: 'c', label: '招商银行' },
] as const;

beforeAll(async () => {
  await preloadSelectField();
});

function Example({ start = null, ...rest }: { start?: Bank | null } & Partial<SelectFieldProps<Bank>>) {
  const [value, setValue] = useState<Bank | null>(start);
  return (
    <SelectField<Bank>
      label="银行"
      placeholder="请选择"
      options={options}
      {...rest}
      value={value}
      onValueChange={setValue}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: '银行' });

describe('SelectField', () => {
  it('opens a list by a press, takes what is pressed there and gives the focus back', async () => {
    render(<Example />);
    expect(field()).toHaveTextContent('请选择');
    await userEvent.click(field());
    expect(await screen.findByRole('listbox', { name: '银行' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: '招商银行' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(field()).toHaveTextContent('招商银行');
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('is used by the keyboard alone, from the first opening on', async () => {
    render(<Example start="a" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: '工商银行' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(field()).toHaveTextContent('招商银行'));
  });

  it('keeps what it has when it is closed by Escape', async () => {
    render(<Example start="a" />);
    await userEvent.click(field());
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(field()).toHaveTextContent('工商银行');
  });

  it('does not take an option that is not on offer', async () => {
    render(<Example start="a" />);
    await userEvent.click(field());
    const option = await screen.findByRole('option', { name: /建设银行/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    expect(document.getElementById(field().id)).toHaveTextContent('工商银行');
  });

  it.each([{ busy: true }, { readOnly: true }, { disabled: true }])('stays closed with %j', async (state) => {
    render(<Example start="a" {...state} />);
    await userEvent.click(field());
    await userEvent.type(field(), '{ArrowDown}', { skipClick: true });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('puts no style element into the page, which a strict content policy refuses', async () => {
    render(<Example />);
    const before = document.querySelectorAll('style').length;
    await userEvent.click(field());
    await screen.findByRole('listbox');
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  it('says why it is not accepted', () => {
    render(<Example error="请选择银行" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('请选择银行');
  });
});
