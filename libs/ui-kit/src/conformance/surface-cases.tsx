import type { ReactElement } from 'react';
import {
  ActionSheet,
  Button,
  FloatDock,
  InfiniteList,
  LineChart,
  Popover,
  Progress,
  ProgressRing,
  RingChart,
  ScrollArea,
  SwipePanels,
  Tabs,
  Tooltip,
} from '../index';
import type { ConformanceCase, Forwarded } from './case';

const nothing = () => undefined;
const more = { more: '更多', loading: '加载中', end: '没有更多了', error: '加载失败', retry: '重试' };
const dock = { dock: '快捷入口', show: '展开', hide: '收起', move: '拖动或按方向键移动' };
const tabs = [
  { value: 'one', label: '一' },
  { value: 'two', label: '二' },
] as const;

export const SURFACE_CASES: readonly ConformanceCase[] = [
  {
    name: 'FloatDock',
    render: (f) => (
      <FloatDock {...f} labels={dock}>
        <li>
          <Button>活动</Button>
        </li>
      </FloatDock>
    ),
  },
  {
    name: 'InfiniteList',
    render: (f) => (
      <InfiniteList {...f} state="error" onMore={nothing} labels={more}>
        <ul>
          <li>甲</li>
        </ul>
      </InfiniteList>
    ),
  },
  {
    name: 'LineChart',
    render: (f) => (
      <LineChart
        {...f}
        label="走势"
        columns={{ label: '日期', value: '数值' }}
        emptyLabel="暂无数据"
        points={[
          { label: '周一', value: 1, text: '1' },
          { label: '周二', value: 3, text: '3' },
        ]}
      />
    ),
  },
  { name: 'Progress', render: (f) => <Progress {...f} label="下载" value={30} /> },
  { name: 'ProgressRing', render: (f) => <ProgressRing {...f} label="下载" value={null} /> },
  {
    name: 'RingChart',
    render: (f) => (
      <RingChart
        {...f}
        label="构成"
        emptyLabel="暂无数据"
        parts={[
          { id: 'a', label: '甲', value: 3, text: '3', tone: 'accent' },
          { id: 'b', label: '乙', value: 1, text: '1', tone: 'accent-2' },
        ]}
      >
        4
      </RingChart>
    ),
  },
  {
    name: 'ScrollArea',
    render: (f) => (
      <ScrollArea {...f} label="名单" scroll="both">
        内容
      </ScrollArea>
    ),
  },
  {
    name: 'SwipePanels',
    render: (f) => (
      <>
        <Tabs label="分类" panel="panel" items={tabs} value="one" onValueChange={nothing} />
        <SwipePanels
          {...f}
          panel="panel"
          values={['one', 'two']}
          value="one"
          onValueChange={nothing}
          renderPanel={(value) => <p>{value}</p>}
        />
      </>
    ),
  },
  {
    name: 'Tooltip',
    render: (f) => (
      <Tooltip {...f} content="说明">
        {(control) => <Button {...control}>帮助</Button>}
      </Tooltip>
    ),
  },
];

/** What opens over the page, open; class and data attributes are the window's. */
export const SURFACE_WINDOWS: readonly {
  readonly name: string;
  readonly render: (forwarded: Forwarded) => ReactElement;
}[] = [
  {
    name: 'ActionSheet',
    render: (f) => (
      <ActionSheet
        {...f}
        open
        onOpenChange={nothing}
        title="更多操作"
        choices={[{ id: 'remove', label: '删除', tone: 'danger', onPress: nothing }]}
        cancelLabel="取消"
      />
    ),
  },
  {
    name: 'Popover',
    render: (f) => (
      <Popover
        {...f}
        open
        onOpenChange={nothing}
        title="说明"
        trigger={(button) => <Button {...button}>打开</Button>}
      >
        内容
      </Popover>
    ),
  },
];
