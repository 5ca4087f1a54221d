import type { ApiError } from '@heptad/api-client';
import { formatDateTime } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Button, Select, Skeleton } from '@heptad/ui-kit';
import type { Match, SportKey, VenueCode } from '@heptad/venue-gateway';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordsServices } from '../services';
import { RecordsFailure } from '../page/records-failure';
import { useEditMatchesQuery } from './edit-queries';
import { MarketChoice } from './market-choice';

export interface AddSelectionProps {
  readonly venue: VenueCode;
  readonly sport: SportKey | undefined;
  /** The matches that the bet has a selection of. */
  readonly taken: readonly string[];
  readonly onAdd: (match: Match, wanted: string) => void;
}

/** Adds a selection of another match that has not begun: the match first, then one of its main markets. */
export function AddSelection({ venue, sport = 'football', taken, onAdd }: AddSelectionProps) {
  const { t } = useTranslation('records');
  const { language } = useServices<RecordsServices>();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { data, error, isFetching, refetch } = useEditMatchesQuery({ venue, sport }, { skip: !open });
  const matches = (data ?? []).filter(({ id }) => !taken.includes(id));
  const match = matches.find(({ id }) => id === chosen) ?? matches[0];
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('edit.add')}
      </Button>
      {open && data === undefined && error === undefined && <Skeleton className="h-24 rounded-m" />}
      {open && data === undefined && error !== undefined && (
        <RecordsFailure
          error={error as ApiError}
          word="record.loadFailed"
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {open && data !== undefined && match === undefined && (
        <p role="status" className="py-2 text-sm text-muted">
          {t('edit.noMatches')}
        </p>
      )}
      {open && match !== undefined && (
        <>
          <Select
            label={t('edit.match')}
            value={match.id}
            onValueChange={setChosen}
            options={matches.map(({ id, home, away, kickOff }) => ({
              value: id,
              label: `${home.name} v ${away.name} · ${formatDateTime(kickOff, language.current())}`,
            }))}
            className="w-full min-w-0 border border-line px-2 text-text"
          />
          <MarketChoice
            match={match}
            onChoose={(key) => {
              onAdd(match, key);
              setOpen(false);
            }}
          />
        </>
      )}
    </div>
  );
}
