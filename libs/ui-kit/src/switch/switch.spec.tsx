import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch';

describe('Switch', () => {
  it('flips by itself, its words and the keyboard', async () => {
    const onCheckedChange = jest.fn();
    render(<Switch onCheckedChange={onCheckedChange}>声音</Switch>);
    const control = screen.getByRole('switch', { name: '声音' });
    await userEvent.click(control);
    await userEvent.click(screen.getByText('声音'));
    control.focus();
    await userEvent.keyboard(' ');
    expect(onCheckedChange.mock.calls.flat()).toEqual([true, false, true]);
  });

  it('stays where its owner holds it', async () => {
    render(<Switch checked={false}>声音</Switch>);
    await userEvent.click(screen.getByRole('switch'));
    expect(screen.getByRole('switch')).not.toBeChecked();
  });
});
