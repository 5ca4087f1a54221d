import { convertOdds, type Money, type Odds } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { useWalletQuery, type VenueCode } from '@heptad/venue-gateway';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useOddsType } from '../../odds-format/use-odds-type';
import type { SportsServices } from '../../services';
import { selectSlip, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';
import { slipView, type SlipView } from '../slip-view';
import { useLegQuotes } from './use-leg-quotes';

/** The slip of this moment with the member it is for. */
export interface MemberSlipView extends SlipView {
  readonly slip: SlipState;
  readonly isMember: boolean;
  readonly balanceOf: (venue: VenueCode) => Money | undefined;
}

/** What is typed as stakes at this moment, by wager. */
export const stakesOf = (state: WithSlip): SlipState['stakes'] => selectSlip(state).stakes;

/** What is typed as a wager's stake at this moment, possibly empty or unfinished. */
export const useStakeText = (wagerId: string): string =>
  useSelector((state: WithSlip) => stakesOf(state)[wagerId] ?? '');

/** Whether nothing but what is typed differs. */
const alikeButStakes = ({ stakes: _was, ...one }: SlipState, { stakes: _is, ...other }: SlipState): boolean =>
  shallowEqual(one, other);

/**
 * The slip, whose stakes follow what is typed when that is painted: a key shows its digit first, what it comes to is drawn after it.
 * A component that is not memoised is drawn twice with each digit.
 */
export function useDeferredSlip(): SlipState {
  const slip = useSelector((state: WithSlip) => selectSlip(state), alikeButStakes);
  const stakes = useDeferredValue(useSelector(stakesOf));
  return useMemo(() => ({ ...slip, stakes }), [slip, stakes]);
}

/** What the slip shows; drawn again when one of its own prices changes or goes stale. @param slip as it is drawn */
export function useSlipView(slip: SlipState): MemberSlipView {
  const { clock } = useServices<SportsServices>();
  const isMember = useIsMember();
  const { currentData: wallet } = useWalletQuery(undefined, { skip: !isMember });
  const board = useLegQuotes(slip.legs);
  const balanceOf = (venue: VenueCode): Money | undefined =>
    wallet?.channels.find(({ channel }) => channel === venue)?.balance;
  return {
    ...slipView({ slip, board, now: clock.now(), balanceOf }),
    slip,
    isMember,
    balanceOf,
  };
}

/** Writes prices in the notation the member chose. */
export function useOddsText(): (price: Odds) => string {
  const type = useOddsType();
  return useCallback((price) => convertOdds(price, type), [type]);
}
