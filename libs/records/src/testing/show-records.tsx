import { errorOf, stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { bets, SPORTS_VENUES } from '@heptad/contracts';
import { renderFeature, settle } from '@heptad/feature-testing';
import { fakeMember } from '@heptad/session/testing';
import { createToastStore } from '@heptad/ui-kit';
import { stubVenueGateway } from '@heptad/venue-gateway/testing';
import { fireEvent } from '@testing-library/react';
import { recordsModule } from '../records-module';
import { NOW, type Answer, type Request } from './wire-records';

export { settle } from '@heptad/feature-testing';

export const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await settle();
};

export const ok = <Value,>(value: Value) => ({ ok: true, value }) as const;
export const failed = (kind: 'http' | 'offline') =>
  ({ ok: false, error: errorOf({ kind, message: '网络异常', call: bets.records.path }) }) as const;

/** The records feature of a member at an address, with all its routes and none of its workflows. */
export async function showRecords(
  respond: StubAnswers[string],
  address = '/record/bet',
  detail?: StubAnswers[string],
) {
  const api = stubApiClient({ [bets.records.path]: respond });
  if (detail !== undefined) api.answer(bets.record, detail);
  const toast = { ...createToastStore(), show: jest.fn() };
  const { store, router } = await renderFeature({
    module: recordsModule,
    parts: { sagas: [] },
    at: address,
    member: fakeMember('1'),
    services: {
      api,
      toast,
      clock: { now: () => NOW, monotonic: () => Date.now(), setServerTime: () => undefined },
      venues: stubVenueGateway({ venues: () => [SPORTS_VENUES.FBTY, SPORTS_VENUES.IMTY] }),
    },
  });
  const asked = () =>
    api.sent.filter(({ path }) => path === bets.records.path).map(({ request }) => request as Request);
  return { api, store, router, asked, toast };
}

/** Specs only: gives elements the size of a phone, so that windowed lists draw. */
export function sizeOfPhone(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(264);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390);
}

/** Specs only: the full-site layout is shown. */
export function sizeOfDesk(): void {
  const media = (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  Object.assign(window, { matchMedia: media });
}

export type { Answer };
