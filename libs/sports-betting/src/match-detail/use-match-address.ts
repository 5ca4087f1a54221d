import { useServices } from '@heptad/feature-module';
import { useSearchParams } from 'react-router-dom';
import { readChoice } from '../match/list-choice';
import type { MatchArguments } from '../match/list-queries';
import type { SportsServices } from '../services';
import { firstVenue } from '../venue-choice/venue-order';

/**
 * The match that the address of a match's page names, for the page and for what stands beside it. Where the address names no venue it
 * is the one whose session was opened for the page, the member's first.
 * @returns undefined where the address names no match
 */
export function useMatchAddress(): MatchArguments | undefined {
  const [query] = useSearchParams();
  const services = useServices<SportsServices>();
  const id = query.get('id');
  return id === null ? undefined : { venue: readChoice(query).venue ?? firstVenue(services), id };
}
