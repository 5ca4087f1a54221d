import { IconButton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectSlipCount, slipActions, type WithSlip } from '../slip-slice';

/** Empties the slip; nothing where there is nothing to empty. */
export function ClearSlip() {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const count = useSelector((state: WithSlip) => selectSlipCount(state));
  if (count === 0) return null;
  return <IconButton icon="trash" label={t('slip.clear')} onClick={() => dispatch(slipActions.cleared())} />;
}
