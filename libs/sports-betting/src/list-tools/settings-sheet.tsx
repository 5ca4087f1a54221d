import { ITEMS } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { BottomSheet, RadioGroup } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SportsServices } from '../services';
import { BetModeDisplay, useListSettings, UserMode } from './list-settings';

type ModeName = keyof typeof UserMode;
type DisplayName = keyof typeof BetModeDisplay;

const nameOf = <Name extends string>(
  values: Readonly<Record<Name, number>>,
  value: number,
): Name | undefined => (Object.keys(values) as Name[]).find((name) => values[name] === value);

/** How cards look and which ways of betting are offered (SPORT-018, SPORT-019); takes effect at once. */
export default function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('sports');
  const { items } = useServices<SportsServices>().device;
  const { userMode, betModeDisplay } = useListSettings();
  return (
    <BottomSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('settings.title')}
      closeLabel={t('settings.close')}
    >
      <div className="flex flex-col gap-4">
        <RadioGroup<ModeName>
          label={t('settings.cards')}
          value={nameOf(UserMode, userMode) ?? null}
          onValueChange={(name) => items.set(ITEMS.userMode, UserMode[name])}
          options={(['beginner', 'professional'] as const).map((value) => ({
            value,
            label: t(`settings.${value}`),
            description: t(`settings.${value}Hint`),
          }))}
        />
        <RadioGroup<DisplayName>
          label={t('settings.betting')}
          value={nameOf(BetModeDisplay, betModeDisplay) ?? null}
          onValueChange={(name) => items.set(ITEMS.betModeDisplay, BetModeDisplay[name])}
          options={(['both', 'single', 'combo'] as const).map((value) => ({
            value,
            label: t(`settings.${value}`),
          }))}
        />
      </div>
    </BottomSheet>
  );
}
