import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { EmptyState } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../../services';
import { platformNow, type Activity, type BoardMatch } from '../activity';
import { SectionCard } from '../board/section-card';
import { mayPlay } from '../may-play';
import { usePlay } from '../write/use-play';
import { fixtureOrder, takesBets, takesPick } from './fixture-order';
import { FixturePick } from './fixture-pick';
import { MatchPrices } from './match-prices';

interface FixturesCardProps {
  readonly activity: Omit<Activity, 'board'>;
  readonly fixtures: readonly BoardMatch[];
  readonly title: string;
  readonly aside?: string;
  /** Each match that takes bets shows its prices on demand, where the brand offers bets. */
  readonly priced?: boolean;
}

/** Matches to predict: one prediction each, sent once and final. */
export function FixturesCard({ activity, fixtures, title, aside, priced = false }: FixturesCardProps) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const { isOpen, play } = usePlay(activity);
  const [open, setOpen] = useState<string>();
  const can = isMember && mayPlay(activity, clock);
  const now = platformNow(activity, clock);
  return (
    <SectionCard title={title} aside={aside}>
      {fixtures.length === 0 ? (
        <EmptyState title={t('engine.match.none')} description={t('engine.match.noneHint')} />
      ) : (
        <ul aria-label={title} className="-my-3 divide-y divide-line">
          {fixtureOrder(fixtures).map((match) => (
            <FixturePick
              key={match.id}
              match={match}
              busy={isOpen}
              onPick={can && takesPick(match, now) ? (pick) => play({ fixture: match.id, pick }) : undefined}
            >
              {priced && takesBets(match) && (
                <MatchPrices
                  match={match}
                  open={open === match.id}
                  onToggle={() => setOpen(open === match.id ? undefined : match.id)}
                />
              )}
            </FixturePick>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
