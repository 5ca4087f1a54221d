import { fakeLeg } from './testing/slip-fakes';
import { createSlipStorage, SLIP_STORAGE_KEY } from './slip-storage';

function memory(initial?: string) {
  const map = new Map<string, string>(initial === undefined ? [] : [[SLIP_STORAGE_KEY, initial]]);
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const empty = { legs: [], stakes: {} };
describe('the stored slip', () => {
  it('comes back as it was', () => {
    const place = memory();
    const storage = createSlipStorage(() => place);
    const slip = {
      legs: [fakeLeg('a'), fakeLeg('b', { venue: 'FBTY' })],
      stakes: { a: '12.' },
      nextKey: 'key-of-the-next-tap',
    };
    storage.save(slip);
    expect([...place.map.keys()]).toEqual([SLIP_STORAGE_KEY]);
    expect(storage.load()).toEqual(slip);
  });

  it('leaves nothing behind when there is nothing to keep', () => {
    const place = memory('{}');
    createSlipStorage(() => place).save(empty);
    expect(place.map.size).toBe(0);
  });

  it.each([
    '',
    'no json',
    'null',
    '[]',
    '{"legs":7}',
    '{"legs":[1,null,{}],"stakes":[],"open":{}}',
    '"text"',
  ])('that reads %j is an empty one', (text) => {
    expect(createSlipStorage(() => memory(text)).load()).toEqual(empty);
  });

  it('does without a key of the next tap that makes no sense', () => {
    for (const nextKey of [7, 'short', 'x'.repeat(101)]) {
      const text = JSON.stringify({ legs: [fakeLeg('a')], stakes: {}, nextKey });
      const slip = createSlipStorage(() => memory(text)).load();
      expect(slip.legs).toHaveLength(1);
      expect(slip).not.toHaveProperty('nextKey');
    }
  });

  it('tells when another tab has saved it or cleared everything, and of nothing else', () => {
    let tell = (_key: string | null): void => undefined;
    const stop = jest.fn();
    const storage = createSlipStorage(
      () => memory(),
      (listener) => {
        tell = listener;
        return stop;
      },
    );
    const heard = jest.fn();
    const leave = storage.subscribe(heard);
    tell('com_ptr');
    expect(heard).not.toHaveBeenCalled();
    tell(SLIP_STORAGE_KEY);
    tell(null);
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('loses only the selection that makes no sense', () => {
    const good = fakeLeg('a');
    const wrong = [
      { ...good, odds: '0.5' },
      { ...good, odds: 1.9 },
      { ...good, venue: 'XXXX' },
      { ...good, match: { ...good.match, sport: 'chess' } },
      { ...good, selection: { ...good.selection, key: '' } },
    ];
    const text = JSON.stringify({ legs: [...wrong, good], stakes: { a: '10' } });
    expect(createSlipStorage(() => memory(text)).load()).toEqual({
      legs: [good],
      stakes: { a: '10' },
    });
  });

  it('is harmless where the storage is missing, refuses, or is full', () => {
    const full = () => ({
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const refused = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const storage of [
      createSlipStorage(() => null),
      createSlipStorage(full),
      createSlipStorage(refused),
    ]) {
      expect(() => storage.save({ legs: [fakeLeg('a')], stakes: {} })).not.toThrow();
      expect(storage.load()).toEqual(empty);
    }
  });
});
