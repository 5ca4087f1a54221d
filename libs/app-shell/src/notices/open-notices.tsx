import type { Clock, PageState } from '@heptad/device';
import type { ComponentType } from 'react';
import type { Translations } from '../i18n/translations';
import { NOTICE_TEXTS, NOTICES } from './notice-texts';
import { retireSiteWorker } from './retire-site-worker';
import { SiteNotices } from './site-notices';
import { watchSiteWorker } from './site-worker';

export interface NoticesDeps {
  readonly host: Window;
  /** The script of the site's worker, trusted already; undefined in the native shell, which loads and updates by itself. */
  readonly worker: string | undefined;
  /** The deployment takes the worker away from every browser. */
  readonly retired: boolean;
  readonly page: PageState;
  readonly clock: Clock;
  readonly addMessages: Translations['add'];
  readonly moneyInFlight: () => boolean;
  /** What features announce; undefined where none does. */
  readonly Alerts?: ComponentType | undefined;
}

/** The address of the page's first script. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** Begins to serve the site by its worker, where there is one, or takes it away where it is retired, and gives what is shown over every page. */
export async function openNotices(deps: NoticesDeps): Promise<ComponentType> {
  const { host, worker, retired, page, clock, addMessages, moneyInFlight, Alerts } = deps;
  // First, as it alone can fail, and is tried again then.
  await addMessages(NOTICES, NOTICE_TEXTS);
  // Without a secure context there is no container, whatever the types say.
  const container = 'serviceWorker' in host.navigator ? host.navigator.serviceWorker : undefined;
  if (retired) void retireSiteWorker({ container, caches: 'caches' in host ? host.caches : undefined });
  const update =
    worker !== undefined && container !== undefined
      ? watchSiteWorker({
          container,
          address: worker,
          entry: entryOf(host.document),
          page,
          clock,
          reload: () => host.location.reload(),
        })
      : undefined;
  return function Notices() {
    return (
      <SiteNotices page={page} update={update} moneyInFlight={moneyInFlight}>
        {Alerts !== undefined && <Alerts />}
      </SiteNotices>
    );
  };
}
