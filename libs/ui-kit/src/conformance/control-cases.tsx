import {
  Accordion,
  Badge,
  Button,
  Checkbox,
  Chip,
  IconButton,
  MoneyField,
  NumericKeypad,
  PasswordField,
  QuickKeys,
  SegmentedControl,
  Select,
  Switch,
  panelOf,
  Tabs,
  TextField,
} from '../index';
import type { ConformanceCase } from './case';

const nothing = () => undefined;
const keypad = { keypad: '键盘', delete: '删除', clear: '清除', point: '小数点', max: '最大', done: '完成' };
const quickKeys = [{ id: '100', label: '+100', value: () => '100' }];
const tabs = [
  { value: 'one', label: '一', count: '12' },
  { value: 'two', label: '二' },
] as const;

export const CONTROL_CASES: readonly ConformanceCase[] = [
  {
    name: 'Accordion',
    render: (f) => (
      <Accordion
        {...f}
        items={[{ value: 'a', title: '甲', extra: <Badge count={3} />, content: <p>内容</p> }]}
        value={['a']}
        onValueChange={nothing}
      />
    ),
    disabled: () => (
      <Accordion
        items={[{ value: 'a', title: '甲', content: <p>内容</p>, disabled: true }]}
        value={[]}
        onValueChange={nothing}
      />
    ),
  },
  {
    name: 'Button',
    render: (f) => <Button {...f}>确定</Button>,
    disabled: () => <Button disabled>确定</Button>,
  },
  {
    name: 'Checkbox',
    render: (f) => <Checkbox {...f}>记住我</Checkbox>,
    disabled: () => <Checkbox disabled>记住我</Checkbox>,
  },
  {
    name: 'Chip',
    render: (f) => (
      <Chip {...f} selected count="8">
        全部
      </Chip>
    ),
    disabled: () => <Chip disabled>全部</Chip>,
  },
  {
    name: 'IconButton',
    render: (f) => <IconButton {...f} icon="close" label="关闭" />,
    disabled: () => <IconButton disabled icon="close" label="关闭" />,
  },
  {
    name: 'MoneyField',
    render: (f) => <MoneyField {...f} label="金额" value="12.50" onValueChange={nothing} />,
    disabled: () => <MoneyField disabled label="金额" value="" onValueChange={nothing} />,
  },
  {
    name: 'NumericKeypad',
    render: (f) => (
      <NumericKeypad {...f} value="1" onValueChange={nothing} onDone={nothing} max="500" labels={keypad} />
    ),
    disabled: () => (
      <NumericKeypad disabled value="1" onValueChange={nothing} onDone={nothing} labels={keypad} />
    ),
  },
  {
    name: 'PasswordField',
    render: (f) => (
      <PasswordField {...f} label="密码" revealLabel="显示密码" concealLabel="隐藏密码" error="密码不对" />
    ),
    disabled: () => <PasswordField disabled label="密码" revealLabel="显示" concealLabel="隐藏" />,
  },
  {
    name: 'QuickKeys',
    render: (f) => <QuickKeys {...f} label="快捷金额" value="1" onValueChange={nothing} keys={quickKeys} />,
    disabled: () => (
      <QuickKeys disabled label="快捷金额" value="1" onValueChange={nothing} keys={quickKeys} />
    ),
  },
  {
    name: 'SegmentedControl',
    render: (f) => (
      <SegmentedControl {...f} label="盘口" segments={tabs} value="one" onValueChange={nothing} />
    ),
    disabled: () => (
      <SegmentedControl disabled label="盘口" segments={tabs} value="one" onValueChange={nothing} />
    ),
  },
  {
    name: 'Select',
    render: (f) => <Select {...f} label="分类" options={tabs} value="one" onValueChange={nothing} />,
    disabled: () => <Select disabled label="分类" options={tabs} value="one" onValueChange={nothing} />,
  },
  {
    name: 'Switch',
    render: (f) => <Switch {...f}>声音</Switch>,
    disabled: () => <Switch disabled>声音</Switch>,
  },
  {
    name: 'Tabs',
    render: (f) => (
      <>
        <Tabs {...f} label="分类" panel="panel" items={tabs} value="one" onValueChange={nothing} />
        <div {...panelOf('panel', 'one')}>一的内容</div>
      </>
    ),
  },
  {
    name: 'TextField',
    render: (f) => <TextField {...f} label="账号" description="4 到 11 位" defaultValue="demo" />,
    disabled: () => <TextField disabled label="账号" />,
  },
];
