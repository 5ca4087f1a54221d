import * as v from 'valibot';
import { createClock } from './clock';
import { storedItem } from './items';
import { keepServerTime } from './kept-server-time';
import { createStoredItems } from './stored-items';
import { cipher, MemoryStorage } from './testing/played-items';

const MINUTE = 60_000;
const NOON = 1_700_000_000_000;
const DRAFT = storedItem('draft', v.string(), 30 * MINUTE);

/** A device whose time of day is off by `offMs`, and its pages, one after the other. */
function deviceOff(offMs: number) {
  const storage = new MemoryStorage();
  const time = { now: NOON };
  const wall = (): number => time.now + offMs;
  return {
    storage,
    pass: (ms: number) => void (time.now += ms),
    async openPage() {
      const sources = { wall, monotonic: () => time.now };
      const base = createClock(sources);
      const items = createStoredItems(storage, base, { cipher });
      await items.load();
      const clock = keepServerTime(base, items, wall);
      return { items, clock, hear: () => clock.setServerTime(time.now) };
    },
  };
}

describe('what is kept for a while, over a reload', () => {
  it.each([
    ['three hours ahead', 180 * MINUTE],
    ['three hours behind', -180 * MINUTE],
    ['right', 0],
  ])('OPEN-035 is judged alike before the platform says its time, on a device that is %s', async (_, off) => {
    const device = deviceOff(off);
    const first = await device.openPage();
    first.hear();
    first.items.set(DRAFT, 'typed');
    await first.items.flush();

    device.pass(29 * MINUTE);
    const second = await device.openPage();
    expect(second.items.get(DRAFT)).toBe('typed');
    device.pass(MINUTE);
    expect(second.items.get(DRAFT)).toBeUndefined();
    second.hear();
    expect(second.items.get(DRAFT)).toBeUndefined();
  });

  it('does not write the stored object for the delay of an answer', async () => {
    const device = deviceOff(0);
    const { clock, items } = await device.openPage();
    clock.setServerTime(clock.now() + 1_500);
    await items.flush();
    expect(device.storage.writes).toBe(0);
    expect(clock.now()).toBe(NOON + 1_500);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('keeps nothing for %s', async (ms) => {
    const device = deviceOff(0);
    const { clock, items } = await device.openPage();
    clock.setServerTime(ms);
    await items.flush();
    expect([clock.now(), device.storage.writes]).toEqual([NOON, 0]);
  });

  it('follows a device whose time of day is put right', async () => {
    const device = deviceOff(180 * MINUTE);
    const first = await device.openPage();
    first.hear();
    await first.items.flush();
    const base = createClock({ wall: () => NOON, monotonic: () => 0 });
    const items = createStoredItems(device.storage, base, { cipher });
    await items.load();
    const clock = keepServerTime(base, items, () => NOON);
    clock.setServerTime(NOON);
    expect(clock.now()).toBe(NOON);
    await items.flush();
    await items.load();
    const next = createClock({ wall: () => NOON, monotonic: () => 0 });
    keepServerTime(next, items, () => NOON);
    expect(next.now()).toBe(NOON);
  });
});
