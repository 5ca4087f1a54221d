import { formatDateTime } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Badge } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RecordLeg } from '../bet-list/bet-record';
import { priceText } from '../export/record-rows';
import type { RecordsServices } from '../services';
import { notationWord } from './bet-words';
import { isSettled, STATE_TONES } from './state-view';

export interface LegRowProps {
  readonly leg: RecordLeg;
  /** Whether each leg shows its result; the state of a single says it already. */
  readonly withState: boolean;
}

/** One selection of a bet: what was taken, at which price, in which match. */
export function LegRow({ leg, withState }: LegRowProps) {
  const { t } = useTranslation('records');
  const { language } = useServices<RecordsServices>();
  const scores = [
    ...(leg.scoreAtBet === undefined ? [] : [t('scoreAtBet', { score: leg.scoreAtBet })]),
    ...(leg.result === undefined ? [] : [t('result', { score: leg.result })]),
  ];
  return (
    <li className="flex flex-col gap-0.5 py-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium break-words text-text">
          {leg.selection} {leg.line !== '' && <span className="numeric">{leg.line}</span>}
        </span>
        {leg.odds !== undefined && (
          <span className="numeric shrink-0 text-link">
            <span>@{priceText(leg)}</span> <span className="text-xs text-muted">{notationWord(t, leg)}</span>
          </span>
        )}
      </p>
      <p className="text-xs text-muted">{leg.market}</p>
      <p className="text-sm break-words text-text">{leg.match}</p>
      {scores.length > 0 && (
        <p className="numeric flex flex-wrap gap-x-3 text-xs text-muted">
          {scores.map((score) => (
            <span key={score}>{score}</span>
          ))}
        </p>
      )}
      <p className="flex items-center justify-between gap-3 text-xs text-muted">
        <span className="min-w-0 truncate">
          {leg.league} ·{' '}
          <span className="tabular-nums">{formatDateTime(leg.kickOff, language.current())}</span>
        </span>
        {withState && isSettled(leg.state) && (
          <Badge tone={STATE_TONES[leg.state]}>{t(`state.${leg.state}`)}</Badge>
        )}
      </p>
    </li>
  );
}
