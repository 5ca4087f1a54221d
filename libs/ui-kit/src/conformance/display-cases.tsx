import {
  AskedPage,
  Avatar,
  Badge,
  Card,
  Carousel,
  Cell,
  Countdown,
  Emblem,
  EmptyState,
  ErrorState,
  HeadArt,
  Icon,
  IconButton,
  Image,
  ImageBanner,
  LazyLoad,
  List,
  OfflineState,
  PictureWords,
  PreviewSection,
  ProgressNotice,
  PullToRefresh,
  RefreshPage,
  RichText,
  QrPicture,
  Skeleton,
  StreamCover,
  StreamNotice,
  StreamPlayer,
  TabBar,
  TitlePage,
  ToastViewport,
  TopBar,
  VisuallyHidden,
  WindowedList,
  createToastStore,
} from '../index';
import type { ConformanceCase } from './case';

const nothing = () => undefined;
const words = { region: '公告', pause: '暂停', play: '播放' };
const slides = [
  { id: 'a', label: '第一张', content: <p>甲</p> },
  { id: 'b', label: '第二张', content: <p>乙</p> },
];
const retry = { title: '出错了', description: '稍后再试', retryLabel: '重试', onRetry: nothing };

export const DISPLAY_CASES: readonly ConformanceCase[] = [
  { name: 'Avatar', render: (f) => <Avatar {...f} name="测试" /> },
  { name: 'Badge', render: (f) => <Badge {...f} count={120} label="120 条未读" /> },
  { name: 'Card', render: (f) => <Card {...f}>内容</Card> },
  { name: 'Carousel', render: (f) => <Carousel {...f} slides={slides} labels={words} /> },
  {
    name: 'Cell',
    within: 'ul',
    render: (f) => <Cell {...f} title="余额" trailing="12.50" onPress={nothing} />,
  },
  { name: 'Countdown', render: (f) => <Countdown {...f} until={61_000} now={() => 0} label="剩余时间" /> },
  {
    name: 'Emblem',
    render: (f) => <Emblem {...f} shape="heater" division="sash" color="#1788ce" second="#ffffff" />,
  },
  { name: 'EmptyState', render: (f) => <EmptyState {...f} title="没有内容" /> },
  { name: 'ErrorState', render: (f) => <ErrorState {...f} {...retry} /> },
  { name: 'HeadArt', render: (f) => <HeadArt {...f} manner="calm" /> },
  { name: 'Icon', render: (f) => <Icon {...f} name="home" label="首页" /> },
  {
    name: 'Image',
    render: (f) => <Image {...f} source="/a.png" alt="图" width={100} height={50} />,
  },
  {
    name: 'ImageBanner',
    render: (f) => (
      <ImageBanner
        {...f}
        images={[{ source: '/a.png', alt: '图', href: '/a' }]}
        width={390}
        height={160}
        loading={null}
        labels={words}
      />
    ),
  },
  { name: 'LazyLoad', render: (f) => <LazyLoad {...f}>内容</LazyLoad> },
  {
    name: 'List',
    render: (f) => (
      <List {...f}>
        <Cell title="甲" href="/a" />
        <Cell title="乙" description="说明" />
      </List>
    ),
  },
  { name: 'OfflineState', render: (f) => <OfflineState {...f} {...retry} /> },
  { name: 'PictureWords', render: (f) => <PictureWords {...f}>内容</PictureWords> },
  {
    name: 'PreviewSection',
    render: (f) => (
      <PreviewSection
        {...f}
        headingId="hot"
        title="热门"
        all={{ label: '全部', href: '/all' }}
        height="h-24"
        count={1}
        query={{ isError: false, isFetching: false, refetch: nothing }}
        words={{ failed: '加载失败', retry: '重试', none: '暂无' }}
      >
        内容
      </PreviewSection>
    ),
  },
  {
    name: 'ProgressNotice',
    render: (f) => (
      <ProgressNotice
        {...f}
        status="undecided"
        text="暂未收到结果"
        steps={[{ label: '再查一次', onPress: nothing }]}
      />
    ),
  },
  {
    name: 'PullToRefresh',
    render: (f) => (
      <PullToRefresh
        {...f}
        onRefresh={async () => undefined}
        labels={{ pull: '下拉', release: '松开', refreshing: '刷新中' }}
      >
        内容
      </PullToRefresh>
    ),
  },
  {
    name: 'RichText',
    render: (f) => <RichText {...f} text="正文" renderLink={(_address, content) => content} />,
  },
  {
    name: 'RefreshPage',
    render: (f) => (
      <RefreshPage
        {...f}
        title="优惠"
        query={{ isFetching: false, refetch: async () => undefined }}
        say={(word) => word}
      >
        内容
      </RefreshPage>
    ),
  },
  {
    name: 'QrPicture',
    render: (f) => <QrPicture {...f} text="https://example.com" label="下载" />,
  },
  { name: 'Skeleton', render: (f) => <Skeleton {...f} /> },
  { name: 'StreamCover', render: (f) => <StreamCover {...f} text="观看直播" hint="将使用流量" /> },
  { name: 'StreamNotice', render: (f) => <StreamNotice {...f} text="没有视频" /> },
  {
    name: 'StreamPlayer',
    render: (f) => (
      <StreamPlayer
        {...f}
        stream={{ addresses: [], credentials: false }}
        label="视频"
        labels={{
          starting: '正在连接',
          failed: '无法播放',
          retry: '重试',
          play: '播放',
          pause: '暂停',
          sound: '声音',
          fullScreen: '全屏',
          close: '关闭',
        }}
        onStop={nothing}
      />
    ),
  },
  {
    name: 'TabBar',
    render: (f) => (
      <TabBar
        {...f}
        label="主导航"
        current="home"
        items={[
          { id: 'home', href: '/', label: '首页', icon: <Icon name="home" /> },
          {
            id: 'mine',
            href: '/mine',
            label: '我的',
            icon: <Icon name="mine" />,
            badge: <Badge count={1} />,
          },
        ]}
      />
    ),
  },
  {
    name: 'AskedPage',
    render: (f) => (
      <AskedPage
        {...f}
        title="代理"
        back={{ label: '返回', onPress: nothing }}
        query={{ data: '内容', isError: false, refetch: nothing }}
        failed={{ title: '加载失败', retry: '重新加载' }}
        boxes={[]}
      >
        {(data) => data}
      </AskedPage>
    ),
  },
  {
    name: 'TitlePage',
    render: (f) => (
      <TitlePage {...f} title="存款">
        内容
      </TitlePage>
    ),
  },
  {
    name: 'ToastViewport',
    render: (f) => {
      const store = createToastStore();
      store.show({ text: '已保存', kind: 1 });
      return <ToastViewport {...f} store={store} />;
    },
  },
  {
    name: 'TopBar',
    render: (f) => (
      <TopBar
        {...f}
        title="标题"
        back={{ label: '返回', onPress: nothing }}
        actions={<IconButton icon="search" label="搜索" />}
      />
    ),
  },
  { name: 'VisuallyHidden', render: (f) => <VisuallyHidden {...f}>说明</VisuallyHidden> },
  {
    name: 'WindowedList',
    render: (f) => (
      <WindowedList
        {...f}
        rows={['甲', '乙']}
        getKey={(row) => row}
        estimateHeight={() => 40}
        renderRow={(row) => row}
        label="名单"
      />
    ),
  },
];
