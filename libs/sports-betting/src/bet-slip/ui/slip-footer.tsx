import { formatMoney, shortMoney } from '@heptad/formatting';
import { useCommand, useEntryPath } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOpen } from '../placement';
import { keyOf } from '../slip-selection';
import { slipActions } from '../slip-slice';
import { useSlipView, type MemberSlipView } from './use-slip-view';

/** The one thing to do next: log in, agree to the new prices, or place. */
function NextStep({ view, problemId }: { readonly view: MemberSlipView; readonly problemId: string }) {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  if (!view.isMember) {
    return (
      <Button size="l" block onClick={() => void navigate(entryPath(pathname + search))}>
        {t('slip.login')}
      </Button>
    );
  }
  if (view.problem === 'oddsChanged') {
    const changes = view.legs
      .filter(({ moved }) => moved !== null)
      .map(({ leg, odds }) => ({ key: keyOf(leg), odds }));
    return (
      <Button size="l" block onClick={() => dispatch(slipActions.oddsAccepted(changes))}>
        {t('slip.acceptChanges')}
      </Button>
    );
  }
  return (
    <Button
      size="l"
      block
      disabled={view.problem !== undefined}
      aria-describedby={view.problem === undefined ? undefined : problemId}
      onClick={() => dispatch(slipActions.placeRequested(view.requests))}
    >
      {t('slip.place', { amount: formatMoney(view.totalStake) })}
    </Button>
  );
}

function Balances({ view }: { readonly view: MemberSlipView }) {
  const { t } = useTranslation('sports');
  const venues = [...new Set(view.legs.map(({ leg }) => leg.venue))];
  return venues.map((venue) => {
    const balance = view.balanceOf(venue);
    return (
      <p key={venue} className="flex justify-between gap-2">
        <span className="text-muted">{t('slip.balance', { venue: t(`venue.${venue}`) })}</span>
        <span className="numeric">
          {balance === undefined ? '–' : `${formatMoney(balance)} ${view.currency ?? ''}`}
        </span>
      </p>
    );
  });
}

/** What is staked, what it may bring, what there is, and the next step. Nothing while receipts are shown. */
export function SlipFooter() {
  const { t } = useTranslation('sports');
  const command = useCommand();
  const { pathname, search } = useLocation();
  const view = useSlipView();
  const problemId = useId();
  const { legs, problem, shortfall, slip } = view;
  const isReceipt = slip.placements.some(({ status }) => status !== 'failed');
  if (isReceipt || legs.length === 0)
    return <p className="text-center text-xs text-muted">{t('slip.playMoney')}</p>;
  const bounds = view.wagers.find((wager) => wager.problem === problem)?.bounds;
  return (
    <div className="flex flex-col gap-2 text-sm text-text tabular-nums">
      {view.isMember && <Balances view={view} />}
      <p className="flex justify-between gap-2">
        <span className="text-muted">{t('slip.totalStake')}</span>
        <span className="numeric" data-testid="slip-total-stake">
          {formatMoney(view.totalStake)}
        </span>
      </p>
      <p className="flex justify-between gap-2">
        <span className="text-muted">{t('slip.estimatedReturn')}</span>
        <span className="numeric" data-testid="slip-return">
          {view.totalReturn === undefined ? '–' : formatMoney(view.totalReturn)}
        </span>
      </p>
      {view.isMember && (
        <p id={problemId} role="status" className="text-warning empty:hidden">
          {problem !== undefined &&
            t(`slip.problem.${problem}`, {
              ...(bounds && { min: shortMoney(bounds.min), max: shortMoney(bounds.max) }),
            })}
        </p>
      )}
      {shortfall !== undefined && (
        <Button
          variant="secondary"
          block
          onClick={() =>
            void command('transfer.open', {
              channel: shortfall.venue,
              amount: shortfall.amount,
              returnTo: pathname + search,
            })
          }
        >
          {t('slip.transfer', { amount: formatMoney(shortfall.amount) })}
        </Button>
      )}
      {!slip.placements.some(isOpen) && <NextStep view={view} problemId={problemId} />}
      <p className="text-center text-xs text-muted">{t('slip.playMoney')}</p>
    </div>
  );
}
