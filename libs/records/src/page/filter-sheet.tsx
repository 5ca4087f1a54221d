import { BottomSheet, Button } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withChoice, type RecordFilters } from '../bet-list/record-filters';

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly filters: RecordFilters;
  readonly onChange: (filters: RecordFilters) => void;
  readonly children: ReactNode;
}

/** The choices on a phone. Each counts at once, so that the list is there when the sheet goes. */
export default function FilterSheet({ open, onOpenChange, filters, onChange, children }: FilterSheetProps) {
  const { t } = useTranslation('records');
  const reset = (): void =>
    onChange(withChoice(filters, { sport: undefined, kind: undefined, outcome: undefined }));
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('filter.open')}
      closeLabel={t('close')}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={reset}>
            {t('filter.reset')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('filter.done')}</Button>
        </div>
      }
    >
      {children}
    </BottomSheet>
  );
}
