import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WHEEL_ROW, WHEEL_SETTLE_MS } from './picker-column';
import { PickerWheel, type PickerWheelProps } from './picker-wheel';

const hours = ['08', '09', '10', '11', '12', '13', '14'].map((value) => ({ value, label: `${value} 时` }));
const minutes = ['00', '30'].map((value) => ({ value, label: `${value} 分` }));

function Example({ seen, ...rest }: { seen: jest.Mock } & Partial<PickerWheelProps>) {
  const [chosen, setChosen] = useState<Record<string, string>>({ hour: '10', minute: '00' });
  return (
    <PickerWheel
      label="时间"
      {...rest}
      columns={[
        { id: 'hour', label: '小时', options: hours, value: chosen['hour'] ?? '' },
        { id: 'minute', label: '分钟', options: minutes, value: chosen['minute'] ?? '' },
      ]}
      onValueChange={(column, value) => {
        seen(column, value);
        setChosen({ ...chosen, [column]: value });
      }}
    />
  );
}

const wheel = (name: string) => screen.getByRole('listbox', { name });

describe('PickerWheel', () => {
  it('stands at what is chosen and says it', () => {
    render(<Example seen={jest.fn()} />);
    expect(wheel('小时').scrollTop).toBe(2 * WHEEL_ROW);
    const option = screen.getByRole('option', { name: '10 时', selected: true });
    expect(wheel('小时')).toHaveAttribute('aria-activedescendant', option.id);
  });

  it('is turned by arrow, page, Home and End keys, and no further than its ends', async () => {
    const seen = jest.fn();
    render(<Example seen={seen} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{PageUp}{ArrowUp}{End}{ArrowDown}{Home}');
    expect(seen.mock.calls.map(([, value]) => value)).toEqual(['11', '08', '14', '08']);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(seen).toHaveBeenLastCalledWith('minute', '30');
  });

  it('takes the row that is pressed', async () => {
    const seen = jest.fn();
    render(<Example seen={seen} />);
    await userEvent.click(screen.getByText('12 时'));
    expect(seen.mock.calls).toEqual([['hour', '12']]);
    expect(wheel('小时').scrollTop).toBe(4 * WHEEL_ROW);
  });

  it('takes the row it was turned to once it lies still', () => {
    jest.useFakeTimers();
    const seen = jest.fn();
    render(<Example seen={seen} />);
    wheel('小时').scrollTop = 3.6 * WHEEL_ROW;
    fireEvent.scroll(wheel('小时'));
    act(() => void jest.advanceTimersByTime(WHEEL_SETTLE_MS - 1));
    expect(seen).not.toHaveBeenCalled();
    fireEvent.scroll(wheel('小时'));
    act(() => void jest.advanceTimersByTime(WHEEL_SETTLE_MS));
    expect(seen.mock.calls).toEqual([['hour', '12']]);
    jest.useRealTimers();
  });

  it('cannot be turned while disabled', async () => {
    const seen = jest.fn();
    render(<Example seen={seen} disabled />);
    await userEvent.click(screen.getByText('12 时'));
    fireEvent.keyDown(wheel('小时'), { key: 'ArrowDown' });
    expect(wheel('小时')).toHaveAttribute('aria-disabled', 'true');
    expect(seen).not.toHaveBeenCalled();
  });
});
