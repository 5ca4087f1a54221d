import { money } from '@heptad/formatting';
import { fakeBet, fakeLeg } from './testing/slip-fakes';
import type { KeptPlacement } from './placement';
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

const empty = { legs: [], stakes: {}, open: [] };
const placement = (status: KeptPlacement['status']): KeptPlacement => ({
  key: `key-of-${status}`,
  id: 'a',
  venue: 'IMTY',
  comboCode: 1001,
  legs: [fakeLeg('a')],
  stake: money('10'),
  acceptance: 'better',
  status,
  visitor: 'mark',
});

describe('the stored slip', () => {
  it('comes back as it was, with the bets whose end was not known to be asked about', () => {
    const place = memory();
    const storage = createSlipStorage(() => place);
    const legs = [fakeLeg('a'), fakeLeg('b', { venue: 'FBTY' })];
    const open = [
      placement('sending'),
      { ...placement('pending'), member: '7', bet: fakeBet('pending') },
      placement('accepted'),
      placement('failed'),
    ];
    storage.save({ legs, stakes: { a: '12.' }, nextKey: 'key-of-the-next-tap', open });
    expect([...place.map.keys()]).toEqual([SLIP_STORAGE_KEY]);
    expect(storage.load()).toEqual({
      legs,
      stakes: { a: '12.' },
      nextKey: 'key-of-the-next-tap',
      open: [
        { ...placement('sending'), status: 'confirming' },
        { ...placement('pending'), member: '7', status: 'confirming' },
      ],
    });
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
      const text = JSON.stringify({ legs: [fakeLeg('a')], stakes: {}, nextKey, open: [] });
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
    const text = JSON.stringify({ legs: [...wrong, good], stakes: { a: '10' }, open: [{ key: 'short' }] });
    expect(createSlipStorage(() => memory(text)).load()).toEqual({
      legs: [good],
      stakes: { a: '10' },
      open: [],
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
      expect(() => storage.save({ legs: [fakeLeg('a')], stakes: {}, open: [] })).not.toThrow();
      expect(storage.load()).toEqual(empty);
    }
  });
});
