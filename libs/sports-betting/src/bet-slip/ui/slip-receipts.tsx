import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isBusy, isOpen, type Placement } from '../placement';
import { slipActions } from '../slip-slice';
import { AcceptanceAsk } from './acceptance-ask';
import { SlipReceipt } from './slip-receipt';

/** What became of the last tap, and the two next steps: done, or the same selections once more. */
export function SlipReceipts({ placements }: { readonly placements: readonly Placement[] }) {
  const { t } = useTranslation('sports');
  const dispatch = useDispatch();
  const busy = placements.some(isBusy);
  return (
    <div className="flex flex-col gap-3 py-2">
      <ul className="flex flex-col gap-3" aria-label={t('slip.receipt.title')}>
        {placements.map((placement) => (
          <SlipReceipt key={placement.key} placement={placement} />
        ))}
      </ul>
      {!busy && <AcceptanceAsk venues={placements.map(({ venue }) => venue)} />}
      {!busy && (
        <div className="grid grid-cols-2 gap-3">
          <Button
            variant="secondary"
            disabled={placements.some(isOpen)}
            onClick={() => dispatch(slipActions.selectionsKept())}
          >
            {t('slip.keep')}
          </Button>
          <Button onClick={() => dispatch(slipActions.receiptsClosed())}>{t('slip.done')}</Button>
        </div>
      )}
    </div>
  );
}
