import { useState } from 'react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField, type SearchFieldProps } from './search-field';

function Example({ start = '', ...rest }: { start?: string } & Partial<SearchFieldProps>) {
  const [value, setValue] = useState(start);
  return (
    <SearchField label="搜索" hideLabel clearLabel="清空" {...rest} value={value} onValueChange={setValue} />
  );
}

const input = () => screen.getByRole('searchbox', { name: '搜索' });

describe('SearchField', () => {
  it('is emptied by its cross, which is there only while there is something, and keeps the keyboard', async () => {
    render(<Example />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(input(), '英超');
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is emptied by Escape, and leaves an Escape on nothing to what is around it', async () => {
    const around = jest.fn();
    render(
      <div onKeyDown={(event) => around(event.key)}>
        <Example start="英超" />
      </div>,
    );
    await userEvent.click(input());
    await userEvent.keyboard('{Escape}');
    expect(input()).toHaveValue('');
    expect(around).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(around.mock.calls).toEqual([['Escape']]);
  });

  it('searches by Enter, but not by the one that ends a composition', async () => {
    const onSearch = jest.fn();
    render(<Example start="yingchao" onSearch={onSearch} />);
    const composing = createEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    fireEvent(input(), composing);
    expect(onSearch).not.toHaveBeenCalled();
    expect(composing.defaultPrevented).toBe(false);
    await userEvent.type(input(), '{Enter}');
    expect(onSearch.mock.calls).toEqual([['yingchao']]);
  });

  it('tells that results are on their way, and cannot be emptied while only to be read', () => {
    const { container } = render(<Example start="英超" busy readOnly />);
    expect(input()).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelector('[data-part=busy]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  });
});
