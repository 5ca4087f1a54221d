import { useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Cell, Icon, Select } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import { QUICK_LOCK } from './lock-items';
import { LOCK_MINUTES } from './lock-rule';

/** After how long this web clip asks for a password; not there in a browser, where closing it logs out already. */
export function QuickLockRow() {
  const { t } = useTranslation('account');
  const { device } = useServices<AccountServices>();
  const minutes = useStoredItem(device.items, QUICK_LOCK);
  const isMember = useIsMember();
  if (!device.webClip || !isMember) return null;
  return (
    <Cell
      leading={<Icon name="lock" className="text-muted" />}
      title={t('settings.quickLock')}
      description={t('settings.quickLockHint')}
      trailing={
        <Select
          label={t('settings.quickLock')}
          options={[
            { value: 'off', label: t('settings.quickLockOff') },
            ...LOCK_MINUTES.map((count) => ({
              value: String(count),
              label: t('settings.quickLockMinutes', { count }),
            })),
          ]}
          value={String(minutes ?? 'off')}
          onValueChange={(chosen) => {
            const wanted = LOCK_MINUTES.find((each) => String(each) === chosen);
            if (wanted === undefined) device.items.remove(QUICK_LOCK);
            else device.items.set(QUICK_LOCK, wanted);
          }}
          className="px-2 text-text"
        />
      }
    />
  );
}
