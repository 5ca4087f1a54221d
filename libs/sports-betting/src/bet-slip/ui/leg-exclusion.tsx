import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { LegExclusion } from '../rules/exclusions';
import { slipActions } from '../slip-slice';

export interface ExclusionNoteProps {
  readonly exclusion: LegExclusion;
  /** What was picked. */
  readonly name: string;
}

/** Why a selection cannot be in a combo with the others, and one tap that solves it. */
export function ExclusionNote({ exclusion: { reason, venue, remove }, name }: ExclusionNoteProps) {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const wayOut = t(`slip.exclusion.${reason}`, { venue: t(`venue.${venue}`) });
  return (
    <div className="flex min-w-0 items-center justify-between gap-2 border-t border-line pt-1">
      <p className="min-w-0 text-xs text-warning">{t(`slip.problem.${reason}`)}</p>
      <Button
        size="s"
        variant="secondary"
        className="shrink-0"
        aria-label={`${wayOut}: ${name}`}
        onClick={() => dispatch(slipActions.dropped(remove))}
      >
        {wayOut}
      </Button>
    </div>
  );
}
