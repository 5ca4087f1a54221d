import { captcha } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAccount } from '../testing/account-scene';
import { SliderPuzzle } from './slider-puzzle';

const DRAWN = { width: 300, height: 132, size: 44, top: 30, picture: 'AAAA', piece: 'BBBB' };

const missed = {
  ok: false,
  error: { kind: 'business', code: '6022', message: '平台的话', call: captcha.sliderCheck.path },
} as const;

async function show(check: Parameters<typeof showAccount>[0]['answers']) {
  const onSolved = jest.fn();
  const onPicture = jest.fn();
  let drawn = 0;
  const view = await showAccount({
    page: <SliderPuzzle onSolved={onSolved} onPicture={onPicture} />,
    path: '/entry/login',
    answers: {
      [captcha.sliderChallenge.path]: () => ({
        ok: true,
        value: { ...DRAWN, ticket: `ticket-${String((drawn += 1))}` },
      }),
      ...check,
    },
  });
  const checks = () => view.api.sent.filter(({ path }) => path === captcha.sliderCheck.path);
  return { ...view, onSolved, onPicture, checks };
}

const slider = () => screen.getByRole('slider', { name: '拼图位置' });
const to = (value: number) => fireEvent.change(slider(), { target: { value: String(value) } });

describe('the slider', () => {
  it('ERR-016 CALL-003 sends where the piece was let go and how long it took, and hands the token on', async () => {
    const { onSolved, checks } = await show({
      [captcha.sliderCheck.path]: { ok: true, value: { sliderToken: 'token-1' } },
    });
    fireEvent.pointerDown(slider());
    to(118);
    expect(checks()).toHaveLength(0);
    fireEvent.pointerUp(slider());
    await settle();
    expect(checks()[0]?.request).toEqual({
      validate_way: 1,
      ticket: 'ticket-1',
      offset: 118,
      elapsed: expect.any(Number),
    });
    expect(onSolved).toHaveBeenCalledWith('token-1');
  });

  it('ERR-016 can be solved without a drag: it is moved by keys, and confirmed by one or by the button', async () => {
    const { checks } = await show({ [captcha.sliderCheck.path]: missed });
    expect(slider()).toHaveFocus();
    expect(screen.queryByRole('button', { name: '确认位置' })).toBeNull();
    to(140);
    to(120);
    expect(checks()).toHaveLength(0);
    fireEvent.keyDown(slider(), { key: 'Enter' });
    await settle();
    expect(checks()).toHaveLength(1);
    to(120);
    await userEvent.click(screen.getByRole('button', { name: '确认位置' }));
    await settle();
    expect(checks()).toHaveLength(2);
  });

  it('brings another one after a miss, and says so', async () => {
    const { onSolved, checks } = await show({ [captcha.sliderCheck.path]: missed });
    to(60);
    fireEvent.keyDown(slider(), { key: 'Enter' });
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('没有对准，请再试一次');
    expect(slider()).toHaveValue('0');
    to(60);
    fireEvent.keyDown(slider(), { key: 'Enter' });
    await settle();
    expect(checks().map(({ request }) => request)).toMatchObject([
      { ticket: 'ticket-1' },
      { ticket: 'ticket-2' },
    ]);
    expect(onSolved).not.toHaveBeenCalled();
  });

  it('is not judged when nothing was moved', async () => {
    const { checks } = await show({ [captcha.sliderCheck.path]: missed });
    fireEvent.pointerDown(slider());
    fireEvent.pointerUp(slider());
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    await settle();
    expect(checks()).toHaveLength(0);
  });

  it('says why none is there, and fetches one on demand', async () => {
    const { api } = await show({
      [captcha.sliderChallenge.path]: {
        ok: false,
        error: { kind: 'offline', message: '网络已断开', call: captcha.sliderChallenge.path },
      },
    });
    expect(screen.getByText('网络已断开')).toBeInTheDocument();
    api.answer(captcha.sliderChallenge, { ok: true, value: { ...DRAWN, ticket: 'late' } });
    await userEvent.click(screen.getByRole('button', { name: '重新获取' }));
    await settle();
    expect(slider()).toBeInTheDocument();
  });

  it('shows the platform’s picture and moves its piece, at the height that was said', async () => {
    const { container } = await show({});
    const [picture, piece] = [...container.querySelectorAll('image')];
    expect(picture).toHaveAttribute('href', 'data:image/png;base64,AAAA');
    expect(piece).toHaveAttribute('href', 'data:image/png;base64,BBBB');
    to(90);
    expect(piece).toHaveAttribute('x', '90');
    expect(piece).toHaveAttribute('y', '30');
  });

  it('gives way to a picture', async () => {
    const { onPicture } = await show({});
    await userEvent.click(screen.getByRole('button', { name: '改用图形验证码' }));
    expect(onPicture).toHaveBeenCalledTimes(1);
  });
});
