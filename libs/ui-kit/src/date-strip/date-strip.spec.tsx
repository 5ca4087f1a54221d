import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '../calendar/calendar-date';
import { DateStrip } from './date-strip';

// The last day of a leap year's February, so that the words do not hang on the month.
const today = '2028-02-29';
const days = [0, 1, 2, 3].map((ahead) => ({
  date: addDays(today, ahead),
  ...(ahead === 0 ? { count: '12' } : {}),
  disabled: ahead === 2,
}));

function Example({ seen }: { seen?: (date: string) => void }) {
  const [value, setValue] = useState(today);
  return (
    <DateStrip
      label="日期"
      days={days}
      today={today}
      value={value}
      onValueChange={(next) => {
        seen?.(next);
        setValue(next);
      }}
      locale="zh-CN"
      labels={{ today: '今天', tomorrow: '明天', count: (count) => `${count} 场` }}
    />
  );
}

describe('DateStrip', () => {
  it('writes today and tomorrow as words, other days by their day of the week, and says whole dates', () => {
    render(<Example />);
    expect(screen.getByRole('radio', { name: '今天 2028年2月29日星期二 12 场' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '明天 2028年3月1日星期三' })).toHaveTextContent('明天3/1');
    expect(screen.getByRole('radio', { name: '2028年3月3日星期五' })).toHaveTextContent('周五3/3');
  });

  it('moves by arrow keys past a day that cannot be chosen', async () => {
    const seen = jest.fn();
    render(<Example seen={seen} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(seen.mock.calls).toEqual([['2028-03-01'], ['2028-03-03']]);
  });

  it('brings the chosen day to the middle', async () => {
    const offset = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(300);
    const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60);
    const box = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
    render(<Example />);
    expect(screen.getByRole('radiogroup', { name: '日期' }).scrollLeft).toBe(150);
    for (const mock of [offset, width, box]) mock.mockRestore();
  });
});
