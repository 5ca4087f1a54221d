import { useServices } from '@heptad/feature-module';
import { kickOffLabel } from '@heptad/formatting';
import { cx, Emblem, FOCUS_RING_INSIDE, NavigationLink } from '@heptad/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { crestOf } from '../crests/crest';
import { LeagueMark } from '../crests/league-mark';
import { SportIcon } from '../match/sport-icon';
import type { SportsServices } from '../services';
import { GROUPS, type Found, type GroupName } from './search-groups';
import type { OptionKeys } from './use-option-keys';

function FoundMark({ group, id, title, match }: Found) {
  if (group === 'teams') return <Emblem {...crestOf({ id, name: title })} />;
  if (group === 'leagues') return <LeagueMark league={{ id, name: title }} />;
  return <SportIcon sport={match.sport} />;
}

/** Where the match stands, and what else tells it from others. */
function FoundFacts({ group, of, match }: Found) {
  const { t } = useTranslation('sports');
  const { clock, language } = useServices<SportsServices>();
  const { league, home, away, score, kickOff } = match;
  const facts = [
    group === 'leagues' ? t(`sport.${match.sport}`) : of,
    group === 'matches' ? league : `${home} – ${away}`,
  ];
  return (
    <span className="block truncate text-xs text-muted">
      {score === undefined ? (
        <span className="numeric">{kickOffLabel(kickOff, clock.now(), language.current())}</span>
      ) : (
        <span className="numeric font-medium text-danger">
          {t('period.live')} {score.home}-{score.away}
        </span>
      )}
      {[undefined, ...facts.filter((fact) => fact !== undefined)].join(' · ')}
    </span>
  );
}

export interface FoundListProps {
  /** In the order of the groups. */
  readonly results: readonly Found[];
  readonly keys: OptionKeys;
  /** Those of other words than are typed now. */
  readonly stale: boolean;
  readonly onGo: () => void;
}

/** The results of a search by groups, each a link. */
export function FoundList({ results, keys, stale, onGo }: FoundListProps) {
  const { t } = useTranslation('sports');
  const heading = useId();
  const groups = GROUPS.map((group) => ({
    group,
    found: results.flatMap((result, place) => (result.group === group ? [{ result, place }] : [])),
  })).filter(({ found }) => found.length > 0);
  const headingOf = (group: GroupName): string => `${heading}-${group}`;
  return (
    <div
      id={keys.listId}
      role="listbox"
      aria-label={t('search.results')}
      aria-busy={stale || undefined}
      className="aria-busy:opacity-60"
    >
      {groups.map(({ group, found }) => (
        <div key={group} role="group" aria-labelledby={headingOf(group)}>
          <p id={headingOf(group)} className="px-3 pt-3 pb-1 text-xs text-muted">
            {t(`search.group.${group}`)}
          </p>
          {found.map(({ result, place }) => (
            <NavigationLink
              key={result.id}
              id={keys.idOf(place)}
              role="option"
              aria-selected={place === keys.active}
              tabIndex={-1}
              href={result.href}
              onClick={onGo}
              onMouseMove={() => place !== keys.active && keys.setActive(place)}
              className={cx(
                'flex min-h-[52px] items-center gap-3 rounded-m px-3 text-text aria-selected:bg-sunken',
                FOCUS_RING_INSIDE,
              )}
            >
              <span className="flex w-[24px] shrink-0 justify-center text-muted">
                <FoundMark {...result} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm">{result.title}</span>
                <FoundFacts {...result} />
              </span>
            </NavigationLink>
          ))}
        </div>
      ))}
    </div>
  );
}
