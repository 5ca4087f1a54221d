import { useEntryPath } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button, cx } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Anchor } from '../anchors/anchor';
import { useFollowAnchorMutation, useFollowedAnchorsQuery } from '../anchors/anchor-queries';

/** Follows an anchor, or no longer; kept by the platform. A guest is led to the entry and back. */
export function FollowAnchor({ anchor }: { readonly anchor: Pick<Anchor, 'channel' | 'name'> }) {
  const { t } = useTranslation('media');
  const isMember = useIsMember();
  const { channel, name } = anchor;
  const { currentData, isError, refetch } = useFollowedAnchorsQuery(undefined, { skip: !isMember });
  const [follow] = useFollowAnchorMutation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const entryPath = useEntryPath();
  const followed = isMember && currentData?.includes(channel) === true;

  const press = async (): Promise<void> => {
    if (!isMember) await navigate(entryPath(pathname));
    // Until it is known whom the member follows, a tap would not know which way to turn.
    else if (currentData === undefined) void (isError && refetch());
    // A refusal is said by the shell, as of any call.
    else await follow({ channel, followed: !followed });
  };
  return (
    <Button
      size="s"
      variant="secondary"
      aria-pressed={followed}
      aria-label={t('follow.name', { name })}
      busy={isMember && currentData === undefined && !isError}
      onClick={() => void press()}
      className={cx('shrink-0', followed ? 'text-muted!' : 'border-accent! text-accent!')}
    >
      {t(followed ? 'follow.followed' : 'follow.follow')}
    </Button>
  );
}
