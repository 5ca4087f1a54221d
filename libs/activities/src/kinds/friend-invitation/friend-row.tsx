import { useServices } from '@heptad/feature-module';
import { formatAmount, formatDate } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Badge, Progress } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { shareOf } from '../../promotions/promotion-rules';
import type { ActivitiesServices } from '../../services';
import { FRIEND_TONES, type Friend, type FriendBoard } from './friend-states';

interface FriendRowProps {
  readonly friend: Friend;
  readonly needs: FriendBoard['needs'];
}

/** A friend: the masked name, since when, and how far what the rules need has come. */
export function FriendRow({ friend, needs }: FriendRowProps) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const currency = useCurrency();
  const { name, joinedAt, state } = friend;
  return (
    <li className="flex min-w-0 flex-col gap-3 py-3">
      <div className="flex min-w-0 items-center gap-3">
        <span className="min-w-0 flex-1 truncate text-base font-semibold text-text">{name}</span>
        <span className="shrink-0 text-xs text-muted tabular-nums">
          {t('friendInvitation.since', { day: formatDate(joinedAt, language.current()) })}
        </span>
        <Badge tone={FRIEND_TONES[state]}>{t(`friendInvitation.states.${state}`)}</Badge>
      </div>
      {(['deposits', 'turnover'] as const).map((what) => (
        <Progress
          key={what}
          label={t(`friendInvitation.${what}`)}
          value={shareOf(friend[what], needs[what])}
          valueText={`${formatAmount(friend[what], currency)} / ${formatAmount(needs[what], currency)}`}
        />
      ))}
    </li>
  );
}
