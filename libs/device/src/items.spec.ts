import { createClock } from './clock';
import { ITEMS, venueSessionItem, type StoredItem } from './items';
import { createStoredItems } from './stored-items';
import { STORED_OBJECT_KEY, type StoredCipher } from './stored-object';

const plain: StoredCipher = {
  seal: (value) => JSON.stringify(value),
  open: (text) => JSON.parse(text) as unknown,
};

describe('the stored items', () => {
  it.each<[string, StoredItem<never>, string, unknown]>([
    ['STORE-004', ITEMS.token, 'X-API-TOKEN', { value: 't', expiresAt: 1 }],
    ['STORE-005', ITEMS.deviceId, 'X-API-UUID', 'u'],
    ['STORE-006', ITEMS.tokenFromUrl, 'tokenFromUrl', 't'],
    ['STORE-007', ITEMS.agentVerify, 'agent_verify', 'a'],
    ['STORE-008', ITEMS.partnerChannel, 'isMY', 'yes'],
    ['STORE-009', ITEMS.wallet, 'wallet', { 'zh-CN': [{ channel: 'IMTY', name: 'IM体育' }] }],
    ['STORE-010', ITEMS.sponsor, 'sponsor', { '2': [{ url: '/act/a.png', sort: 1 }] }],
    ['STORE-015', ITEMS.continued, 'isGo', 'yes'],
    ['STORE-016', ITEMS.ipAddress, 'ipAddress', '1.2.3.4'],
    ['STORE-017', ITEMS.betMode, 'betMode', 2],
    ['STORE-018', ITEMS.theme, 'theme', 'dark'],
    ['STORE-019', ITEMS.betGestureMode, 'betGestureMode', 0],
    ['STORE-020', ITEMS.balancesVisible, 'myMoneyStatus', false],
    ['STORE-021', ITEMS.acceptedOddsChanges, 'acceptValueChangeList', [1, 'higher']],
    ['STORE-022', venueSessionItem('IMTY'), 'venueSession.IMTY', { Token: 't' }],
    ['STORE-023', ITEMS.webClipUuid, 'uuid', 'u'],
  ] as [string, StoredItem<never>, string, unknown][])(
    '%s is kept under its key',
    async (_, item, key, value) => {
      const kept = new Map<string, string>();
      const storage = {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, text: string) => void kept.set(name, text),
        removeItem: (name: string) => void kept.delete(name),
      };
      const items = createStoredItems(storage, createClock(), { cipher: plain });
      items.set(item, value as never);
      await items.flush();
      expect(plain.open(kept.get(STORED_OBJECT_KEY) ?? '')).toEqual({ [key]: value });
      expect(items.get(item)).toEqual(value);
    },
  );

  it.each<[string, StoredItem<never>, unknown]>([
    ['STORE-015', ITEMS.continued, 'no'],
    ['STORE-017', ITEMS.betMode, 3],
    ['STORE-018', ITEMS.theme, 'blue'],
    ['STORE-020', ITEMS.balancesVisible, 'true'],
  ] as [string, StoredItem<never>, unknown][])('%s takes no other value', (_, item, value) => {
    const items = createStoredItems(null, createClock());
    items.set(item, value as never);
    expect(items.get(item)).toBeUndefined();
  });
});
