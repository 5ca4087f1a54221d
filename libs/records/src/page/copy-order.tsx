import { useServices } from '@heptad/feature-module';
import { copyText, IconButton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RecordsServices } from '../services';

/** The number of an order with a button that copies it. */
export function CopyOrder({ number }: { readonly number: string }) {
  const { t } = useTranslation('records');
  const { toast } = useServices<RecordsServices>();
  const copy = (): Promise<void> =>
    copyText(number, toast, { copied: t('record.copied'), failed: t('record.copyFailed') });
  return (
    <>
      <span className="min-w-0 [overflow-wrap:anywhere] select-text">{number}</span>
      <IconButton
        icon="copy"
        label={t('record.copy', { number })}
        onClick={() => void copy()}
        className="-my-3 -mr-3 shrink-0 text-muted [&_svg]:size-4"
      />
    </>
  );
}
