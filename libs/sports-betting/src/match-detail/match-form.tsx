import { useServices } from '@heptad/feature-module';
import { cx, ErrorState, Skeleton } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamCrest } from '../crests/team-crest';
import type { MatchShape } from '../match/match-shape';
import { useResultsQuery, type ResultMatch } from '../match/result-queries';
import type { SportsServices } from '../services';
import { formOf, type Outcome } from './form';

/** Most teams play five times within this; milliseconds. */
const LOOKED_BACK_MS = 3 * 24 * 3_600_000;

const SIDES = ['home', 'away'] as const;

const TONES: Readonly<Record<Outcome, string>> = {
  won: 'bg-accent text-on-accent',
  drawn: 'bg-sunken text-text',
  lost: 'border border-line text-muted',
};

interface TeamFormProps {
  readonly match: MatchShape;
  readonly side: (typeof SIDES)[number];
  readonly results: readonly ResultMatch[];
}

function TeamForm({ match, side, results }: TeamFormProps) {
  const { t } = useTranslation('sports');
  const form = formOf(match[side], results);
  return (
    <section aria-label={match[side].name} className="min-w-0">
      <h2 className="flex h-[32px] items-center gap-[6px] text-sm font-medium">
        <TeamCrest match={match} side={side} />
        <span className="truncate">{match[side].name}</span>
      </h2>
      {form.length === 0 && <p className="text-xs text-muted">{t('matchPage.form.none')}</p>}
      <ol className="m-0 list-none p-0 text-xs">
        {form.map(({ id, outcome, opponent, atHome, own, theirs }) => (
          <li key={id} className="flex h-[28px] items-center gap-[6px]">
            <span
              className={cx(
                'flex size-[20px] shrink-0 items-center justify-center rounded-s',
                TONES[outcome],
              )}
            >
              {t(`matchPage.form.${outcome}`)}
            </span>
            <span className="shrink-0 text-muted">{t(`side.${atHome ? 'home' : 'away'}`)}</span>
            <span className="min-w-0 flex-1 truncate">{opponent}</span>
            <span className="numeric shrink-0">
              {own}-{theirs}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How both teams of a match did in their last matches, each team's own score first. */
export function MatchForm({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  const { clock } = useServices<SportsServices>();
  const [to] = useState(() => clock.now());
  const { venue, sport } = match;
  const { currentData, isError, isFetching, refetch } = useResultsQuery({
    venue,
    sport,
    from: to - LOOKED_BACK_MS,
    to,
  });
  return (
    <div className="grid min-h-[196px] grid-cols-2 gap-[16px] border-b border-line bg-raised px-[16px] py-[12px]">
      {currentData !== undefined &&
        SIDES.map((side) => <TeamForm key={side} match={match} side={side} results={currentData} />)}
      {currentData === undefined && isError && (
        <div className="col-span-2">
          <ErrorState
            title={t('matchPage.form.failed')}
            retryLabel={t('retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {currentData === undefined && !isError && (
        <div role="status" aria-label={t('loading')} className="col-span-2">
          <Skeleton className="h-[172px] rounded-s" />
        </div>
      )}
    </div>
  );
}
