import { useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { SegmentedControl } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../../services';
import { TOLERANCE_ITEM, TOLERANCES, USUAL_TOLERANCE } from '../quick-bet-choices';

/** How much worse the price of a quick bet may have become. */
export function ToleranceChoice() {
  const { t } = useTranslation('sports');
  const { device } = useServices<SportsServices>();
  const label = t('slip.quick.tolerance');
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xs text-muted" aria-hidden="true">
        {label}
      </p>
      <SegmentedControl
        label={label}
        value={useStoredItem(device.items, TOLERANCE_ITEM) ?? USUAL_TOLERANCE}
        onValueChange={(chosen) => device.items.set(TOLERANCE_ITEM, chosen)}
        segments={TOLERANCES.map((value) => ({
          value,
          label: value === '0' ? t('slip.quick.noTolerance') : `${value}%`,
        }))}
        className="tabular-nums"
      />
    </div>
  );
}
