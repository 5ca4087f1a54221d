import { useEntryPath, useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button, cx } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SportsServices } from '../services';
import { useFollows, useFollowTipsterMutation } from './red-list-queries';

export interface FollowButtonProps {
  readonly id: string;
  /** For screen readers. */
  readonly name: string;
  readonly className?: string;
}

/** Follows a tipster, or no longer; kept by the platform. A guest is led to the entry and back. */
export function FollowButton({ id, name, className }: FollowButtonProps) {
  const { t } = useTranslation('sports');
  const { toast } = useServices<SportsServices>();
  const isMember = useIsMember();
  const { ids, isError, refetch } = useFollows();
  const [follow] = useFollowTipsterMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const followed = ids?.includes(id) === true;

  const press = async (): Promise<void> => {
    if (!isMember) {
      toast.show({ text: t('redList.follow.login') });
      await navigate(entryPath(pathname + search));
      return;
    }
    // Until it is known whom the member follows, a tap would not know which way to turn.
    if (ids === undefined) {
      if (isError) refetch();
      return;
    }
    // A refusal is said by the shell, as of any call.
    await follow({ id, followed: !followed });
  };
  return (
    <Button
      size="s"
      variant="secondary"
      aria-pressed={followed}
      aria-label={t('redList.follow.name', { name })}
      busy={isMember && ids === undefined && !isError}
      onClick={() => void press()}
      className={cx(followed ? 'text-muted!' : 'border-accent! text-accent!', className)}
    >
      {t(followed ? 'redList.follow.followed' : 'redList.follow.follow')}
    </Button>
  );
}
