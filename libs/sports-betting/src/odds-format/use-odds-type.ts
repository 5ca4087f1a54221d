import { useSelector } from 'react-redux';
import { selectOddsType, type OddsFormatState, type OddsTypeValue } from './odds-format-slice';

/** The notation in which prices are shown; the caller is drawn again only when it changes (CONST-004). */
export function useOddsType(): OddsTypeValue {
  return useSelector((state: { readonly oddsFormat: OddsFormatState }) => selectOddsType(state));
}
