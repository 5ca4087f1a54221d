import { ITEMS } from '@heptad/device';
import { PATHS, useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Card, FOCUS_RING, Icon, IconButton, NavigationLink } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../services';
import type { Offer } from './offer';

/**
 * Tells a member once, after a first login, that friends can be invited (SESSION-003). It stands in the page and covers nothing: nobody is
 * urged. Nothing is said while the platform offers no invitations.
 */
export function FriendsHint({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation('activities');
  const { device } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const [open, setOpen] = useState(() => device.items.get(ITEMS.friendPopup) === 'yes');
  const shown = open && isMember && offers.some(({ href }) => href === PATHS.activityFriendInvitation);
  useEffect(() => {
    if (shown) device.items.remove(ITEMS.friendPopup);
  }, [shown, device]);
  if (!shown) return null;
  return (
    <Card as="section" aria-label={t('friends.title')} className="flex items-center gap-3">
      <Icon name="share" className="size-6 text-link" />
      <span className="min-w-0 flex-1 text-sm text-text">{t('friends.hint')}</span>
      <NavigationLink
        href={PATHS.activityFriendInvitation}
        className={`flex min-h-[44px] shrink-0 items-center rounded-m px-2 text-sm text-link ${FOCUS_RING}`}
      >
        {t('friends.go')}
      </NavigationLink>
      <IconButton icon="close" label={t('friends.close')} onClick={() => setOpen(false)} />
    </Card>
  );
}
