import { formatAmount } from '@heptad/formatting';
import { useEntryPath, useGuardedCommand } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { slipActions, type WithSlip } from '../slip-slice';
import { stakesOf, useOddsText, type MemberSlipView } from './use-slip-view';

/** What agreeing to the new prices is called: it names the price where there is but one, and the bet where it can follow at once. */
function useAcceptWords(view: MemberSlipView): string {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const written = useOddsText();
  const moved = [
    ...view.legs.flatMap(({ problem, odds }) => (problem === 'oddsChanged' ? odds : [])),
    ...view.wagers.flatMap(({ price, builder }) => (price === 'oddsChanged' ? (builder?.odds ?? []) : [])),
  ];
  const [only] = moved.length === 1 ? moved : [];
  const amount = formatAmount(view.totalStake, currency);
  const isWhole = view.afterConsent === undefined;
  if (only === undefined)
    return isWhole ? t('slip.acceptChangesAndPlace', { amount }) : t('slip.acceptChanges');
  const odds = written(only);
  return isWhole ? t('slip.acceptAndPlace', { odds, amount }) : t('slip.accept', { odds });
}

/** The one thing to do next, said on the button: log in, agree to new prices and bet, fill the venue's wallet, or bet. */
export function NextStep({ view, problemId }: { readonly view: MemberSlipView; readonly problemId: string }) {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const dispatch = useDispatch();
  const store = useStore<WithSlip>();
  const navigate = useNavigate();
  const { send, isLost } = useGuardedCommand();
  const acceptWords = useAcceptWords(view);
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const { problem, shortfall } = view;
  // Between a digit and its sums the button says another amount than the field: a tap on it then bets nothing.
  const place = (): void => {
    if (stakesOf(store.getState()) === view.slip.stakes) dispatch(slipActions.placeRequested(view.requests));
  };
  if (!view.isMember) {
    return (
      <Button size="l" block onClick={() => void navigate(entryPath(pathname + search))}>
        {t('slip.login')}
      </Button>
    );
  }
  // Another score is another bet: it is agreed to by itself, and bet by a tap of its own.
  if (problem === 'scoreChanged') {
    return (
      <Button size="l" block onClick={() => dispatch(slipActions.oddsAccepted(view.changes))}>
        {t('slip.acceptScore')}
      </Button>
    );
  }
  if (problem === 'oddsChanged') {
    const agree = (): void => {
      dispatch(slipActions.oddsAccepted(view.changes));
      if (view.afterConsent === undefined) place();
    };
    return (
      <Button size="l" block onClick={agree}>
        {acceptWords}
      </Button>
    );
  }
  if (problem === 'insufficient' && shortfall !== undefined) {
    const { venue: channel, amount } = shortfall;
    return (
      <>
        {isLost && (
          <p role="alert" className="text-xs text-danger">
            {t('notOpened')}
          </p>
        )}
        <Button
          size="l"
          block
          aria-describedby={problemId}
          onClick={() => void send('transfer.open', { channel, amount, returnTo: pathname + search })}
        >
          {t('slip.transfer', { amount: formatAmount(amount, currency) })}
        </Button>
      </>
    );
  }
  return (
    <Button
      size="l"
      block
      disabled={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : problemId}
      onClick={place}
    >
      {t('slip.place', { amount: formatAmount(view.totalStake, currency) })}
    </Button>
  );
}
