import { createStoredItems, ITEMS } from '@heptad/device';
import { fakeClock } from '@heptad/device/testing';
import { createCredentialStore } from './credentials';
import type { KeyVault } from './key-vault';
import { OPEN_VAULT } from './testing/sandbox-page';

const KEPT = { name: 'demo01', checked: true } as const;

function open(vault: KeyVault = OPEN_VAULT) {
  const items = createStoredItems(null, fakeClock());
  return { items, store: createCredentialStore(items, vault) };
}

describe('what is remembered of a login, once the password has been changed', () => {
  it('SESSION-009 has the new password in the place of the old one', async () => {
    const { store } = open();
    store.keep({ ...KEPT, sealed: await store.seal('old') });
    await store.renew('new');
    expect(await store.read()).toEqual({ ...KEPT, password: 'new' });
  });

  it('keeps no password where none was kept, and no name where nobody was', async () => {
    const { store } = open();
    await store.renew('new');
    expect(await store.read()).toBeUndefined();
    store.keep(KEPT);
    await store.renew('new');
    expect(await store.read()).toEqual(KEPT);
  });

  it('WEBCLIP-014 keeps the name alone where the new one cannot be sealed', async () => {
    const { items, store } = open({ ...OPEN_VAULT, seal: async () => undefined });
    items.set(ITEMS.login, { ...KEPT, sealed: '~old' });
    await store.renew('new');
    expect(await store.read()).toEqual(KEPT);
  });

  it('leaves the old one at once, and what another login has kept meanwhile', async () => {
    const sealing: ((sealed: string) => void)[] = [];
    const { items, store } = open({
      ...OPEN_VAULT,
      seal: () => new Promise((resolve) => sealing.push(resolve)),
    });
    items.set(ITEMS.login, { ...KEPT, sealed: '~old' });
    const renewed = store.renew('new');
    expect(items.get(ITEMS.login)).toEqual(KEPT);
    items.set(ITEMS.login, { name: 'demo02', checked: false });
    sealing[0]?.('~new');
    await renewed;
    expect(items.get(ITEMS.login)).toEqual({ name: 'demo02', checked: false });
  });
});

describe('a password that is taken back', () => {
  it('leaves the name, and whether it is to be remembered', async () => {
    const { store } = open();
    store.keep({ ...KEPT, sealed: await store.seal('old') });
    store.forgetPassword();
    expect(await store.read()).toEqual(KEPT);
    expect(store.rememberedName()).toBe('demo01');
  });

  it('makes up no login where none is kept', async () => {
    const { items, store } = open();
    store.forgetPassword();
    expect(items.has(ITEMS.login)).toBe(false);
  });
});
