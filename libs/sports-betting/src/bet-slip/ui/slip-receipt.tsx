import { compareMoney, formatAmount, formatDateTime, totalOdds, ZERO } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Badge, Button, IconButton, copyText, type BadgeTone } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { SportsServices } from '../../services';
import type { Placement, PlacementStatus } from '../placement';
import { combinationCount } from '../rules/combo-codes';
import { costOf } from '../rules/stakes';
import { keyOf } from '../slip-selection';
import { slipActions } from '../slip-slice';
import { ShareReceipt } from './share-receipt';
import { TotalOdds } from './total-odds';
import { useComboText } from './use-combo-text';
import { useErrorText } from './use-error-text';
import { useNotation } from './use-notation';
import { useOddsText } from './use-slip-view';
import { teamsOf, useSelectionText } from './use-selection-text';

/** How each stage looks; a stage without an entry does not compile. */
const TONES: Record<PlacementStatus, BadgeTone> = {
  sending: 'muted',
  confirming: 'warning',
  undecided: 'warning',
  pending: 'warning',
  accepted: 'success',
  rejected: 'danger',
  failed: 'danger',
};

function BetNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation('sports');
  const { toast } = useServices<SportsServices>();
  const copy = (): Promise<void> =>
    copyText(number, toast, { copied: t('slip.copied'), failed: t('slip.copyFailed') });
  return (
    <span className="flex min-w-0 items-center">
      <span className="truncate tabular-nums">{number}</span>
      <IconButton
        icon="copy"
        label={t('slip.copyNumber', { number })}
        onClick={() => void copy()}
        className="-my-3 -mr-3"
      />
    </span>
  );
}

function Facts({ placement: { bet, stake, comboCode, legs } }: { readonly placement: Placement }) {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const { language } = useServices<SportsServices>();
  const whole = bet?.stake ?? costOf(stake, combinationCount(comboCode, legs.length));
  const rows: (readonly [string, ReactNode])[] = [[t('slip.receipt.stake'), formatAmount(whole, currency)]];
  if (bet !== undefined) {
    rows.unshift(
      [t('slip.receipt.number'), <BetNumber key="number" number={bet.id} />],
      [t('slip.receipt.time'), formatDateTime(bet.placedAt, language.current())],
    );
    if (bet.state !== 'rejected' && compareMoney(bet.potentialReturn, ZERO) > 0)
      rows.push([t('slip.receipt.return'), formatAmount(bet.potentialReturn, currency)]);
  }
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex min-w-0 items-center justify-between gap-4">
          <dt className="shrink-0 text-muted">{name}</dt>
          <dd className="min-w-0 text-text tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One bet of the last tap: where it stands, and all that has to be known to find it again. */
export function SlipReceipt({ placement }: { readonly placement: Placement }) {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const written = useOddsText();
  const selectionText = useSelectionText();
  const errorText = useErrorText();
  const comboText = useComboText();
  const { name: notation, isEuropean } = useNotation();
  const { key, status, legs, bet, comboCode } = placement;
  const builderOdds = bet?.builderOdds ?? placement.builderOdds;
  const prices = legs.map((leg, place) => bet?.legs[place]?.odds ?? leg.odds);
  const reason = errorText(placement);
  return (
    <li
      className="flex min-w-0 flex-col gap-2 rounded-m border border-line bg-raised p-3"
      data-status={status}
    >
      <div role="status" className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[status]}>{t(`slip.status.${status}`)}</Badge>
        {legs.length > 1 && (
          <span className="text-sm font-medium text-text">
            {comboText(comboCode, legs.length, builderOdds !== undefined)}
          </span>
        )}
        {legs.length > 1 && combinationCount(comboCode, legs.length) === 1 && (
          <span className="text-sm text-text">
            <TotalOdds odds={builderOdds ?? totalOdds(prices)} />
          </span>
        )}
        {(status === 'confirming' || status === 'undecided') && (
          <span className="text-xs text-muted">{t(`slip.statusHint.${status}`)}</span>
        )}
        {reason !== undefined && <span className="text-sm text-danger">{reason}</span>}
      </div>
      <ul className="flex flex-col gap-1">
        {legs.map((leg, place) => (
          <li key={keyOf(leg)} className="flex min-w-0 justify-between gap-3 text-sm">
            <span className="min-w-0">
              <span className="line-clamp-3 break-words text-text">{selectionText(leg)}</span>
              <span className="line-clamp-2 text-xs break-words text-muted">
                {leg.market.name} · {teamsOf(leg)}
              </span>
            </span>
            {builderOdds === undefined && (
              <span className="shrink-0 text-right">
                <span className="numeric">{written(prices[place] ?? leg.odds)}</span>
                {!isEuropean && <span className="block text-xs text-muted">{notation}</span>}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Facts placement={placement} />
      {bet !== undefined && bet.state !== 'rejected' && <ShareReceipt placement={placement} bet={bet} />}
      {status === 'undecided' && (
        <Button size="s" variant="secondary" onClick={() => dispatch(slipActions.askedAgain({ key }))}>
          {t('slip.askAgain')}
        </Button>
      )}
    </li>
  );
}
