import type { ApiError } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { vip } from '@heptad/contracts';
import type { Device } from '@heptad/device';
import { fakeDevice } from '@heptad/device/testing';
import { renderFeature, settle } from '@heptad/feature-testing';
import { fakeMember } from '@heptad/session/testing';
import { loyaltyModule } from '../../loyalty-module';
import type { GradeChange, Parcel, Privilege, Privileges, VipGift, VipState } from '../vip';

/** A moment of the specs: noon in Shanghai. */
export const NOW = Date.parse('2026-11-18T04:00:00Z');
const DAY = 86_400_000;
const HIGHEST = 10;

export const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
export const refused = (code: string, message: string) =>
  ({ ok: false, error: { kind: 'business', code, message, call: '/x' } satisfies ApiError }) as const;
export const failed = {
  ok: false,
  error: { kind: 'offline', message: '网络已断开', call: '/x' } satisfies ApiError,
} as const;

/** A member of VIP3 on the way to VIP4, but for what a spec says. */
export function stateOf(more: Partial<VipState> = {}): VipState {
  return {
    grade: 3,
    name: '海流',
    deposits: '60000.50',
    turnover: '300000.00',
    next: {
      grade: 4,
      name: '潮汐',
      deposits: { needed: '100000.00', missing: '39999.50' },
      turnover: { needed: '800000.00', missing: '500000.00' },
    },
    ratio: '0.3750',
    keep: {
      endsAt: Date.parse('2026-12-01T00:00:00+08:00'),
      needed: '20000.00',
      turnover: '5000.25',
      missing: '14999.75',
      falls: { grade: 2, name: '碧波' },
    },
    ...more,
  };
}

function privilegeOf(grade: number): Privilege {
  return {
    grade,
    name: `级${String(grade)}`,
    deposits: `${String(grade * 1_000)}.00`,
    turnover: `${String(grade * 2_000)}.00`,
    keepTurnover: grade < 2 ? '0.00' : `${String(grade * 100)}.00`,
    rebate: [
      { kind: 'sports', ratio: `0.3${String(grade % 10)}` },
      { kind: 'egame', ratio: '0.40' },
    ],
    withdrawTimes: 5,
    withdrawAmount: `${String(100_000 + grade * 20_000)}.00`,
    upgradeGift: `${String(grade * 8)}.00`,
    birthdayGift: `${String(grade * 18)}.00`,
    monthlyGift: '0.00',
    service: grade >= 6 ? 1 : 0,
    ...(grade >= 5 && { parcel: `礼品${String(grade)}` }),
  };
}

export const PRIVILEGES: Privileges = {
  own: 3,
  grades: Array.from({ length: HIGHEST + 1 }, (_, grade) => privilegeOf(grade)),
};

export const giftOf = (more: Partial<VipGift> = {}): VipGift => ({
  id: 'F0000000001',
  kind: 'upgrade',
  title: 'VIP3 晋级礼金',
  amount: '88.00',
  turnover: '88.00',
  grantedAt: NOW - DAY,
  expiresAt: NOW + DAY,
  ...more,
});

export const parcelOf = (more: Partial<Parcel> = {}): Parcel => ({
  orderNo: 'G0000000001',
  grade: 5,
  name: '飞鱼',
  title: '定制球迷围巾',
  grantedAt: NOW - DAY,
  state: 'noAddress',
  ...more,
});

const opening: GradeChange = {
  id: '1',
  from: { grade: 0, name: '初航' },
  to: { grade: 2, name: '碧波' },
  cause: 'opening',
  at: NOW - DAY,
};
const upgrade: GradeChange = {
  id: '2',
  from: { grade: 2, name: '碧波' },
  to: { grade: 3, name: '海流' },
  cause: 'upgrade',
  at: NOW,
};

/**
 * Opens a page of VIP at {@link NOW}.
 * @param answers what the platform says otherwise
 * @param there who is there, and on which device; a member on a new one unless given
 */
export async function showVip(
  at: string,
  answers: StubAnswers = {},
  there: { readonly memberId?: string; readonly device?: Device } = {},
) {
  const api = stubApiClient({
    [vip.state.path]: ok(stateOf()),
    [vip.privileges.path]: ok(PRIVILEGES),
    [vip.gifts.path]: ok({ items: [giftOf()] }),
    [vip.changes.path]: ok({ items: [upgrade, opening], total: 2, page: 1, size: 20 }),
    [vip.parcels.path]: ok({ items: [parcelOf()] }),
    ...answers,
  });
  const scene = await renderFeature({
    module: loyaltyModule,
    at,
    member: fakeMember(there.memberId ?? '1'),
    services: {
      api,
      device: there.device ?? fakeDevice(),
      clock: { now: () => NOW, monotonic: () => Date.now(), setServerTime: () => undefined },
    },
  });
  await settle();
  const sent = (call: { readonly path: string }) => api.sent.filter(({ path }) => path === call.path);
  return { ...scene, api, sent };
}
