import { renderFeature } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { supportModule } from '../support-module';
import { loadGuides } from './brand-guides';

jest.mock('./brand-guides', () => ({
  loadGuides: jest.fn(
    jest.requireActual<{ readonly loadGuides: typeof loadGuides }>('./brand-guides').loadGuides,
  ),
}));

const open = (at: string) => renderFeature({ module: supportModule, at });

describe('the page of pictures', () => {
  it('ROUTE-109 shows one picture of the brand’s pages after the other, with the way to each page', async () => {
    await open('/tutorial/imagePage');
    expect(await screen.findByRole('heading', { level: 1, name: '图片教程' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '存款：选方式，输入金额' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '上一张' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    expect(screen.getByText('第 2 张，共 2 张')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '打开这个页面' })).toHaveAttribute(
      'href',
      '/mine/finance/transfer',
    );
    expect(screen.getByRole('button', { name: '下一张' })).toBeDisabled();
  });

  it('is turned by keys and by what is chosen among all', async () => {
    await open('/tutorial/imagePage');
    const strip = await screen.findByRole('list', { name: '图片，可左右滑动' });
    fireEvent.keyDown(strip, { key: 'ArrowRight' });
    expect(screen.getByText('第 2 张，共 2 张')).toBeInTheDocument();
    const all = within(screen.getByRole('list', { name: '全部图片' }));
    fireEvent.click(all.getByRole('button', { name: '存款：选方式，输入金额' }));
    expect(screen.getByText('第 1 张，共 2 张')).toBeInTheDocument();
  });

  it('zooms in three steps and back, and begins anew with another picture', async () => {
    await open('/tutorial/imagePage');
    const [larger, smaller] = [
      await screen.findByRole('button', { name: '放大' }),
      screen.getByRole('button', { name: '缩小' }),
    ];
    expect(smaller).toBeDisabled();
    for (let step = 0; step < 4; step += 1) fireEvent.click(larger);
    expect(larger).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    expect(smaller).toBeDisabled();
  });

  it('stays at the picture that is turned to, and as large as it was made, while the strip scrolls there', async () => {
    await open('/tutorial/imagePage');
    const strip = await screen.findByRole('list', { name: '图片，可左右滑动' });
    const scrollTo = (left: number) => {
      Object.defineProperties(strip, {
        clientWidth: { configurable: true, value: 300 },
        scrollLeft: { configurable: true, writable: true, value: left },
      });
      fireEvent.scroll(strip);
    };
    scrollTo(0);
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    scrollTo(40);
    expect(screen.getByText('第 2 张，共 2 张')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '放大' }));
    for (const left of [140, 160, 300]) scrollTo(left);
    expect(screen.getByText('第 2 张，共 2 张')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '缩小' })).toBeEnabled();
    // Swiped back, the other is seen as a whole.
    scrollTo(140);
    expect(screen.getByText('第 1 张，共 2 张')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '缩小' })).toBeDisabled();
  });

  it.each(['pointerDown', 'wheel'] as const)(
    'follows a finger or a wheel that takes the strip over on its way (%s)',
    async (taken) => {
      await open('/tutorial/imagePage');
      const strip = await screen.findByRole('list', { name: '图片，可左右滑动' });
      Object.defineProperties(strip, {
        clientWidth: { configurable: true, value: 300 },
        scrollLeft: { configurable: true, writable: true, value: 40 },
      });
      fireEvent.click(screen.getByRole('button', { name: '下一张' }));
      strip.scrollLeft = 40;
      fireEvent[taken](strip);
      fireEvent.scroll(strip);
      expect(screen.getByText('第 1 张，共 2 张')).toBeInTheDocument();
    },
  );
});

describe('the page of films', () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);

  it('ROUTE-108 has each film with subtitles in three languages, those of the page first', async () => {
    const { container } = await open('/tutorial/videoPage');
    expect(await screen.findByRole('heading', { level: 2, name: '怎样存款' })).toBeInTheDocument();
    const tracks = [...container.querySelectorAll('track')];
    expect(tracks.map(({ srclang, default: first }) => [srclang, first])).toEqual([
      ['zh-CN', true],
      ['zh-TW', false],
      ['en', false],
    ]);
    expect(container.querySelector('video')).toHaveAttribute('preload', 'none');
    expect(container.querySelector('video')).toHaveAttribute('poster', '/assets/deposit.webp');
  });

  it('plays from the step that is chosen', async () => {
    const { container } = await open('/tutorial/videoPage');
    const steps = await screen.findByRole('list', { name: '步骤' });
    fireEvent.click(within(steps).getByRole('button', { name: /输入金额/ }));
    expect(container.querySelector('video')?.currentTime).toBe(4.5);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('says where a browser cannot play it, and keeps the steps to read', async () => {
    const { container } = await open('/tutorial/videoPage');
    await screen.findByRole('list', { name: '步骤' });
    fireEvent.error(container.querySelector('source') as Element);
    expect(screen.getByRole('alert')).toHaveTextContent('请看下面的步骤');
    expect(screen.getByRole('button', { name: /输入金额/ })).toBeDisabled();
  });
});

describe.each(['/tutorial/imagePage', '/tutorial/videoPage'])('%s of a brand without any', (at) => {
  it.each([
    ['there are none', () => Promise.resolve({ pictures: {}, films: {} })],
    ['they cannot be had', () => Promise.reject(new Error('gone'))],
  ])('leads to the lessons where %s', async (_, load) => {
    jest.mocked(loadGuides).mockImplementationOnce(load);
    await open(at);
    expect(await screen.findByText('还没有图片和视频')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去帮助中心' })).toHaveAttribute('href', '/mine/helpCenter');
  });
});
