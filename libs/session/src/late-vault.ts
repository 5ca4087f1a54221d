import { LOGIN_CODE_TIMEOUT_MS, type LoginCodeLoader } from './authentication/login-loader';
import type { KeyVault } from './key-vault';

/**
 * A {@link KeyVault} whose code comes with that of logging in, when something is first sealed or opened. Where it does not come in
 * time nothing is sealed or opened, as where there is no database. Nothing here rejects.
 */
export function createLateVault(
  load: LoginCodeLoader,
  factory: IDBFactory | undefined,
  subtle: SubtleCrypto | undefined,
): KeyVault {
  function reached(): Promise<KeyVault | undefined> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(undefined), LOGIN_CODE_TIMEOUT_MS);
      load()
        .then(
          ({ createKeyVault }) => resolve(createKeyVault(factory, subtle)),
          () => resolve(undefined),
        )
        .finally(() => clearTimeout(late));
    });
  }
  return {
    seal: async (text) => (await reached())?.seal(text),
    open: async (sealed) => (await reached())?.open(sealed),
  };
}
