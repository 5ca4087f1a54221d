import { ITEMS, type StoredItems } from '@heptad/device';
import { defined } from '@heptad/formatting';
import type { KeyVault } from './key-vault';

/** What is remembered of a login (SESSION-009). */
export interface Credentials {
  readonly name: string;
  /** The password's hash; absent where it may not be kept, or was taken back. Never to be logged. */
  readonly password?: string;
  /** The member asked to be remembered. */
  readonly checked: boolean;
}

export interface CredentialStore {
  /** The name of a login that is to be remembered; the vault is not asked. */
  rememberedName(): string | undefined;
  read(): Promise<Credentials | undefined>;
  /** Seals a password's hash by a key that no script can read. @returns undefined where nothing can be sealed */
  seal(password: string): Promise<string | undefined>;
  /** Keeps a login at once, its password as {@link CredentialStore.seal} gave it; without one the name alone. */
  keep(credentials: {
    readonly name: string;
    readonly sealed?: string | undefined;
    readonly checked: boolean;
  }): void;
  /** Puts another password's hash in the place of the one that is kept, if one is; where it cannot be sealed, the name alone stays. */
  renew(password: string): Promise<void>;
  /** Drops the password's hash, so that nothing logs in with it any more; the name stays. */
  forgetPassword(): void;
  clear(): void;
}

/** @param vault seals the hash; where it cannot, only the name is kept */
export function createCredentialStore(items: StoredItems, vault: KeyVault): CredentialStore {
  const keep: CredentialStore['keep'] = (login) => items.set(ITEMS.login, defined(login));

  function forgetPassword(): void {
    const kept = items.get(ITEMS.login);
    if (kept !== undefined) keep({ name: kept.name, checked: kept.checked });
  }

  return {
    rememberedName() {
      const kept = items.get(ITEMS.login);
      return kept?.checked === true ? kept.name : undefined;
    },
    async read() {
      const kept = items.get(ITEMS.login);
      if (kept === undefined) return undefined;
      const { name, checked, sealed } = kept;
      const password = sealed === undefined ? undefined : await vault.open(sealed);
      return password ? { name, password, checked } : { name, checked };
    },
    seal: (password) => vault.seal(password),
    keep,
    async renew(password) {
      const kept = items.get(ITEMS.login);
      if (kept?.sealed === undefined) return;
      // The old one is dropped first: a page that is closed meanwhile leaves none that fails.
      forgetPassword();
      const sealed = await vault.seal(password);
      if (sealed !== undefined && items.get(ITEMS.login)?.name === kept.name) keep({ ...kept, sealed });
    },
    forgetPassword,
    clear: () => items.remove(ITEMS.login),
  };
}
