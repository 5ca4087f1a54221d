import { formatAmount } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Badge, Button, Card, Progress } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { claimWrite, type WithClaim } from '../claim/claim-write';
import type { Prize, PromotionDetail } from '../promotions/promotion';
import { isClaimable, missingTo, nextPrize, shareOf, shownAmount } from '../promotions/promotion-rules';
import type { ActivitiesServices } from '../services';

interface StepProps {
  readonly promotion: PromotionDetail;
  readonly prize: Prize;
}

function StepEnd({ promotion, prize }: StepProps) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const { clock } = useServices<ActivitiesServices>();
  const dispatch = useDispatch();
  const claim = useSelector((state: WithClaim) => claimWrite.select(state));
  const isOpen = useSelector((state: WithClaim) => claimWrite.selectIsOpen(state));
  const { tier, prize: amount } = prize;
  if (prize.claimed) return <Badge tone="success">{t('step.claimed')}</Badge>;
  if (!isClaimable(promotion, prize, clock.now()))
    return <Badge tone="muted">{t(prize.reached ? 'step.reached' : 'step.notReached')}</Badge>;
  const isThis =
    claim.status !== 'idle' && claim.order.promotion === promotion.id && claim.order.tier === tier;
  return (
    <Button
      size="s"
      busy={isOpen && isThis}
      disabled={isOpen && !isThis}
      aria-label={t('step.claimPrize', { prize: formatAmount(amount, currency) })}
      onClick={() =>
        dispatch(claimWrite.actions.writeRequested({ promotion: promotion.id, tier, prize: amount }))
      }
    >
      {t('step.claim')}
    </Button>
  );
}

/** How far the member is, and each step with its prize. */
export function PrizeSteps({ promotion }: { readonly promotion: PromotionDetail }) {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const { measure, unit, progress, prizes, state } = promotion;
  const next = nextPrize(promotion);
  const goal = next ?? prizes.at(-1);
  const shown = (value: string): string => shownAmount(value, unit, currency);
  return (
    <Card as="section" aria-label={t('progress')} className="flex flex-col gap-3">
      {goal !== undefined && (
        <Progress
          label={measure}
          value={shareOf(progress, goal.target)}
          valueText={`${shown(progress)} / ${shown(goal.target)}`}
          tone={next === undefined ? 'success' : 'accent'}
        />
      )}
      {next !== undefined && state !== 'ended' && (
        <p className="text-sm text-muted tabular-nums">
          {t('missing', {
            missing: shown(missingTo(progress, next.target)),
            prize: formatAmount(next.prize, currency),
          })}
        </p>
      )}
      <ul aria-label={t('steps')} className="divide-y divide-line border-t border-line">
        {prizes.map((prize) => (
          <li key={prize.tier} className="flex min-h-[52px] items-center gap-3 text-sm tabular-nums">
            <span className="min-w-0 flex-1 truncate text-text">
              {t('step.target', { measure, target: shown(prize.target) })}
            </span>
            <span className="shrink-0 font-semibold text-link">{formatAmount(prize.prize, currency)}</span>
            <span className="flex w-[76px] shrink-0 justify-end">
              <StepEnd promotion={promotion} prize={prize} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
