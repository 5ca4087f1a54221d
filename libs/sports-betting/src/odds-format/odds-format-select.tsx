import { OddsType } from '@heptad/formatting';
import { Select } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { oddsFormatActions, type OddsTypeValue } from './odds-format-slice';
import { useOddsType } from './use-odds-type';

const NAMES = Object.entries(OddsType) as readonly (readonly [keyof typeof OddsType, OddsTypeValue])[];

/** Lets the member choose the notation of prices; every price follows at once, without being asked for again. */
export function OddsFormatSelect({ className = 'px-2 text-muted' }: { readonly className?: string }) {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const type = useOddsType();
  return (
    <Select
      label={t('oddsFormat.label')}
      options={NAMES.map(([name, value]) => ({ value: `${value}`, label: t(`oddsFormat.${name}`) }))}
      value={`${type}`}
      onValueChange={(text) => {
        const chosen = NAMES.find(([, value]) => `${value}` === text);
        if (chosen !== undefined) dispatch(oddsFormatActions.oddsTypeChosen(chosen[1]));
      }}
      className={className}
    />
  );
}
