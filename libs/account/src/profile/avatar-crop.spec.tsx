import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import AvatarCrop, { type AvatarCropProps } from './avatar-crop';
import { middleOf, type Square } from './crop';

jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

/** A picture of 400 by 200, as the canvas would take it. */
const PICTURE = { width: 400, height: 200 } as AvatarCropProps['picture'];
const changes = jest.fn<undefined, [Square]>();

function Scene() {
  const [square, setSquare] = useState(middleOf(PICTURE));
  return (
    <AvatarCrop
      picture={PICTURE}
      square={square}
      onChange={(next) => {
        changes(next);
        setSquare(next);
      }}
    />
  );
}

beforeEach(() => {
  changes.mockClear();
  // The canvas of jsdom draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 200, height: 200 } as DOMRect);
  render(<Scene />);
});
afterEach(() => jest.restoreAllMocks());

const area = () => screen.getByRole('application', { name: 'profile.avatar.crop.area' });
const last = () => changes.mock.calls.at(-1)?.[0];

describe('the crop of a picture', () => {
  it('is pushed by a finger as far as the finger goes, and no more once it is lifted', () => {
    fireEvent.pointerMove(area(), { clientX: 10, clientY: 0 });
    expect(changes).not.toHaveBeenCalled();
    fireEvent.pointerDown(area(), { pointerId: 1, clientX: 100, clientY: 50 });
    fireEvent.pointerMove(area(), { clientX: 150, clientY: 50 });
    expect(last()).toEqual({ left: 50, top: 0, side: 200 });
    fireEvent.pointerUp(area());
    fireEvent.pointerMove(area(), { clientX: 190, clientY: 50 });
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('is pushed by the arrow keys, and leaves the others to the page', () => {
    fireEvent.keyDown(area(), { key: 'ArrowRight' });
    expect(last()).toEqual({ left: 90, top: 0, side: 200 });
    expect(fireEvent.keyDown(area(), { key: 'Tab' })).toBe(true);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('comes nearer by the slider', () => {
    fireEvent.change(screen.getByRole('slider', { name: 'profile.avatar.crop.zoom' }), {
      target: { value: '2' },
    });
    expect(last()).toEqual({ left: 150, top: 50, side: 100 });
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '2.0×');
  });
});
