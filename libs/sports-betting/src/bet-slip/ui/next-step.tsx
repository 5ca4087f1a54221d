import { formatMoney } from '@heptad/formatting';
import { useCommand, useEntryPath } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { slipActions } from '../slip-slice';
import { useOddsText, type MemberSlipView } from './use-slip-view';

/** What agreeing to the new prices is called: it names the price where there is but one, and the bet where it can follow at once. */
function acceptWords(view: MemberSlipView, written: ReturnType<typeof useOddsText>, t: TFunction<'sports'>) {
  const moved = [
    ...view.legs.flatMap(({ problem, odds }) => (problem === 'oddsChanged' ? odds : [])),
    ...view.wagers.flatMap(({ price, builder }) => (price === 'oddsChanged' ? (builder?.odds ?? []) : [])),
  ];
  const [only] = moved.length === 1 ? moved : [];
  const amount = formatMoney(view.totalStake);
  const isWhole = view.afterConsent === undefined;
  if (only === undefined)
    return isWhole ? t('slip.acceptChangesAndPlace', { amount }) : t('slip.acceptChanges');
  const odds = written(only);
  return isWhole ? t('slip.acceptAndPlace', { odds, amount }) : t('slip.accept', { odds });
}

/** The one thing to do next, said on the button: log in, agree to new prices and bet, fill the venue's wallet, or bet. */
export function NextStep({ view, problemId }: { readonly view: MemberSlipView; readonly problemId: string }) {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const command = useCommand();
  const written = useOddsText();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const { problem, shortfall } = view;
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
      if (view.afterConsent === undefined) dispatch(slipActions.placeRequested(view.requests));
    };
    return (
      <Button size="l" block onClick={agree}>
        {acceptWords(view, written, t)}
      </Button>
    );
  }
  if (problem === 'insufficient' && shortfall !== undefined) {
    const { venue: channel, amount } = shortfall;
    return (
      <Button
        size="l"
        block
        aria-describedby={problemId}
        onClick={() => void command('transfer.open', { channel, amount, returnTo: pathname + search })}
      >
        {t('slip.transfer', { amount: formatMoney(amount) })}
      </Button>
    );
  }
  return (
    <Button
      size="l"
      block
      disabled={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : problemId}
      onClick={() => dispatch(slipActions.placeRequested(view.requests))}
    >
      {t('slip.place', { amount: formatMoney(view.totalStake) })}
    </Button>
  );
}
