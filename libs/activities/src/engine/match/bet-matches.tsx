import { useAppContext } from '@heptad/feature-module';
import { EmptyState } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardMatch } from '../activity';
import { MatchRow } from '../board/match-row';
import { SectionCard } from '../board/section-card';
import { takesBets } from './fixture-order';
import { MatchPrices } from './match-prices';

/** Matches to bet on: each opens at the sports area, and its prices open below it, one match at a time. */
export function BetMatches({
  matches,
  title,
}: {
  readonly matches: readonly BoardMatch[];
  readonly title: string;
}) {
  const { t } = useTranslation('activities');
  const { RoomPanels } = useAppContext();
  const [open, setOpen] = useState<string>();
  return (
    <SectionCard title={title}>
      {matches.length === 0 ? (
        <EmptyState title={t('engine.match.none')} description={t('engine.match.noneHint')} />
      ) : (
        <ul aria-label={title} className="-my-1 divide-y divide-line">
          {matches.map((match) => (
            <li key={match.id} className="flex flex-col pb-2">
              <ul>
                <MatchRow match={match} />
              </ul>
              {takesBets(match) && (
                <MatchPrices
                  match={match}
                  open={open === match.id}
                  onToggle={() => setOpen(open === match.id ? undefined : match.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {RoomPanels !== undefined && matches.length > 0 && (
        <p className="text-xs text-muted">{t('engine.match.pricesHint')}</p>
      )}
    </SectionCard>
  );
}
