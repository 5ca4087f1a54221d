import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { DateRange } from '../calendar/date-range';
import { DateRangeField, preloadDateRange, type DateRangeFieldProps } from './date-range-field';

beforeAll(async () => {
  await preloadDateRange();
});

const labels = {
  previousMonth: '上个月',
  nextMonth: '下个月',
  today: '今天',
  from: '开始',
  to: '结束',
  close: '关闭',
  confirm: '确定',
  quick: '快捷选择',
  missing: '请选择',
  length: (days: number) => `共 ${days} 天`,
};
const quickRanges = [
  { days: 1, label: '今天' },
  { days: 7, label: '近7天' },
  { days: 90, label: '近90天' },
];

function Example({
  start = null,
  seen,
  ...rest
}: { start?: DateRange | null; seen?: jest.Mock } & Partial<DateRangeFieldProps>) {
  const [value, setValue] = useState(start);
  return (
    <DateRangeField
      label="时间"
      placeholder="全部时间"
      today="2028-03-01"
      max="2028-03-01"
      locale="zh-CN"
      quickRanges={quickRanges}
      labels={labels}
      {...rest}
      value={value}
      onValueChange={(next) => {
        seen?.(next);
        setValue(next);
      }}
    />
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: /^时间/ }));
  return screen.findByRole('dialog', { name: '时间' });
}
// By label, since asking forty days for their roles takes seconds.
const day = (name: RegExp) => screen.getByLabelText(name, { selector: '[data-date]' });
const confirm = () => screen.getByText(/^确定/).closest('button')!;

describe('DateRangeField', () => {
  it('takes a range of two presses once it is confirmed, over the end of a leap February', async () => {
    const seen = jest.fn();
    render(<Example seen={seen} />);
    await open();
    expect(confirm()).toBeDisabled();
    await userEvent.click(screen.getByLabelText('上个月'));
    await userEvent.click(day(/2028年2月28日/));
    expect(confirm()).toBeDisabled();
    await userEvent.click(screen.getByLabelText('下个月'));
    await userEvent.click(day(/2028年3月1日/));
    expect(confirm()).toHaveTextContent('共 3 天');
    expect(seen).not.toHaveBeenCalled();
    await userEvent.click(confirm());
    expect(seen.mock.calls).toEqual([[{ from: '2028-02-28', to: '2028-03-01' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '时间 2028年2月28日 – 2028年3月1日' })).toHaveFocus();
  });

  it('takes a quick range, and marks the one that is chosen', async () => {
    const seen = jest.fn();
    render(<Example seen={seen} />);
    await open();
    const quick = within(screen.getByRole('group', { name: '快捷选择' }));
    await userEvent.click(quick.getByRole('button', { name: '近7天' }));
    expect(quick.getByRole('button', { pressed: true })).toHaveTextContent('近7天');
    await userEvent.click(confirm());
    expect(seen.mock.calls).toEqual([[{ from: '2028-02-24', to: '2028-03-01' }]]);
  });

  it('offers no quick range that the bounds would shorten', async () => {
    render(<Example maxDays={30} />);
    await open();
    expect(screen.getByRole('button', { name: '近90天' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '近7天' })).toBeEnabled();
  });

  it('takes no day out of the bounds, nor one that makes the range too long', async () => {
    render(<Example maxDays={3} min="2028-02-10" max="2028-02-20" />);
    await open();
    expect(screen.getByLabelText('上个月')).toBeDisabled();
    expect(screen.getByLabelText('下个月')).toBeDisabled();
    expect(day(/2月9日/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/2月9日/));
    await userEvent.click(day(/2月12日/));
    await userEvent.click(day(/2月15日/));
    expect(confirm()).toBeDisabled();
    await userEvent.click(day(/2月14日/));
    expect(confirm()).toHaveTextContent('共 3 天');
  });

  it('is used by the keyboard alone: days, weeks and months', async () => {
    render(<Example start={{ from: '2028-02-28', to: '2028-02-29' }} />);
    await open();
    day(/2月29日/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(day(/2月28日/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(day(/2月21日/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(day(/2月20日/)).toHaveFocus();
    await userEvent.keyboard('{End}{PageUp}');
    expect(day(/2028年1月26日/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}');
    // No further than the last day that may be chosen.
    expect(day(/2028年3月1日/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(confirm()).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(confirm()).toHaveTextContent('共 1 天');
  });

  it('says which days are chosen and which is today, and breaks no accessibility rule', async () => {
    render(<Example start={{ from: '2028-03-01', to: '2028-03-01' }} />);
    const sheet = await open();
    const today = day(/2028年3月1日星期三 今天 开始 结束/);
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(within(sheet).getAllByRole('gridcell', { selected: true })).toEqual([today.parentElement]);
    const { violations } = await axe.run(sheet, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map((one) => `${one.id}: ${one.nodes.map((n) => n.html).join(' ')}`)).toEqual([]);
  });

  it('forgets what was not confirmed', async () => {
    const seen = jest.fn();
    render(<Example seen={seen} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: '近7天' }));
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen).not.toHaveBeenCalled();
    await open();
    expect(confirm()).toBeDisabled();
  });

  it('does not open while it is only to be read', async () => {
    render(<Example readOnly />);
    await userEvent.click(screen.getByRole('button', { name: '时间 全部时间' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
