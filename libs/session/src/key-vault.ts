/** Keeps a key that no script can read, to seal small secrets with. */
export interface KeyVault {
  /** @returns the sealed text, or undefined where there is no secure context or no database */
  seal(text: string): Promise<string | undefined>;
  /** @returns the text, or undefined where it was sealed elsewhere */
  open(sealed: string): Promise<string | undefined>;
}

const DATABASE = 'keys';
const STORE = 'keys';
const NAME = 'credentials';
const IV_BYTES = 12;
/** Milliseconds that the browser's database has to answer: some never do, and a login must not wait for them. */
export const VAULT_TIMEOUT_MS = 2_000;

/** The value if it comes in time, else undefined. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), VAULT_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refused'));
  });
}

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

async function loadKey(factory: IDBFactory, subtle: SubtleCrypto): Promise<CryptoKey> {
  const database = await openDatabase(factory);
  try {
    const known: unknown = await settled(database.transaction(STORE).objectStore(STORE).get(NAME));
    if (known instanceof CryptoKey) return known;
    const fresh = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    // Another tab may have been faster: its key is the one that counts.
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const meanwhile: unknown = await settled(store.get(NAME));
    if (meanwhile instanceof CryptoKey) return meanwhile;
    await settled(store.put(fresh, NAME));
    return fresh;
  } finally {
    database.close();
  }
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/**
 * A vault whose non-extractable key lives in the browser's database. Nothing here rejects: without a secure context
 * or an answer in time there is simply no sealing, and only the member's name can be remembered.
 */
export function createKeyVault(factory: IDBFactory | undefined, subtle: SubtleCrypto | undefined): KeyVault {
  async function withKey<T>(
    work: (key: CryptoKey, subtle: SubtleCrypto) => Promise<T>,
  ): Promise<T | undefined> {
    if (factory === undefined || subtle === undefined) return undefined;
    try {
      return await inTime(loadKey(factory, subtle).then((key) => work(key, subtle)));
    } catch {
      return undefined;
    }
  }

  return {
    seal: (text) =>
      withKey(async (key, web) => {
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
        const sealed = await web.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
        return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
      }),
    open: (sealed) =>
      withKey(async (key, web) => {
        const bytes = toBytes(sealed);
        const iv = bytes.slice(0, IV_BYTES);
        const opened = await web.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(IV_BYTES));
        return new TextDecoder().decode(opened);
      }),
  };
}
