import { createKeyVault, VAULT_TIMEOUT_MS } from './key-vault';

/** A database of one store, as far as the vault uses it; keys are kept as they are, like a browser does. */
function fakeDatabase() {
  const rows = new Map<string, unknown>();
  const answer = <T>(result: T) => {
    const request = {
      result,
      onsuccess: null as (() => void) | null,
      onupgradeneeded: null as (() => void) | null,
    };
    queueMicrotask(() => {
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  const store = {
    get: (name: string) => answer(rows.get(name)),
    put: (value: unknown, name: string) => answer(rows.set(name, value)),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  return { rows, factory: { open: () => answer(database) } as never as IDBFactory };
}

describe('key vault', () => {
  it('seals under a key that cannot be taken out, and opens again later', async () => {
    const { factory, rows } = fakeDatabase();
    const sealed = await createKeyVault(factory, crypto.subtle).seal('hash');
    expect(sealed).toEqual(expect.any(String));
    expect(sealed).not.toContain('hash');
    const [key] = [...rows.values()] as CryptoKey[];
    expect(key?.extractable).toBe(false);
    expect(await createKeyVault(factory, crypto.subtle).open(sealed ?? '')).toBe('hash');
  });

  it('opens nothing that was sealed elsewhere or damaged', async () => {
    const sealed = await createKeyVault(fakeDatabase().factory, crypto.subtle).seal('hash');
    const other = createKeyVault(fakeDatabase().factory, crypto.subtle);
    expect(await other.open(sealed ?? '')).toBeUndefined();
    expect(await other.open('%%%')).toBeUndefined();
  });

  it('seals nothing without a secure context, without a database, or when the database refuses', async () => {
    const { factory } = fakeDatabase();
    const refusing = {
      open() {
        throw new Error('blocked');
      },
    } as never as IDBFactory;
    expect(await createKeyVault(factory, undefined).seal('x')).toBeUndefined();
    expect(await createKeyVault(undefined, crypto.subtle).seal('x')).toBeUndefined();
    expect(await createKeyVault(refusing, crypto.subtle).seal('x')).toBeUndefined();
  });

  it('waits two seconds for a database that never answers, and goes on without sealing', async () => {
    jest.useFakeTimers();
    try {
      const silent = { open: () => ({}) } as never as IDBFactory;
      const vault = createKeyVault(silent, crypto.subtle);
      const ended = jest.fn();
      void vault.seal('hash').then(ended);
      void vault.open('sealed').then(ended);
      await jest.advanceTimersByTimeAsync(VAULT_TIMEOUT_MS - 1);
      expect(ended).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(ended.mock.calls).toEqual([[undefined], [undefined]]);
    } finally {
      jest.useRealTimers();
    }
  });
});
