import { QrPicture } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** Where to pay as a code for a phone's camera. */
export default function PayCode({ text }: { readonly text: string }) {
  const { t } = useTranslation('finance');
  return (
    <>
      <QrPicture text={text} label={t('deposit.code')} />
      <p className="text-xs text-muted">{t('deposit.codeHint')}</p>
    </>
  );
}
