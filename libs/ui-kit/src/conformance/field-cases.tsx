import {
  CheckboxGroup,
  DateRangeField,
  DateStrip,
  NumberField,
  OtpField,
  PickerWheel,
  RadioGroup,
  SearchField,
  SelectField,
  Stepper,
  TextArea,
} from '../index';
import type { ConformanceCase } from './case';

const nothing = () => undefined;
const options = [
  { value: 'a', label: '甲', description: '说明' },
  { value: 'b', label: '乙' },
] as const;
const steps = { decreaseLabel: '减少', increaseLabel: '增加' };
const digit = (position: number, length: number) => `第 ${position} 位，共 ${length} 位`;
const today = '2026-11-21';
const strip = {
  label: '日期',
  days: [{ date: today, count: '12' }, { date: '2026-11-22' }],
  today,
  value: today,
  onValueChange: nothing,
  locale: 'zh-CN',
  labels: { today: '今天', tomorrow: '明天', count: (count: string) => `${count} 场` },
};
const range = {
  label: '时间',
  placeholder: '请选择',
  today,
  locale: 'zh-CN',
  onValueChange: nothing,
  labels: {
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
  },
};
const columns = [{ id: 'hour', label: '小时', options, value: 'a' }];

export const FIELD_CASES: readonly ConformanceCase[] = [
  {
    name: 'CheckboxGroup',
    render: (f) => (
      <CheckboxGroup
        {...f}
        label="联赛"
        options={options}
        value={['a']}
        onValueChange={nothing}
        allLabel="全选"
        error="至少选一个"
      />
    ),
    disabled: () => (
      <CheckboxGroup
        disabled
        label="联赛"
        options={options}
        value={[]}
        onValueChange={nothing}
        allLabel="全选"
      />
    ),
  },
  {
    name: 'DateRangeField',
    render: (f) => <DateRangeField {...f} {...range} value={{ from: '2026-11-15', to: today }} />,
    disabled: () => <DateRangeField {...range} disabled value={null} />,
  },
  {
    name: 'DateStrip',
    render: (f) => <DateStrip {...f} {...strip} />,
    disabled: () => <DateStrip {...strip} disabled />,
  },
  {
    name: 'NumberField',
    render: (f) => (
      <NumberField {...f} {...steps} label="数量" value={3} onValueChange={nothing} error="太少" />
    ),
    disabled: () => <NumberField {...steps} disabled label="数量" value={null} onValueChange={nothing} />,
  },
  {
    name: 'OtpField',
    render: (f) => (
      <OtpField {...f} label="验证码" value="12" onValueChange={nothing} digitLabel={digit} error="不对" />
    ),
    disabled: () => <OtpField disabled label="验证码" value="" onValueChange={nothing} digitLabel={digit} />,
  },
  {
    name: 'PickerWheel',
    render: (f) => <PickerWheel {...f} label="时间" columns={columns} onValueChange={nothing} />,
    disabled: () => <PickerWheel disabled label="时间" columns={columns} onValueChange={nothing} />,
  },
  {
    name: 'RadioGroup',
    render: (f) => (
      <RadioGroup {...f} label="方式" options={options} value="a" onValueChange={nothing} error="请选择" />
    ),
    disabled: () => (
      <RadioGroup disabled label="方式" options={options} value={null} onValueChange={nothing} />
    ),
  },
  {
    name: 'SearchField',
    render: (f) => (
      <SearchField {...f} label="搜索" value="足球" onValueChange={nothing} clearLabel="清空" busy />
    ),
    disabled: () => (
      <SearchField disabled label="搜索" value="足球" onValueChange={nothing} clearLabel="清空" />
    ),
  },
  {
    name: 'SelectField',
    render: (f) => (
      <SelectField
        {...f}
        label="银行"
        options={options}
        value="a"
        onValueChange={nothing}
        placeholder="请选择"
      />
    ),
    disabled: () => (
      <SelectField
        disabled
        label="银行"
        options={options}
        value={null}
        onValueChange={nothing}
        placeholder="请选择"
      />
    ),
  },
  {
    name: 'Stepper',
    render: (f) => (
      <Stepper
        {...f}
        label="找回密码"
        steps={[
          { id: '1', label: '验证' },
          { id: '2', label: '新密码' },
          { id: '3', label: '完成' },
        ]}
        current={1}
        doneLabel="已完成"
      />
    ),
  },
  {
    name: 'TextArea',
    render: (f) => (
      <TextArea
        {...f}
        label="意见"
        defaultValue="好"
        maxLength={200}
        remainingLabel={(remaining) => `还可输入 ${remaining} 字`}
      />
    ),
    disabled: () => <TextArea disabled label="意见" />,
  },
];
