import { createStoredText } from './stored-text';

function browser() {
  const values = new Map<string, string>();
  const listeners = new Set<(key: string | null) => void>();
  return {
    values,
    storage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
    events: (listener: (key: string | null) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (key: string | null) => listeners.forEach((listener) => listener(key)),
  };
}

describe('a stored text', () => {
  it('is there as soon as it is written, and gone as soon as it is removed', () => {
    const { values, storage, events } = browser();
    const text = createStoredText('place', () => storage, events);
    expect(text.read()).toBeNull();
    text.write('one');
    expect(values.get('place')).toBe('one');
    expect(text.read()).toBe('one');
    text.write(null);
    expect(values.size).toBe(0);
  });

  it('tells of its own place alone, of a storage that was cleared, and no more once nobody listens', () => {
    const { storage, events, tell } = browser();
    const heard = jest.fn();
    const stop = createStoredText('place', () => storage, events).subscribe(heard);
    tell('another');
    expect(heard).not.toHaveBeenCalled();
    tell('place');
    tell(null);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    tell('place');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('breaks nothing where the storage is missing, blocked or full', () => {
    const refuse = (): never => {
      throw new Error('no');
    };
    const places = [() => null, refuse, () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })];
    for (const place of places) {
      const text = createStoredText('place', place, () => () => undefined);
      text.write('one');
      text.write(null);
      expect(text.read()).toBeNull();
    }
  });

  it('is in the browser’s own storage unless told otherwise', () => {
    const text = createStoredText('place');
    const heard = jest.fn();
    const stop = text.subscribe(heard);
    text.write('one');
    expect(globalThis.localStorage.getItem('place')).toBe('one');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'place' }));
    stop();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'place' }));
    expect(heard).toHaveBeenCalledTimes(1);
    text.write(null);
  });
});
