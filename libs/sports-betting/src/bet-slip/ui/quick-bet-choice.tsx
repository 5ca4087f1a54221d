import { ITEMS, useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { Switch } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../../services';
import { FILL_SLIP, QUICK_BET } from '../rules/gesture-mode';
import { QuickStakeChoice } from './quick-stake-choice';
import { ToleranceChoice } from './tolerance-choice';

/** Turns quick betting on and off, and presets its stake; off until the member wants it (CONST-006, STORE-019). */
export function QuickBetChoice() {
  const { t } = useTranslation('sports');
  const { device } = useServices<SportsServices>();
  const isQuick = useStoredItem(device.items, ITEMS.betGestureMode) === QUICK_BET;
  return (
    <div className="flex flex-col gap-1">
      <Switch
        checked={isQuick}
        onCheckedChange={(on) => device.items.set(ITEMS.betGestureMode, on ? QUICK_BET : FILL_SLIP)}
      >
        <span className="block text-sm">{t('slip.quick.label')}</span>
        <span className="block text-xs text-muted">{t('slip.quick.hint')}</span>
      </Switch>
      {isQuick && (
        <>
          <QuickStakeChoice />
          <ToleranceChoice />
        </>
      )}
    </div>
  );
}
