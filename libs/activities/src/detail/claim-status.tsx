import { errorText } from '@heptad/api-client';
import { formatMoney } from '@heptad/formatting';
import { Button, Icon, type IconName } from '@heptad/ui-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { claimActions, selectClaim, type ClaimProgress, type WithClaim } from '../claim/claim-slice';

type Begun = Exclude<ClaimProgress, { readonly status: 'idle' }>;

/** How each stage looks; a stage without an entry does not compile. */
const LOOKS: Readonly<Record<Begun['status'], { readonly icon: IconName; readonly tone: string }>> = {
  sending: { icon: 'refresh', tone: 'text-muted' },
  confirming: { icon: 'refresh', tone: 'text-warning' },
  undecided: { icon: 'info', tone: 'text-warning' },
  paid: { icon: 'check', tone: 'text-success' },
  refused: { icon: 'warning', tone: 'text-danger' },
};

function Claim({ claim }: { readonly claim: Begun }) {
  const { t } = useTranslation('activities');
  const dispatch = useDispatch();
  const { status, order } = claim;
  return (
    <div data-status={status} className="flex items-center gap-3 rounded-l bg-raised p-4 shadow-1">
      <Icon name={LOOKS[status].icon} className={`shrink-0 ${LOOKS[status].tone}`} />
      <p className="min-w-0 flex-1 text-sm break-words text-text tabular-nums">
        {t(`claim.${status}`, { prize: formatMoney(order.prize) })}
        {status === 'refused' && <span className="block text-muted">{errorText(claim.error, t)}</span>}
      </p>
      {status === 'undecided' && (
        <Button size="s" variant="secondary" onClick={() => dispatch(claimActions.askedAgain())}>
          {t('claim.askAgain')}
        </Button>
      )}
      {(status === 'paid' || status === 'refused') && (
        <Button size="s" variant="plain" onClick={() => dispatch(claimActions.closed())}>
          {t('claim.close')}
        </Button>
      )}
    </div>
  );
}

/** Where the last claim stands, in words, with what the member can do about it. Says nothing when there is none. */
export function ClaimStatus() {
  const dispatch = useDispatch();
  const claim = useSelector((state: WithClaim) => selectClaim(state));
  // News of a claim that has ended is for the page it was made on.
  useEffect(() => () => void dispatch(claimActions.closed()), [dispatch]);
  return (
    <div role="status" aria-live="polite" className="empty:hidden">
      {claim.status !== 'idle' && <Claim claim={claim} />}
    </div>
  );
}
