import { OddsType } from '@heptad/formatting';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import {
  oddsFormatActions,
  selectOddsType,
  type OddsFormatState,
  type OddsTypeValue,
} from './odds-format-slice';

const NAMES = Object.entries(OddsType) as readonly (readonly [keyof typeof OddsType, OddsTypeValue])[];

/** Lets the member choose the notation of prices; every price follows at once, without being asked for again. */
export function OddsFormatSelect() {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const type = useSelector((state: { readonly oddsFormat: OddsFormatState }) => selectOddsType(state));
  return (
    <select
      aria-label={t('oddsFormat.label')}
      value={type}
      onChange={(event) => {
        const chosen = NAMES.find(([, value]) => String(value) === event.target.value);
        if (chosen !== undefined) dispatch(oddsFormatActions.chosen(chosen[1]));
      }}
      className="h-11 rounded-m bg-transparent px-1 text-sm text-muted focus-visible:outline-2 focus-visible:outline-focus"
    >
      {NAMES.map(([name, value]) => (
        <option key={value} value={value} className="bg-raised text-text">
          {t(`oddsFormat.${name}`)}
        </option>
      ))}
    </select>
  );
}
