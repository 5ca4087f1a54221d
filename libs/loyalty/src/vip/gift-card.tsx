import { errorText, type ApiError } from '@heptad/api-client';
import { useServices } from '@heptad/feature-module';
import { formatAmount, formatDateTime, money } from '@heptad/formatting';
import { useSameKey } from '@heptad/idempotent-write';
import { useCurrency } from '@heptad/session';
import { Badge, Button, TOAST_KIND } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { LoyaltyServices } from '../services';
import { giftState, type VipGift } from './vip';
import { useClaimVipGiftMutation } from './vip-queries';

const TONES = { waiting: 'warning', claimed: 'success', expired: 'muted' } as const;

export interface GiftCardProps {
  readonly gift: VipGift;
  /** Whether nothing keeps the member from claiming. */
  readonly claimable: boolean;
}

/** One gift of money: what for, until when, and the way to claim it. Pressed again after an answer was lost, it is the same claim. */
export function GiftCard({ gift, claimable }: GiftCardProps) {
  const { t } = useTranslation('loyalty');
  const currency = useCurrency();
  const { clock, language, toast } = useServices<LoyaltyServices>();
  const [claim, { isLoading, error }] = useClaimVipGiftMutation();
  const keyOf = useSameKey();
  const { id, title, expiresAt, claimedAt } = gift;
  const amount = formatAmount(money(gift.amount), currency);
  const state = giftState(gift, clock.now());
  const written = (at: number) => formatDateTime(at, language.current());
  const press = async (): Promise<void> => {
    const answer = await claim({ id, key: keyOf({ id }) });
    if (answer.error === undefined)
      toast.show({ kind: TOAST_KIND.success, text: t('vip.gifts.paid', { amount }) });
  };
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-2 text-base font-medium">
            {title}
            <Badge tone={TONES[state]}>{t(`vip.gifts.state.${state}`)}</Badge>
          </h3>
          <p className="numeric text-lg">{amount}</p>
        </div>
        {state === 'waiting' && claimable && (
          <Button
            className="shrink-0"
            busy={isLoading}
            aria-label={t('vip.gifts.claimOf', { title })}
            onClick={() => void press()}
          >
            {t('vip.gifts.claim')}
          </Button>
        )}
      </div>
      <p className="text-xs text-muted tabular-nums">
        {claimedAt === undefined
          ? t(`vip.gifts.${state === 'expired' ? 'expiredAt' : 'until'}`, { time: written(expiresAt) })
          : t('vip.gifts.claimedAt', { time: written(claimedAt) })}
      </p>
      {error !== undefined && (
        <p role="alert" className="text-xs text-danger">
          {errorText(error as ApiError, t)}
        </p>
      )}
    </li>
  );
}
