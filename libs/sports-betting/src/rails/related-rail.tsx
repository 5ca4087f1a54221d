import { DEFAULT_VENUE } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readChoice } from '../match/list-choice';
import { useMatchQuery } from '../match/list-queries';
import { RelatedList } from '../related/related-list';
import { useVenueOrder } from '../venue-choice/use-venue-order';

/** Beside a match's page in the full-site layout: what else is on; beside every other page nothing. */
export default function RelatedRail() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const order = useVenueOrder();
  const id = query.get('id');
  const venue = readChoice(query).venue ?? order[0]?.en;
  const isMatch = pathname === PATHS.homeSportsSportsDetails && id !== null;
  const { currentData: match } = useMatchQuery(
    { venue: venue ?? DEFAULT_VENUE, id: id ?? '' },
    { skip: !isMatch || venue === undefined },
  );
  return isMatch && match !== undefined ? <RelatedList match={match} /> : null;
}
