import { convertOdds, type Money, type Odds } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { useWalletQuery, type VenueCode } from '@heptad/venue-gateway';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
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

/** What the slip shows; drawn again when one of its own prices changes or goes stale. */
export function useSlipView(): MemberSlipView {
  const { clock } = useServices<SportsServices>();
  const slip = useSelector((state: WithSlip) => selectSlip(state));
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
