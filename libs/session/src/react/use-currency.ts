import { useBrand } from '@heptad/feature-module';
import { useSelector } from 'react-redux';
import { sessionSelectors, type WithSession } from '../session-slice';

/** What guests read amounts in where their brand names no currency. */
const DEFAULT_CURRENCY = 'CNY';

/**
 * The currency in which amounts are read: the member's, for guests the brand's. To be given to `formatAmount` and its like.
 * @returns an ISO 4217 code; undefined while the member's is not known
 */
export function useCurrency(): string | undefined {
  const ofGuests = useBrand().config.currency ?? DEFAULT_CURRENCY;
  return useSelector((state: WithSession) =>
    sessionSelectors.selectStatus(state) === 'guest'
      ? ofGuests
      : sessionSelectors.selectMember(state)?.currency,
  );
}
