import { useServices } from '@heptad/feature-module';
import { IconButton, copyText } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RecordsServices } from '../services';

/** The number of a bet with a button that copies it. */
export function CopyNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation('records');
  const { toast } = useServices<RecordsServices>();
  const copy = (): Promise<void> => copyText(number, toast, { copied: t('copied'), failed: t('copyFailed') });
  return (
    <span className="flex min-w-0 items-center text-xs text-muted">
      <span className="truncate tabular-nums select-text">{t('number', { number })}</span>
      <IconButton
        icon="copy"
        label={t('copy', { number })}
        onClick={() => void copy()}
        className="-my-3 -mr-3 text-muted [&_svg]:size-4"
      />
    </span>
  );
}
