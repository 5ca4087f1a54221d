import { fireEvent, render, screen } from '@testing-library/react';
import { MarqueeNotice } from './marquee-notice';

const labels = { region: '公告', pause: '暂停', play: '播放' };
const notices = [
  { id: '1', text: '公告一' },
  { id: '2', text: '公告二', href: '/n/2' },
];

const animation = { play: jest.fn(), pause: jest.fn(), cancel: jest.fn() };
const animate = jest.fn<typeof animation, [Keyframe[], KeyframeAnimationOptions]>(() => animation);

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(HTMLElement.prototype, { animate });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  Reflect.deleteProperty(globalThis, 'matchMedia');
  jest.restoreAllMocks();
});

describe('MarqueeNotice', () => {
  it('passes by at its speed', () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    const { unmount } = render(<MarqueeNotice notices={notices} labels={labels} speed={40} />);
    expect(animate.mock.calls[0]?.[0].map((frame) => frame.transform)).toEqual([
      'translateX(300px)',
      'translateX(-500px)',
    ]);
    expect(animate.mock.calls[0]?.[1].duration).toBe(20_000);
    unmount();
    expect(animation.cancel).toHaveBeenCalledTimes(1);
  });

  it('stops by its button, under the pointer and with the focus in it', () => {
    render(<MarqueeNotice notices={notices} labels={labels} />);
    const frame = screen.getByRole('link').closest('div') as HTMLElement;
    const steps = [
      () => fireEvent.pointerEnter(frame),
      () => fireEvent.pointerLeave(frame),
      () => fireEvent.focus(screen.getByRole('link')),
      () => fireEvent.blur(screen.getByRole('link')),
      () => fireEvent.click(screen.getByRole('button', { name: '暂停' })),
      () => fireEvent.click(screen.getByRole('button', { name: '播放' })),
    ];
    const stopped = steps.map((step) => {
      jest.clearAllMocks();
      step();
      return animation.pause.mock.calls.length - animation.play.mock.calls.length;
    });
    expect(stopped).toEqual([1, -1, 1, -1, 1, -1]);
  });

  it('stands still and can be scrolled where less motion is asked for', () => {
    Object.assign(globalThis, {
      matchMedia: () => ({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
    });
    render(<MarqueeNotice notices={notices} labels={labels} />);
    expect(animate).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
    const line = screen.getByRole('group', { name: labels.region });
    expect(line).toHaveClass('overflow-x-auto');
    expect(line).toHaveAttribute('tabindex', '0');
    expect(line).toContainElement(screen.getByRole('link'));
  });

  it('is not there without notices', () => {
    const { container } = render(<MarqueeNotice notices={[]} labels={labels} />);
    expect(container).toBeEmptyDOMElement();
  });
});
