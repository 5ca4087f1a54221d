import { defined, formatAmount, formatDateTime } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Badge } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BetActions } from '../bet-card/bet-actions';
import { CashOutOnCard } from '../cash-out/cash-out-button';
import { kindWord, notationWord } from '../bet-card/bet-words';
import { CopyNumber } from '../bet-card/copy-number';
import { signedAmount } from '../bet-card/signed-amount';
import { isSettled, STATE_TONES } from '../bet-card/state-view';
import type { BetRecord, RecordLeg } from '../bet-list/bet-record';
import { priceText } from '../export/record-rows';
import type { RecordsServices } from '../services';

const COLUMNS = 'grid grid-cols-[148px_minmax(0,1fr)_80px_88px_84px_80px] gap-x-3';

/** The names of the columns; to those who cannot see them each row says its own. */
export function BetTableHead({ settled }: { readonly settled: boolean }) {
  const { t } = useTranslation('records');
  return (
    <div
      aria-hidden="true"
      className={`${COLUMNS} rounded-t-l border-b border-line bg-raised px-4 py-3 text-xs text-muted`}
    >
      <span>{t('column.number')}</span>
      <span>{t('column.bet')}</span>
      <span className="text-right">{t('stake')}</span>
      <span className="text-right">{t(settled ? 'returned' : 'potentialReturn')}</span>
      <span className="text-right">{t('winLoss')}</span>
      <span className="text-right">{t('column.state')}</span>
    </div>
  );
}

function LegLine({ leg, withState }: { readonly leg: RecordLeg; readonly withState: boolean }) {
  const { t } = useTranslation('records');
  return (
    <li className="min-w-0 py-1">
      <p className="text-sm break-words text-text">
        <span className="font-medium">
          {leg.selection} {leg.line !== '' && <span className="numeric">{leg.line}</span>}
        </span>{' '}
        {leg.odds !== undefined && (
          <>
            <span className="numeric text-link">@{priceText(leg)}</span>{' '}
            <span className="text-xs whitespace-nowrap text-muted">{notationWord(t, leg)}</span>
          </>
        )}
        {withState && isSettled(leg.state) && (
          <Badge tone={STATE_TONES[leg.state]} className="ml-2 align-middle">
            {t(`state.${leg.state}`)}
          </Badge>
        )}
      </p>
      <p className="text-xs break-words text-muted">
        {leg.market} · {leg.match}
        {leg.result !== undefined && <span className="numeric"> · {t('result', { score: leg.result })}</span>}
      </p>
    </li>
  );
}

function Figure({ label, tone = 'text-text', children }: FigureProps) {
  return (
    <div className="min-w-0 text-right">
      <dt className="sr-only">{label}</dt>
      <dd className={`numeric text-sm break-all ${tone}`}>{children}</dd>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly tone?: string;
  readonly children: ReactNode;
}

/** One bet as a row of the full-site layout: all that its card says, side by side. */
export function BetTableRow({ record }: { readonly record: BetRecord }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const { language } = useServices<RecordsServices>();
  const { id, venue, state, stake, returns, winLoss, placedAt, legs } = record;
  const result = winLoss === undefined ? undefined : signedAmount(winLoss, currency);
  return (
    <article
      aria-label={t('bet', { number: id })}
      data-state={state}
      className={`${COLUMNS} items-start border-b border-line bg-raised px-4 py-3`}
    >
      <div className="min-w-0">
        <p className="truncate text-sm font-medium text-text">{t(`venue.${venue}`)}</p>
        <p className="text-xs break-words text-muted">{kindWord(t, record)}</p>
        <time dateTime={new Date(placedAt).toISOString()} className="text-xs text-muted tabular-nums">
          {formatDateTime(placedAt, language.current())}
        </time>
        <CopyNumber number={id} />
      </div>
      <ul className="-my-1 min-w-0">
        {legs.map((leg, index) => (
          <LegLine key={`${String(index)} ${leg.match}`} leg={leg} withState={legs.length > 1} />
        ))}
      </ul>
      <dl className="contents">
        <Figure label={t('stake')}>{formatAmount(stake, currency)}</Figure>
        <Figure label={t(isSettled(state) ? 'returned' : 'potentialReturn')}>
          {formatAmount(returns, currency)}
        </Figure>
        <Figure label={t('winLoss')} {...defined({ tone: result?.tone })}>
          {result?.text ?? '–'}
        </Figure>
      </dl>
      <div className="flex min-w-0 flex-col items-end">
        <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
        <CashOutOnCard record={record} />
        <BetActions record={record} />
      </div>
    </article>
  );
}
