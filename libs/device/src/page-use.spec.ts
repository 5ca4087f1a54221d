import { createPageUse } from './page-use';

function page() {
  const host = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState }),
    navigator: { onLine: true },
  });
  const time = { now: 10_000 };
  return { host, time, inUse: createPageUse(host, () => time.now) };
}

describe('the use of a page', () => {
  it.each(['pointerdown', 'keydown'])('lasts three seconds from a %s', (type) => {
    const { host, time, inUse } = page();
    expect(inUse()).toBe(false);
    host.dispatchEvent(new Event(type));
    time.now += 3_000;
    expect(inUse()).toBe(true);
    time.now += 1;
    expect(inUse()).toBe(false);
  });

  it('ends when the page is hidden, and is not begun by a mere move', () => {
    const { host, inUse } = page();
    host.dispatchEvent(new Event('pointermove'));
    expect(inUse()).toBe(false);
    host.dispatchEvent(new Event('pointerdown'));
    host.document.visibilityState = 'hidden';
    expect(inUse()).toBe(false);
  });
});
