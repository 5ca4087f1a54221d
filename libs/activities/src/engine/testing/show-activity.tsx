import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { activity } from '@heptad/contracts';
import { renderFeature, settle } from '@heptad/feature-testing';
import { forgottenWrites } from '@heptad/idempotent-write/testing';
import type { OpenWrites } from '@heptad/idempotent-write';
import { fakeMember } from '@heptad/session/testing';
import { activitiesModule } from '../../activities-module';
import type { ActivitiesServices } from '../../services';
import { applySending } from '../../kinds/friend-invitation/apply-sending';
import { claimSending, playSending } from '../write/sending';
import { NOW, ok, type WireActivity } from './activity-fakes';

export interface ActivityScene {
  /** The address that is entered. */
  readonly at: string;
  /** What the platform says of the activity. */
  readonly shown?: WireActivity;
  /** What it says otherwise, by the path of the call. */
  readonly answers?: StubAnswers;
  readonly guest?: boolean;
  /** What the device keeps of open writes; nothing unless given. */
  readonly openWrites?: OpenWrites;
}

/** Opens a page of an activity at {@link NOW}; its plays and claims are carried out. */
export async function showActivity({
  at,
  shown,
  answers = {},
  guest = false,
  openWrites = forgottenWrites(),
}: ActivityScene) {
  const api = stubApiClient({
    ...(shown !== undefined && {
      [activity.detail.path]: ok(shown),
      [activity.list.path]: ok({ categories: [], activities: [shown] }),
    }),
    ...answers,
  });
  const sagas = [playSending, claimSending, applySending].map(
    (saga) => (services: ActivitiesServices) => saga(services, { openWrites, pauses: [1_000] }),
  );
  const scene = await renderFeature({
    module: activitiesModule,
    parts: { sagas },
    at,
    before: '/before',
    member: guest ? false : fakeMember('1'),
    services: {
      api,
      clock: { now: () => NOW, monotonic: () => Date.now(), setServerTime: () => undefined },
    },
  });
  await settle();
  const sent = (call: { readonly path: string }) => api.sent.filter(({ path }) => path === call.path);
  return { ...scene, api, sent };
}
