import type { Clock, PageState } from '@heptad/device';
import type { ComponentType } from 'react';
import type { Translations } from '../i18n/translations';
import { NOTICE_TEXTS, NOTICES } from './notice-texts';
import { SiteNotices } from './site-notices';
import { watchSiteWorker } from './site-worker';

export interface NoticesDeps {
  readonly host: Window;
  /** The script of the site's worker, trusted already; undefined in the native shell, which loads and updates by itself. */
  readonly worker: string | undefined;
  readonly page: PageState;
  readonly clock: Clock;
  readonly addMessages: Translations['add'];
  readonly moneyInFlight: () => boolean;
}

/** The address of the page's first script. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** Begins to serve the site by its worker, where there is one, and gives what is shown over every page. */
export async function openNotices(deps: NoticesDeps): Promise<ComponentType> {
  const { host, worker, page, clock, addMessages, moneyInFlight } = deps;
  // Without a secure context there is no container, whatever the types say.
  const update =
    worker !== undefined && 'serviceWorker' in host.navigator
      ? watchSiteWorker({
          container: host.navigator.serviceWorker,
          address: worker,
          entry: entryOf(host.document),
          page,
          clock,
          reload: () => host.location.reload(),
        })
      : undefined;
  await addMessages(NOTICES, NOTICE_TEXTS);
  return function Notices() {
    return <SiteNotices page={page} update={update} moneyInFlight={moneyInFlight} />;
  };
}
