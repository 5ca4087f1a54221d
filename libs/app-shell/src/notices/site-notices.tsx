import type { PageState } from '@heptad/device';
import { Button, Icon } from '@heptad/ui-kit';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTICES } from './notice-texts';
import type { SiteUpdate } from './site-worker';
import { useConnection } from './use-connection';

export interface SiteNoticesProps {
  readonly page: PageState;
  /** Absent where no worker serves the site. */
  readonly update: SiteUpdate | undefined;
  /** Whether a bet or a transfer is on its way, so that the page must stay. */
  readonly moneyInFlight: () => boolean;
  /** What features announce. */
  readonly children?: ReactNode;
}

/** Says quietly that live news are interrupted, for as long as they are. */
function ConnectionNote({ page }: Pick<SiteNoticesProps, 'page'>) {
  const { t } = useTranslation(NOTICES);
  const connection = useConnection(page);
  return (
    <div role="status" className="contents">
      {connection !== 'fine' && (
        <p className="flex items-center gap-1.5 rounded-pill border border-line bg-raised px-3 py-1 text-xs text-muted shadow-1">
          <Icon
            name={connection === 'offline' ? 'offline' : 'refresh'}
            className={connection === 'offline' ? 'size-3.5' : 'size-3.5 motion-safe:animate-spin'}
          />
          {t(`connection.${connection}`)}
        </p>
      )}
    </div>
  );
}

/** Offers a newer build of the site. Nothing is reloaded without a tap, nor while money is on its way. */
function UpdateOffer({
  update,
  moneyInFlight,
}: { readonly update: SiteUpdate } & Pick<SiteNoticesProps, 'moneyInFlight'>) {
  const { t } = useTranslation(NOTICES);
  const ready = useSyncExternalStore(update.subscribe, update.ready);
  const [choice, setChoice] = useState<'open' | 'busy' | 'later' | 'taken'>('open');
  const shown = ready && choice !== 'later';
  const taken = choice === 'taken';
  const take = (): void => {
    if (moneyInFlight()) setChoice('busy');
    else {
      setChoice('taken');
      update.apply();
    }
  };
  return (
    <div role="status" className="contents">
      {shown && (
        <div className="pointer-events-auto flex w-full max-w-md items-center gap-2 rounded-m border border-line bg-raised py-2 ps-4 pe-2 text-text shadow-2">
          <p className="min-w-0 flex-1 text-sm">
            {t(`update.${choice === 'busy' || taken ? choice : 'ready'}`)}
          </p>
          {!taken && (
            <Button size="s" variant="plain" onClick={() => setChoice('later')}>
              {t('update.later')}
            </Button>
          )}
          <Button size="s" busy={taken} onClick={take}>
            {t('update.apply')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the site itself has to say, over every page and below its head: the connection, a newer build, and what features announce. */
export function SiteNotices({ page, update, moneyInFlight, children }: SiteNoticesProps) {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top)+60px)] z-40 flex flex-col items-center gap-2 px-4 lg:top-[76px]">
      <ConnectionNote page={page} />
      {update !== undefined && <UpdateOffer update={update} moneyInFlight={moneyInFlight} />}
      {children}
    </div>
  );
}
