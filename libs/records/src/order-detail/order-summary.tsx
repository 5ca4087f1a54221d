import { formatAmount, formatDateTime } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Badge, Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { Amount, Amounts } from '../bet-card/amount';
import { kindWord } from '../bet-card/bet-words';
import { CopyNumber } from '../bet-card/copy-number';
import { signedAmount } from '../bet-card/signed-amount';
import { isSettled, STATE_TONES } from '../bet-card/state-view';
import type { BetRecord } from '../bet-list/bet-record';
import type { RecordsServices } from '../services';
import { refusalWord } from './refusal-word';

function Moment({ label, at }: { readonly label: string; readonly at: number }) {
  const { language } = useServices<RecordsServices>();
  return (
    <p className="flex justify-between gap-3 text-sm">
      <span className="text-muted">{label}</span>
      <time dateTime={new Date(at).toISOString()} className="text-right text-text tabular-nums">
        {formatDateTime(at, language.current())}
      </time>
    </p>
  );
}

/** An order's state, its money to the cent and when things happened. */
export function OrderSummary({ record }: { readonly record: BetRecord }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const { id, venue, state, stake, unitStake, parts, returns, winLoss, placedAt, settledAt, refusal } =
    record;
  const result = winLoss === undefined ? undefined : signedAmount(winLoss, currency);
  return (
    <Card
      as="section"
      aria-label={t('bet', { number: id })}
      data-state={state}
      className="flex flex-col gap-3"
    >
      <header className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-base font-semibold break-words text-text">
          {t(`venue.${venue}`)} · {kindWord(t, record)}
        </h2>
        <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
      </header>
      {state === 'rejected' && (
        <p className="text-sm break-words text-danger">
          {t('order.refused', { why: refusalWord(t, refusal) })}
        </p>
      )}
      <Amounts across="2-4">
        <Amount label={t('stake')} size="l">
          {formatAmount(stake, currency)}
        </Amount>
        <Amount label={t(isSettled(state) ? 'returned' : 'potentialReturn')} size="l">
          {formatAmount(returns, currency)}
        </Amount>
        {result !== undefined && (
          <Amount label={t('winLoss')} tone={result.tone} size="l">
            {result.text}
          </Amount>
        )}
        {parts > 1 && (
          <Amount label={t('order.unitStake')} size="l">
            {t('order.units', { stake: formatAmount(unitStake, currency), number: parts })}
          </Amount>
        )}
      </Amounts>
      <div className="flex flex-col gap-1 border-t border-line pt-3">
        <CopyNumber number={id} />
        <Moment label={t('order.placedAt')} at={placedAt} />
        {settledAt !== undefined && <Moment label={t('order.settledAt')} at={settledAt} />}
      </div>
    </Card>
  );
}
