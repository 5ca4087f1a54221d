import { useIsMember } from '@heptad/session';
import { IconButton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { acceptanceOf } from '../rules/acceptance';
import { selectSlip, type WithSlip } from '../slip-slice';
import { AcceptanceChoice } from './acceptance-choice';
import { QuickBetChoice } from './quick-bet-choice';
import type { StakeEntry } from './use-stake-entry';

/** The gear that shows the slip's settings in place of its selections; nothing where there is nothing to bet on. */
export function SlipGear({ entry }: { readonly entry: StakeEntry }) {
  const { t } = useTranslation('sports');
  const isUsed = useSelector((state: WithSlip) => selectSlip(state).legs.length > 0);
  if (!isUsed) return null;
  return (
    <IconButton
      icon="settings"
      label={t('slip.settings')}
      aria-expanded={entry.showsSettings}
      className="aria-expanded:text-accent"
      onClick={entry.toggleSettings}
    />
  );
}

/** Which changed odds may be taken, by venue, and how quick bets are made. */
export function SlipSettings() {
  const { acceptance, legs } = useSelector((state: WithSlip) => selectSlip(state));
  const isMember = useIsMember();
  const venues = [...new Set(legs.map(({ venue }) => venue))];
  return (
    <div className="flex flex-col gap-3 pb-3">
      {venues.map((venue) => (
        <AcceptanceChoice key={venue} venue={venue} acceptance={acceptanceOf(acceptance, venue)} />
      ))}
      {isMember && <QuickBetChoice />}
    </div>
  );
}
