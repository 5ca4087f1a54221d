import { BottomSheet } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { SettingsChoices } from './settings-choices';

export { messages } from './sheet-texts';

/** The choices that concern lists and prices, over a list. */
export default function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('sports');
  return (
    <BottomSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('tools.settings')}
      closeLabel={t('tools.closeSettings')}
    >
      <SettingsChoices />
    </BottomSheet>
  );
}
