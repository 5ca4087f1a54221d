import { useServices } from '@heptad/feature-module';
import { IconButton, TOAST_KIND } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RecordsServices } from '../services';

/** The number of a bet with a button that copies it. */
export function CopyNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation('records');
  const { toast } = useServices<RecordsServices>();
  const copy = async (): Promise<void> => {
    try {
      // Without a secure context there is no clipboard at all, which fails the same way.
      await navigator.clipboard.writeText(number);
      toast.show({ text: t('copied'), kind: TOAST_KIND.success });
    } catch {
      toast.show({ text: t('copyFailed'), kind: TOAST_KIND.failure });
    }
  };
  return (
    <span className="flex min-w-0 items-center text-xs text-muted">
      <span className="truncate tabular-nums select-text">{t('number', { number })}</span>
      <IconButton
        icon="copy"
        label={t('copy', { number })}
        onClick={() => void copy()}
        className="-my-3 text-muted [&_svg]:size-4"
      />
    </span>
  );
}
