import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { renderFeature } from '@heptad/feature-testing';
import type { OpenWrites } from '@heptad/idempotent-write';
import { forgottenWrites } from '@heptad/idempotent-write/testing';
import { fakeMember } from '@heptad/session/testing';
import type { ReactNode } from 'react';
import { activitiesModule } from '../activities-module';
import { claimWrite } from '../claim/claim-write';
import type { ActivitiesServices } from '../services';
import { NOW } from './promotion-fakes';

export interface ActivitiesScene {
  readonly page: ReactNode;
  /** How the router knows the page, and how it is entered. */
  readonly path?: string;
  readonly at?: string;
  readonly answers: StubAnswers;
  readonly guest?: boolean;
  /** What the device keeps of open writes; nothing unless given. */
  readonly openWrites?: OpenWrites;
}

/** Draws a part of the feature at {@link NOW}; its claims are carried out. */
export function showActivities({
  page,
  path = '/',
  at = path,
  answers,
  guest = false,
  openWrites = forgottenWrites(),
}: ActivitiesScene) {
  const claims = (services: ActivitiesServices) => claimWrite.saga(services, { openWrites });
  return renderFeature({
    module: activitiesModule,
    parts: { sagas: [claims] },
    page,
    path,
    at,
    before: '/before',
    member: guest ? false : fakeMember('1'),
    services: {
      api: stubApiClient(answers),
      clock: { now: () => NOW, monotonic: () => Date.now(), setServerTime: () => undefined },
    },
  });
}
