import { useIsMember } from '@heptad/session';
import { useLocation } from 'react-router-dom';
import { OpenBets } from './open-bets';

/** Of the newest open bets. */
export const BETS_SHOWN = 5;

/** A member's open bets beside every page of the full-site layout but that of the bets themselves. */
export default function OpenBetsPanel() {
  const { pathname } = useLocation();
  const isMember = useIsMember();
  return isMember && !pathname.startsWith('/record/') ? (
    <OpenBets most={BETS_SHOWN} className="shrink-0 rounded-l bg-raised px-3 pt-2 pb-1 shadow-1" />
  ) : null;
}
