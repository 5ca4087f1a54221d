import { formatAmount, formatDateTime } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Badge, Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { BetRecord } from '../bet-list/bet-record';
import { CashOutOnCard } from '../cash-out/cash-out-button';
import type { RecordsServices } from '../services';
import { Amount, Amounts } from './amount';
import { BetActions } from './bet-actions';
import { kindWord } from './bet-words';
import { CopyNumber } from './copy-number';
import { LegRow } from './leg-row';
import { signedAmount } from './signed-amount';
import { isSettled, STATE_TONES } from './state-view';

/** Legs that a card shows. Of the others it shows how many there are; they are listed in the order. */
export const LEGS_SHOWN = 3;

/** One bet with its legs, its amounts and its state. */
export function BetCard({ record }: { readonly record: BetRecord }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const { language } = useServices<RecordsServices>();
  const { id, venue, state, stake, returns, winLoss, placedAt, legs } = record;
  const result = winLoss === undefined ? undefined : signedAmount(winLoss, currency);
  // One leg more is shown rather than spoken of.
  const shown = legs.length <= LEGS_SHOWN + 1 ? legs : legs.slice(0, LEGS_SHOWN);
  return (
    <Card as="article" aria-label={t('bet', { number: id })} data-state={state}>
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate text-sm font-semibold text-text">
            {t(`venue.${venue}`)} · {kindWord(t, record)}
          </p>
          <time dateTime={new Date(placedAt).toISOString()} className="text-xs text-muted tabular-nums">
            {formatDateTime(placedAt, language.current())}
          </time>
        </div>
        <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
      </header>
      <ul className="divide-y divide-line">
        {shown.map((leg, index) => (
          <LegRow key={`${String(index)} ${leg.match}`} leg={leg} withState={legs.length > 1} />
        ))}
      </ul>
      {shown.length < legs.length && (
        <p className="pb-2 text-xs text-muted">{t('moreLegs', { number: legs.length - shown.length })}</p>
      )}
      <Amounts across={3} className="border-t border-line py-2">
        <Amount label={t('stake')}>{formatAmount(stake, currency)}</Amount>
        <Amount label={t(isSettled(state) ? 'returned' : 'potentialReturn')}>
          {formatAmount(returns, currency)}
        </Amount>
        {result !== undefined && (
          <Amount label={t('winLoss')} tone={result.tone}>
            {result.text}
          </Amount>
        )}
      </Amounts>
      <CashOutOnCard record={record} />
      <footer className="-mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <CopyNumber number={id} />
        <BetActions record={record} />
      </footer>
    </Card>
  );
}
