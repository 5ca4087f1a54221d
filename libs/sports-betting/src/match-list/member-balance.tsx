import { useCommand } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import type { VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import VenueBalance from './venue-balance';

/** What the member has at the venue that is shown, and the way to move more there. */
export default function MemberBalance({ venue }: { readonly venue: VenueCode }) {
  const { t } = useTranslation('sports');
  const command = useCommand();
  const { pathname, search } = useLocation();
  return (
    <div className="flex h-[44px] items-center gap-2 text-sm">
      <span className="shrink-0">{t('slip.balance', { venue: t(`venue.${venue}`) })}</span>
      <span className="min-w-0 flex-1 truncate">
        <VenueBalance venue={venue} />
      </span>
      <Button
        size="s"
        variant="secondary"
        onClick={() => void command('transfer.open', { channel: venue, returnTo: pathname + search })}
      >
        {t('transfer')}
      </Button>
    </div>
  );
}
