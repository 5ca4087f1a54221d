import { IconButton, preloadBottomSheet } from '@heptad/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasHistory } from './asked-selection';
import type { PriceHistorySheetProps } from './price-history-sheet';

export { messages } from './price-history-texts';

const loadSheet = () => import('./price-history-sheet');
const PriceHistorySheet = lazy(loadSheet);

/** Fetches what the tap needs when the finger goes down. */
const prefetch = (): void => void Promise.allSettled([loadSheet(), preloadBottomSheet()]);

/** Opens how the prices of a market went; nothing for a market of which the platform knows no prices. */
export default function PriceHistoryButton(
  market: Pick<PriceHistorySheetProps, 'match' | 'title' | 'lines'>,
) {
  const { t } = useTranslation('sports');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [first] = market.lines;
  if (first === undefined || !hasHistory(first)) return null;
  return (
    <>
      <IconButton
        icon="trend"
        label={t('priceHistory.show', { market: market.title })}
        aria-haspopup="dialog"
        onPointerDown={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="pt-[12px] text-muted! [&_svg]:size-[18px]"
      />
      {wanted && (
        <Suspense fallback={null}>
          <PriceHistorySheet {...market} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
