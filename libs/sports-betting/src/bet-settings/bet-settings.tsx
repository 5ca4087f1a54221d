import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Card } from '@heptad/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { acceptanceOf } from '../bet-slip/rules/acceptance';
import { selectSlip, type WithSlip } from '../bet-slip/slip-slice';
import { withSlipTexts } from '../bet-slip/slip-texts';
import { AcceptanceChoice } from '../bet-slip/ui/acceptance-choice';
import { QuickBetChoice } from '../bet-slip/ui/quick-bet-choice';
import { SettingsChoices } from '../list-tools/settings-choices';
import { messages as sheetTexts } from '../list-tools/sheet-texts';
import type { SportsServices } from '../services';

export const messages = withSlipTexts(sheetTexts);

/** All choices of betting on the settings page: the same that lists and the slip offer, and the accepted odds changes of every venue (STORE-017, STORE-019, STORE-021). */
export default function BetSettings() {
  const { t } = useTranslation('sports');
  const { venues } = useServices<SportsServices>();
  const { acceptance } = useSelector((state: WithSlip) => selectSlip(state));
  const isMember = useIsMember();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-base font-semibold">
        {t('slip.settings')}
      </h2>
      <SettingsChoices />
      {venues.venues().map(({ en }) => (
        <AcceptanceChoice key={en} venue={en} acceptance={acceptanceOf(acceptance, en)} />
      ))}
      {isMember && <QuickBetChoice />}
    </Card>
  );
}
