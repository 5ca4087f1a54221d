import { Badge, cx, Icon, IconButton, VisuallyHidden } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf } from '../slip-selection';
import type { LegView } from '../slip-view';
import { ExclusionNote } from './leg-exclusion';
import { useOddsText } from './use-slip-view';
import { teamsOf, useSelectionText } from './use-selection-text';

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

/** One selection of the slip: what was picked, its price of this moment, and why it cannot be bet where it cannot. */
export function SlipLeg({ view, onRemove, children }: SlipLegProps) {
  const { t } = useTranslation('sports');
  const selectionText = useSelectionText();
  const { leg, problem, exclusion } = view;
  const held = problem !== undefined && problem !== 'oddsChanged';
  const name = selectionText(leg);
  return (
    <li
      aria-label={name}
      data-problem={problem}
      className="flex min-w-0 flex-col gap-2 rounded-m border border-line bg-raised p-3 data-[problem=oddsChanged]:border-warning"
    >
      <div className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className={cx('line-clamp-3 font-medium break-words', held ? 'text-muted' : 'text-text')}>
            {name}
          </p>
          <p className="truncate text-xs text-muted">
            {leg.market.name} · {t(`venue.${leg.venue}`)}
          </p>
          <p className="line-clamp-2 text-xs break-words text-muted">{teamsOf(leg)}</p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          <LegPrice view={view} />
          {held && (
            <Badge tone={problem === 'stale' ? 'warning' : 'muted'}>
              {problem !== 'stale' && <Icon name="lock" className="mr-1 inline size-3" />}
              {t(`slip.mark.${problem}`)}
            </Badge>
          )}
        </div>
        <IconButton
          icon="close"
          label={t('slip.remove', { name })}
          className="-mt-2 -mr-2"
          onClick={() => onRemove(keyOf(leg))}
        />
      </div>
      {exclusion !== undefined && <ExclusionNote exclusion={exclusion} name={name} />}
      {children}
    </li>
  );
}
