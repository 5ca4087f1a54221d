import { formatAmount } from '@heptad/formatting';
import { useCloseOnLeave, useWriteSteps, writeNotice } from '@heptad/idempotent-write';
import { useCurrency } from '@heptad/session';
import { ProgressNotice } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { claimWrite, type WithClaim } from '../claim/claim-write';

/** Where the last claim stands, in words, with what the member can do about it. Says nothing when there is none. */
export function ClaimStatus() {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  const claim = useSelector((state: WithClaim) => claimWrite.select(state));
  const steps = useWriteSteps(claimWrite, claim);
  // News of a claim that has ended is for the page it was made on.
  useCloseOnLeave(claimWrite);
  const prize = claim.status === 'idle' ? '' : formatAmount(claim.order.prize, currency);
  return (
    <ProgressNotice
      {...writeNotice(claim, t, { stages: 'claim', steps: 'claim', values: { prize } }, steps)}
    />
  );
}
