import { LESS_MOTION, useBalancesVisible, useStoredItem, ZOOM_ALLOWED } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import { SwitchRow } from './switch-row';

/** What the page does with amounts, movement and zooming on this device (STORE-020, SHELL-042, SHELL-043). */
export function PageRows() {
  const { t } = useTranslation('account');
  const { items } = useServices<AccountServices>().device;
  const [visible, showAmounts] = useBalancesVisible(items);
  const still = useStoredItem(items, LESS_MOTION) !== undefined;
  const zoom = useStoredItem(items, ZOOM_ALLOWED) !== undefined;
  return (
    <>
      <SwitchRow
        icon="eyeOff"
        title={t('settings.hideAmounts')}
        hint={t('settings.hideAmountsHint')}
        checked={!visible}
        onChange={(hidden) => showAmounts(!hidden)}
      />
      <SwitchRow
        icon="pause"
        title={t('settings.lessMotion')}
        hint={t('settings.lessMotionHint')}
        checked={still}
        onChange={(wanted) => (wanted ? items.set(LESS_MOTION, 'reduced') : items.remove(LESS_MOTION))}
      />
      <SwitchRow
        icon="search"
        title={t('settings.zoom')}
        hint={t('settings.zoomHint')}
        checked={zoom}
        onChange={(wanted) => (wanted ? items.set(ZOOM_ALLOWED, 'yes') : items.remove(ZOOM_ALLOWED))}
      />
    </>
  );
}
