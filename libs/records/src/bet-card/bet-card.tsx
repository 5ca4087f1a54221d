import { formatDateTime, formatMoney } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Badge, Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { BetRecord } from '../bet-list/bet-record';
import type { RecordsServices } from '../services';
import { CopyNumber } from './copy-number';
import { LegRow } from './leg-row';
import { signedAmount } from './signed-amount';
import { isSettled, STATE_TONES } from './state-view';

function Amount({
  label,
  children,
  className,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className={`numeric truncate text-sm ${className ?? 'text-text'}`}>{children}</dd>
    </div>
  );
}

/** One bet with its legs, its money and what became of it. */
export function BetCard({ record }: { readonly record: BetRecord }) {
  const { t } = useTranslation('records');
  const { language } = useServices<RecordsServices>();
  const { id, venue, state, combination, stake, returns, winLoss, placedAt, legs } = record;
  const settled = isSettled(state);
  const result = winLoss === undefined ? undefined : signedAmount(winLoss);
  const kind = combination.legs === 1 ? t('single') : t('combo', { ...combination });
  return (
    <Card as="article" aria-label={t('bet', { number: id })} data-state={state}>
      <header className="flex items-center justify-between gap-3">
        <p className="min-w-0 truncate text-sm font-semibold text-text">
          {t(`venue.${venue}`)} · {kind}
        </p>
        <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
      </header>
      <ul className="divide-y divide-line">
        {legs.map((leg, index) => (
          <LegRow key={`${String(index)} ${leg.match}`} leg={leg} withState={legs.length > 1} />
        ))}
      </ul>
      <dl className="grid grid-cols-3 gap-3 border-t border-line py-2">
        <Amount label={t('stake')}>{formatMoney(stake)}</Amount>
        <Amount label={t(settled ? 'returned' : 'potentialReturn')}>{formatMoney(returns)}</Amount>
        {result !== undefined && (
          <Amount label={t('winLoss')} className={result.tone}>
            {result.text}
          </Amount>
        )}
      </dl>
      <footer className="flex flex-wrap items-center justify-between gap-x-3">
        <CopyNumber number={id} />
        <time dateTime={new Date(placedAt).toISOString()} className="text-xs text-muted tabular-nums">
          {formatDateTime(placedAt, language.current())}
        </time>
      </footer>
    </Card>
  );
}
