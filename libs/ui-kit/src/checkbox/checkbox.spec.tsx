import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

describe('Checkbox', () => {
  it('is ticked by its box, its words and the space bar', async () => {
    const onCheckedChange = jest.fn();
    render(<Checkbox onCheckedChange={onCheckedChange}>记住我</Checkbox>);
    const box = screen.getByRole('checkbox', { name: '记住我' });
    await userEvent.click(box);
    await userEvent.click(screen.getByText('记住我'));
    box.focus();
    await userEvent.keyboard(' ');
    expect(onCheckedChange.mock.calls.flat()).toEqual([true, false, true]);
    expect(box).toBeChecked();
  });

  it('does not change while disabled', async () => {
    const onCheckedChange = jest.fn();
    render(
      <Checkbox disabled onCheckedChange={onCheckedChange}>
        记住我
      </Checkbox>,
    );
    await userEvent.click(screen.getByText('记住我'));
    expect(onCheckedChange).not.toHaveBeenCalled();
  });
});
