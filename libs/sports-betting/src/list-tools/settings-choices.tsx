import { ITEMS, useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { RadioGroup } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { BET_MODE_NUMBERS, BET_MODES, type BetMode } from '../bet-slip/rules/bet-modes';
import { OddsFormatSelect } from '../odds-format/odds-format-select';
import type { SportsServices } from '../services';
import { useListSettings, UserMode } from './list-settings';

type ModeName = keyof typeof UserMode;

const nameOf = <Name extends string>(
  values: Readonly<Record<Name, number>>,
  value: number,
): Name | undefined => (Object.keys(values) as Name[]).find((name) => values[name] === value);

/** How cards look (SPORT-018), which bets the slip shows of several selections (SPORT-019), and the notation of prices (SPORT-015). Takes effect at once. */
export function SettingsChoices() {
  const { t } = useTranslation('sports');
  const { items } = useServices<SportsServices>().device;
  const { userMode } = useListSettings();
  const betMode = useStoredItem(items, ITEMS.betMode);
  return (
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
      <RadioGroup<BetMode>
        label={t('slip.mode.label')}
        value={betMode === undefined ? null : (nameOf(BET_MODE_NUMBERS, betMode) ?? null)}
        onValueChange={(name) => items.set(ITEMS.betMode, BET_MODE_NUMBERS[name])}
        options={BET_MODES.map((value) => ({ value, label: t(`slip.mode.${value}`) }))}
      />
      <div className="flex items-center justify-between text-sm">
        <span aria-hidden="true">{t('oddsFormat.label')}</span>
        <OddsFormatSelect />
      </div>
    </div>
  );
}
