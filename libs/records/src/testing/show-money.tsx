import { stubApiClient } from '@heptad/api-client/testing';
import { renderFeature, settle } from '@heptad/feature-testing';
import { fakeMember } from '@heptad/session/testing';
import { createToastStore } from '@heptad/ui-kit';
import { stubVenueGateway } from '@heptad/venue-gateway/testing';
import { recordsModule } from '../records-module';

export const MONEY_NOW = Date.parse('2026-11-23T04:00:00Z');

/** A posting as the platform writes it. */
export const wireLine = (id: string, more: object = {}) => ({
  id,
  kind: 'topUp',
  wallet: 'center',
  amount: '500.00',
  balanceAfter: '10500.00',
  createdAt: MONEY_NOW,
  ...more,
});

/** An answer of the statement. */
export const wireStatement = (items: readonly object[], more: object = {}) => ({
  items,
  more: 0,
  totals: { in: '520.00', out: '20.00', lines: items.length },
  days: [{ day: '2026-11-23', in: '520.00', out: '20.00' }],
  wallets: [{ wallet: 'center' }, { wallet: 'IMTY', name: 'IM体育' }],
  ...more,
});

/** A prize as the platform writes it. */
export const wireReward = (more: object = {}) => ({
  id: 'F0000000001',
  group: 'welfare',
  title: '欢迎礼金',
  amount: '18.00',
  state: 'waiting',
  grantedAt: MONEY_NOW - 86_400_000,
  expiresAt: MONEY_NOW + 86_400_000,
  ...more,
});

/** An answer of the list of prizes. */
export const wireRewards = (items: readonly object[], more: object = {}) => ({
  items,
  total: items.length,
  page: 1,
  size: 20,
  waiting: items.length,
  claimed: '0.00',
  ...more,
});

/** The records feature of a member at an address, with what the platform answers. */
export async function showMoney(at: string, answers: Parameters<typeof stubApiClient>[0]) {
  const api = stubApiClient(answers);
  const toast = { ...createToastStore(), show: jest.fn() };
  const { router, store } = await renderFeature({
    module: recordsModule,
    parts: { sagas: [] },
    at,
    member: fakeMember('1'),
    services: {
      api,
      toast,
      clock: { now: () => MONEY_NOW, monotonic: () => Date.now(), setServerTime: () => undefined },
      venues: stubVenueGateway({ venues: () => [] }),
    },
  });
  await settle();
  return { api, router, store, toast };
}
