import { errorText } from '@heptad/api-client';
import { DEFAULT_VENUE, sportsVenueOf } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import { createSessionSagas, isMemberChange } from '@heptad/session';
import { takeEvery } from 'redux-saga/effects';
import type { AppServices } from '../composition/app-services';
import type { Platform } from '../composition/platform';
import { listenToFailures } from '../feedback/failure-listener';
import type { Translations } from '../i18n/translations';
import { leaveWhenKept } from '../routing/leave-when-kept';
import type { OpenPage } from '../routing/open-page';
import { pathWithin } from '../routing/return-path';
import type { AppStore } from '../store/create-store';
import { createSessionEndingSaga } from './session-ending';

export interface SessionDeps {
  readonly services: AppServices;
  readonly platform: Pick<Platform, 'sagaDeps'>;
  readonly i18n: Translations['i18n'];
  readonly runSaga: AppStore<AppServices>['runSaga'];
  readonly page: OpenPage;
}

/** Begins what runs as long as the app does: telling of failures, the session's workflows, and the way out of a session that has ended. */
export function startSession({ services, platform, i18n, runSaga, page }: SessionDeps): void {
  const { api, toast, site, venues, allowList, clock, lines, device } = services;
  const { items, native } = device;
  const { here, goTo } = page;
  // Asked when the session ends, which is a moment after the answer: by then the visitor may have chosen to go on.
  let blockHasLed = false;
  listenToFailures({
    api,
    toast,
    site,
    text: (error) => errorText(error, i18n.t),
    exemption: () => ({ inApp: native.marked, continued: items.get(ITEMS.continued) === 'yes' }),
    onBlocked: (led) => {
      blockHasLed = led;
    },
    here: () => pathWithin(here()),
    goTo,
  });
  // Before the session's own workflows: what they open ahead for a member must not be forgotten with the one before.
  runSaga(function* forgetVenueSessions() {
    yield takeEvery(isMemberChange, () => venues.forgetSessions());
  }, services);
  const sessionSagas = createSessionSagas(
    platform.sagaDeps(lines, {
      channelLoginAddress: () => site.current()?.SiteBaseConfigVo.channelLoginUrl,
      preloadVenue: (venue) => venues.preload(sportsVenueOf(venue) ?? DEFAULT_VENUE),
    }),
  );
  for (const saga of sessionSagas) runSaga(saga, services);
  runSaga(
    createSessionEndingSaga({
      toast,
      allowList,
      clock,
      text: (situation, name) => i18n.t(`session.${situation}`, { ns: 'shell', name }),
      blockHasLed: () => blockHasLed,
      here: () => `${here().pathname}${here().search}`,
      goTo,
      leaveFor: (address) => leaveWhenKept(items, address),
    }),
    services,
  );
}
