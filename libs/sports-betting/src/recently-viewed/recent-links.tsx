import { FOCUS_RING_INSIDE, NavigationLink } from '@heptad/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { matchPath } from '../match/match-path';
import { useRecentMatches } from './use-recent-matches';

/** The matches whose pages were opened last, but for the one that is open; nothing where there are none. */
export function RecentLinks() {
  const { t } = useTranslation('sports');
  const title = useId();
  const [query] = useSearchParams();
  const recent = useRecentMatches(query.get('id'));
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="px-3 pb-1 text-sm text-muted">
        {t('recent.title')}
      </h2>
      <ul className="rounded-l bg-raised p-2 shadow-1">
        {recent.map((match) => (
          <li key={`${match.venue} ${match.id}`}>
            <NavigationLink
              href={matchPath(match)}
              className={`flex min-h-11 items-center rounded-m px-2 text-xs text-text hover:bg-sunken lg:min-h-9 ${FOCUS_RING_INSIDE}`}
            >
              <span className="min-w-0 truncate">
                {match.home} – {match.away}
              </span>
            </NavigationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
