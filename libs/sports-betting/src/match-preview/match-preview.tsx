import { useServices } from '@heptad/feature-module';
import { ErrorState, panelOf, Skeleton, Tabs } from '@heptad/ui-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import type { SportsServices } from '../services';
import { LeagueTable } from './league-table';
import { Meetings } from './meetings';
import { useMatchPreviewQuery } from './preview-queries';
import { BothForms } from './team-form';

export { messages } from './preview-texts';

const PARTS = ['form', 'meetings', 'table'] as const;
type Part = (typeof PARTS)[number];

/** What is known before a match (ROUTE-081): the form of both teams, how they met, and the table of their league. */
export default function MatchPreview({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const { language } = useServices<SportsServices>();
  const [part, setPart] = useState<Part>('form');
  const panel = useId();
  const { currentData, isError, isFetching, refetch } = useMatchPreviewQuery({
    matchId: match.id,
    language: language.current(),
  });
  return (
    <section aria-label={t('preview.label')} className="border-b border-line bg-raised">
      <Tabs
        label={t('preview.label')}
        panel={panel}
        items={PARTS.map((value) => ({ value, label: t(`preview.${value}`) }))}
        value={part}
        onValueChange={setPart}
      />
      <div {...panelOf(panel, part)} className="min-h-[196px] px-[16px] py-[12px]">
        {currentData !== undefined && part === 'form' && <BothForms match={match} preview={currentData} />}
        {currentData !== undefined && part === 'meetings' && (
          <Meetings match={match} meetings={currentData.meetings} />
        )}
        {currentData !== undefined && part === 'table' && (
          <LeagueTable match={match} table={currentData.table} />
        )}
        {currentData === undefined && isError && (
          <ErrorState
            title={t('preview.failed')}
            retryLabel={t('retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {currentData === undefined && !isError && (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-[172px]" />
          </div>
        )}
      </div>
    </section>
  );
}
