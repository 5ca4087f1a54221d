import { useServices } from '@heptad/feature-module';
import { formatAmount, formatDateTime, isMoney, compareMoney, ZERO } from '@heptad/formatting';
import { isWriteOpen } from '@heptad/idempotent-write';
import { useCurrency } from '@heptad/session';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { ActivitiesServices } from '../../services';
import { platformNow, type Activity, type Claimable } from '../activity';
import { claimWrite, type WithClaim } from '../write/activity-write';
import { useDutyText } from './duty-text';
import { SectionCard } from './section-card';

/** What of it is money is read as money, the rest by its name. */
export function usePrizeText(): (prize: { readonly name: string; readonly amount: string }) => string {
  const currency = useCurrency();
  return ({ name, amount }) =>
    isMoney(amount) && compareMoney(amount, ZERO) > 0 ? formatAmount(amount, currency) : name;
}

function ClaimRow({ activity, prize }: { readonly activity: string; readonly prize: Claimable }) {
  const { t } = useTranslation('activities');
  const { language } = useServices<ActivitiesServices>();
  const dispatch = useDispatch();
  const claim = useSelector((state: WithClaim) => claimWrite.select(state, activity));
  const dutyText = useDutyText();
  const text = usePrizeText()(prize);
  const isOpen = isWriteOpen(claim);
  const isThis = claim.status !== 'idle' && claim.order.prizeId === prize.id;
  return (
    <li className="flex min-w-0 items-center gap-3 py-3">
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="numeric text-lg font-semibold break-words text-link">{text}</span>
          <span className="min-w-0 text-sm [overflow-wrap:anywhere] text-text">{prize.reason}</span>
        </span>
        <span className="text-xs text-muted tabular-nums">
          {t('engine.claimBefore', { time: formatDateTime(prize.expiresAt, language.current()) })}
          {' · '}
          {dutyText(prize.turnover)}
        </span>
      </span>
      <Button
        className="shrink-0"
        size="s"
        busy={isOpen && isThis}
        disabled={isOpen && !isThis}
        aria-label={t('engine.claimPrize', { prize: text })}
        onClick={() =>
          dispatch(
            claimWrite.actions.writeRequested({ activity, prizeId: prize.id, prize: text.slice(0, 200) }),
          )
        }
      >
        {t('engine.claimNow')}
      </Button>
    </li>
  );
}

/** What the member has won and may claim now, each with what it takes and until when; nothing where nothing waits. */
export function ToClaimCard({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const now = platformNow(activity, clock);
  const waiting = activity.toClaim.filter(({ expiresAt }) => now < expiresAt);
  if (waiting.length === 0) return null;
  return (
    <SectionCard title={t('engine.toClaim')} aside={t('engine.count', { count: waiting.length })}>
      <ul className="-my-1 divide-y divide-line">
        {waiting.map((prize) => (
          <ClaimRow key={prize.id} activity={activity.id} prize={prize} />
        ))}
      </ul>
    </SectionCard>
  );
}
