import { defined } from '@heptad/formatting';
import { Button } from '@heptad/ui-kit';
import { lineLabel, type BetLeg, type Match } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { isOffered, presentOf, wantedOf, type DraftLeg } from './edit-rules';
import { MarketChoice } from './market-choice';

export interface EditLegProps {
  readonly leg: DraftLeg;
  readonly match: Match | undefined;
  /** Whether the match's markets are open to choose from. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChoose: (wanted: string) => void;
  /** Undefined for the last selection of a bet. */
  readonly onRemove: (() => void) | undefined;
}

const nameOf = ({ kind, side, line, selectionName }: BetLeg): string =>
  `${selectionName} ${lineLabel({ kind }, { side, ...defined({ line }) })}`.trim();

/** A selection of the bet: what it was at which price, what it is to be, and what can be done with it. */
export function EditLeg({ leg, match, open, onOpen, onChoose, onRemove }: EditLegProps) {
  const { t } = useTranslation('records');
  const { before } = leg;
  const present = wantedOf(match, leg);
  const now = present && `${present.selection.name} ${lineLabel(present.market, present.selection)}`.trim();
  const name = now ?? (before === undefined ? '' : nameOf(before));
  const isSwapped = before !== undefined && presentOf(match, before)?.selection.key !== leg.wanted;
  return (
    <li aria-label={name} className="rounded-m border border-line px-3 py-2">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0 font-medium break-words text-text">{name}</span>
        <span className="numeric shrink-0">
          {before !== undefined && before.odds !== present?.selection.odds && (
            <del className="mr-2 text-xs text-muted">{before.odds}</del>
          )}
          <span className="text-link">@{present?.selection.odds ?? '–'}</span>
        </span>
      </p>
      <p className="text-xs break-words text-muted">
        {present?.market.name ?? before?.marketName} ·{' '}
        {[match?.home.name ?? before?.home, match?.away.name ?? before?.away].filter(Boolean).join(' v ')}
      </p>
      {isSwapped && (
        <p className="text-xs text-muted">
          {t('edit.was', { name: `${before.marketName} · ${nameOf(before)}` })}
        </p>
      )}
      {(present === undefined || !isOffered(present)) && (
        <p className="text-xs text-warning">{t('edit.notOffered')}</p>
      )}
      <div className="-mx-3 flex">
        <Button
          variant="plain"
          size="s"
          aria-expanded={open}
          aria-label={t('edit.swapOf', { name })}
          disabled={match === undefined}
          onClick={() => onOpen(!open)}
        >
          {t('edit.swap')}
        </Button>
        {onRemove !== undefined && (
          <Button variant="plain" size="s" aria-label={t('edit.removeOf', { name })} onClick={onRemove}>
            {t('edit.remove')}
          </Button>
        )}
      </div>
      {open && match !== undefined && (
        <MarketChoice match={match} first={before?.kind} chosen={leg.wanted} onChoose={onChoose} />
      )}
    </li>
  );
}
