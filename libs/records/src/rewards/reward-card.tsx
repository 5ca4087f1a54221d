import { formatAmount, formatDateTime } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Badge, Card, Icon, NavigationLink, type BadgeTone } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RecordsServices } from '../services';
import { ClaimButton } from './claim-button';
import { rewardPath, stateAt, type Reward, type RewardState } from './reward';

export const STATE_TONES: Readonly<Record<RewardState, BadgeTone>> = {
  waiting: 'warning',
  claimed: 'success',
  expired: 'muted',
};

export interface RewardCardProps {
  readonly reward: Reward;
  /** Whether nothing keeps the member from claiming. */
  readonly claimable: boolean;
}

/** One prize: what it is, until when it can be claimed, and the way to claim it. */
export function RewardCard({ reward, claimable }: RewardCardProps) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const { clock, language } = useServices<RecordsServices>();
  const state = stateAt(reward, clock.now());
  const written = (at: number) => formatDateTime(at, language.current());
  const { title, amount, expiresAt, claimedAt } = reward;
  return (
    <Card as="article" aria-label={title} className="flex items-center gap-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-center gap-2">
          <h2 className="min-w-0 truncate text-base font-semibold">{title}</h2>
          <Badge tone={STATE_TONES[state]}>{t(`reward.state.${state}`)}</Badge>
        </div>
        <p className="numeric text-lg text-text">{formatAmount(amount, currency)}</p>
        <p className="text-xs text-muted tabular-nums">
          {state === 'claimed' && claimedAt !== undefined
            ? t('reward.claimedAt', { time: written(claimedAt) })
            : t(`reward.${state === 'expired' ? 'expiredAt' : 'until'}`, { time: written(expiresAt) })}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        {state === 'waiting' && claimable && <ClaimButton reward={reward} size="m" />}
        <NavigationLink
          href={rewardPath(reward)}
          aria-label={t('reward.detailOf', { title })}
          className="inline-flex touch items-center gap-0.5 rounded-m px-1 text-sm text-link"
        >
          {t('detail')}
          <Icon name="forward" className="size-4" />
        </NavigationLink>
      </div>
    </Card>
  );
}
