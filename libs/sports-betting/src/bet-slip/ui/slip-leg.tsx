import { cx, Icon, IconButton, VisuallyHidden } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { awaitsConsent } from '../rules/consent';
import { keyOf } from '../slip-selection';
import type { LegView } from '../slip-view';
import { ExclusionNote } from './leg-exclusion';
import { LegMatch } from './leg-match';
import { useOddsText } from './use-slip-view';
import { useSelectionParts } from './use-selection-text';

/** The price, or the way it went since the member consented. */
function LegPrice({ view: { leg, odds, moved } }: { readonly view: LegView }) {
  const { t } = useTranslation('sports');
  const written = useOddsText();
  if (moved === null) return <span className="numeric text-lg">{written(odds)}</span>;
  return (
    <span className="flex items-center gap-1 numeric text-lg" data-moved={moved}>
      <s className="text-sm font-normal text-muted">
        <VisuallyHidden>{t('slip.oddsWere')} </VisuallyHidden>
        {written(leg.odds)}
      </s>
      <Icon name={moved} className={cx('size-4', moved === 'up' ? 'text-up' : 'text-down')} />
      <span className={moved === 'up' ? 'text-up' : 'text-down'}>
        <VisuallyHidden>{t('slip.oddsAre')} </VisuallyHidden>
        {written(odds)}
      </span>
    </span>
  );
}

export interface SlipLegProps {
  readonly view: LegView;
  readonly onRemove: (key: string) => void;
  /** The stake of a single. */
  readonly children?: ReactNode;
}

/** One selection of the slip in two lines: what was picked with its price of this moment, and what it is of. */
export function SlipLeg({ view, onRemove, children }: SlipLegProps) {
  const { t } = useTranslation('sports');
  const selectionParts = useSelectionParts();
  const { leg, newScore, problem, exclusion } = view;
  const held = problem !== undefined && !awaitsConsent(problem);
  const { name, line } = selectionParts(leg);
  const whole = `${name} ${line}`.trim();
  return (
    <li
      aria-label={whole}
      data-problem={problem}
      className="flex min-w-0 flex-col rounded-m border border-line bg-raised pl-3 data-[problem=oddsChanged]:border-warning data-[problem=scoreChanged]:border-warning"
    >
      <div className="flex min-h-[54px] min-w-0 items-center">
        <div className="flex min-w-0 flex-1 flex-col gap-[2px]">
          <p className={cx('flex min-w-0 items-baseline gap-1', held ? 'text-muted' : 'text-text')}>
            <span className="min-w-0 truncate leading-tight font-medium">{name}</span>
            {line !== '' && <span className="shrink-0 numeric font-medium">{line}</span>}
            {leg.market.countsFrom && <VisuallyHidden>{t('countsFromNow')}</VisuallyHidden>}
            <span className="ml-auto shrink-0 pl-1">{!view.joined && <LegPrice view={view} />}</span>
          </p>
          <LegMatch leg={leg} problem={problem} />
          {newScore !== undefined && (
            <p className="pb-1 text-xs text-warning" data-score-changed="">
              {t('slip.newScore', { score: `${String(newScore.home)}-${String(newScore.away)}` })}
            </p>
          )}
        </div>
        <IconButton
          icon="close"
          label={t('slip.remove', { name: whole })}
          className="text-muted"
          onClick={() => onRemove(keyOf(leg))}
        />
      </div>
      {(exclusion !== undefined || children !== undefined) && (
        <div className="flex min-w-0 flex-col gap-1 pr-[3px] pb-[3px]">
          {exclusion !== undefined && <ExclusionNote exclusion={exclusion} name={whole} />}
          {children}
        </div>
      )}
    </li>
  );
}
