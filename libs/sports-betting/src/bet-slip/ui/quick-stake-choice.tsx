import { useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { SegmentedControl } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../../services';
import { LEAST_QUICK_STAKE, QUICK_BET_STAKES, QUICK_STAKE_ITEM } from '../quick-bet-choices';

/** The stake that quick bets are made with. */
export function QuickStakeChoice() {
  const { t } = useTranslation('sports');
  const { device } = useServices<SportsServices>();
  const stake = useStoredItem(device.items, QUICK_STAKE_ITEM) ?? LEAST_QUICK_STAKE;
  return (
    <SegmentedControl
      label={t('slip.quick.stake')}
      value={stake}
      onValueChange={(chosen) => device.items.set(QUICK_STAKE_ITEM, chosen)}
      segments={QUICK_BET_STAKES.map((value) => ({ value, label: value }))}
      className="tabular-nums"
    />
  );
}
