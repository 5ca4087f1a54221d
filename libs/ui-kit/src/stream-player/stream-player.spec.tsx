import { act, fireEvent, render, screen } from '@testing-library/react';
import { STALL_MS } from './attach-stream';
import { StreamPlayer } from './stream-player';

const labels = {
  starting: '正在连接',
  failed: '无法播放',
  retry: '重试',
  play: '播放',
  pause: '暂停',
  sound: '声音',
  fullScreen: '全屏',
  close: '关闭',
};
const onStop = jest.fn();
const video = () => screen.getByLabelText<HTMLVideoElement>('示例');

async function show(...addresses: string[]) {
  render(
    <StreamPlayer stream={{ addresses, credentials: false }} label="示例" labels={labels} onStop={onStop} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('正在连接');
  await act(async () => void (await import('./stream-controls')));
}

beforeEach(() => {
  jest.useFakeTimers();
  onStop.mockClear();
  const element = HTMLMediaElement.prototype;
  jest.spyOn(element, 'canPlayType').mockReturnValue('maybe');
  jest.spyOn(element, 'play').mockResolvedValue();
  jest.spyOn(element, 'load').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('StreamPlayer', () => {
  it('goes on to the next host after a failure and after a stall, and begins anew when asked to', async () => {
    await show('/a.m3u8', '/b.m3u8');
    expect(video().src).toContain('/a.m3u8');
    fireEvent.error(video());
    expect(video().src).toContain('/b.m3u8');
    act(() => jest.advanceTimersByTime(STALL_MS));
    expect(screen.getByRole('alert')).toHaveTextContent('无法播放');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(video().src).toContain('/a.m3u8');
  });

  it('is silent until its sound is wanted, and is closed by its button', async () => {
    await show('/a.m3u8');
    expect(screen.getByRole('status')).toHaveTextContent('正在连接');
    expect(video().muted).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '声音' }));
    expect(video().muted).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(onStop).toHaveBeenCalledTimes(1);
  });
});
