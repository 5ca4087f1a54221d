import { useServices } from '@heptad/feature-module';
import { compareMoney, formatAmount, formatDateTime, ZERO } from '@heptad/formatting';
import { useCloseOnLeave, useWriteSteps, writeNotice } from '@heptad/idempotent-write';
import { useCurrency } from '@heptad/session';
import { Button, ProgressNotice } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { LoyaltyServices } from '../services';
import type { RebateState } from './rebate';
import { rebateWrite, type WithRebate } from './rebate-write';

/** The claim of all days that wait, why there is none where there is none, and where the last one stands. */
export function RebateClaim({ state }: { readonly state: RebateState }) {
  const { t } = useTranslation('loyalty');
  const currency = useCurrency();
  const { language } = useServices<LoyaltyServices>();
  const dispatch = useDispatch();
  const isOpen = useSelector((store: WithRebate) => rebateWrite.selectIsOpen(store));
  const { claimable, least, obstacle, waiting, today } = state;
  const isNothing = compareMoney(claimable, ZERO) === 0;
  const isLess = compareMoney(claimable, least) < 0;
  const creditsAt = formatDateTime((waiting[0] ?? today).creditsAt, language.current());
  const label = isNothing ? 'rebate.nothing' : isLess ? 'rebate.tooLittle' : 'rebate.claim';
  return (
    <div className="flex flex-col gap-2">
      <ClaimStatus />
      <Button
        block
        busy={isOpen}
        disabled={isLess || obstacle !== undefined}
        onClick={() => dispatch(rebateWrite.actions.writeRequested({ amount: claimable }))}
      >
        {t(label, { amount: formatAmount(isNothing || !isLess ? claimable : least, currency) })}
      </Button>
      {obstacle !== undefined && <p className="text-center text-sm text-warning">{obstacle}</p>}
      <p className="text-center text-xs text-muted tabular-nums">
        {t(waiting.length > 0 ? 'rebate.creditsWaiting' : 'rebate.creditsToday', { time: creditsAt })}
      </p>
    </div>
  );
}

/** Where the last claim stands, in words, with what the member can do about it. */
function ClaimStatus() {
  const { t } = useTranslation('loyalty');
  const currency = useCurrency();
  const claim = useSelector((state: WithRebate) => rebateWrite.select(state));
  const steps = useWriteSteps(rebateWrite, claim);
  // News of a claim that has ended is for the page it was made on.
  useCloseOnLeave(rebateWrite);
  const amount = claim.status === 'idle' ? '' : formatAmount(claim.order.amount, currency);
  const end = claim.status === 'succeeded' ? formatAmount(claim.end.amount, currency) : undefined;
  return (
    <ProgressNotice
      {...writeNotice(
        claim,
        t,
        { stages: 'rebate.status', steps: 'rebate.status', values: { amount } },
        steps,
        end && t('rebate.status.succeeded', { amount: end }),
      )}
    />
  );
}
