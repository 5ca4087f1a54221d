import { guardAgainstZoom } from './zoom-guard';

function touch(
  type: 'touchend' | 'touchmove',
  fingers: number,
  at: number,
  target: EventTarget = document.body,
): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperties(event, {
    touches: { value: Array.from({ length: fingers }) },
    timeStamp: { value: at },
  });
  target.dispatchEvent(event);
  return event;
}

describe('the zoom guard', () => {
  let release: () => void;
  beforeEach(() => {
    release = guardAgainstZoom(document);
  });
  afterEach(() => release());

  it('SHELL-042 prevents the move of two fingers and leaves that of one alone', () => {
    expect(touch('touchmove', 2, 10).defaultPrevented).toBe(true);
    expect(touch('touchmove', 1, 20).defaultPrevented).toBe(false);
  });

  it('SHELL-043 prevents a second tap within 300 ms, and only that', () => {
    expect(touch('touchend', 0, 1000).defaultPrevented).toBe(false);
    expect(touch('touchend', 0, 1299).defaultPrevented).toBe(true);
    expect(touch('touchend', 0, 1599).defaultPrevented).toBe(false);
  });

  it('still counts the second of two quick taps as a click', () => {
    const key = document.createElement('button');
    document.body.append(key);
    const clicked = jest.fn();
    key.addEventListener('click', clicked);
    touch('touchend', 0, 1000, key);
    touch('touchend', 0, 1100, key);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('counts it on a drawing inside a link too', () => {
    const link = document.createElement('a');
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    link.append(drawing);
    document.body.append(link);
    const clicked = jest.fn();
    link.addEventListener('click', clicked);
    touch('touchend', 0, 1000, document.body);
    touch('touchend', 0, 1100, drawing);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('leaves quick taps on form fields alone, so that the cursor still goes there', () => {
    const field = document.createElement('input');
    document.body.append(field);
    touch('touchend', 0, 1000, document.body);
    expect(touch('touchend', 0, 1100, field).defaultPrevented).toBe(false);
  });

  it('does nothing once released', () => {
    release();
    expect(touch('touchmove', 2, 10).defaultPrevented).toBe(false);
  });
});
