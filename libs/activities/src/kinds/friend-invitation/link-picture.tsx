import { QrPicture } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** The member's link as a picture for a camera; it comes later than the link itself. */
export default function LinkPicture({ link }: { readonly link: string }) {
  const { t } = useTranslation('activities');
  return <QrPicture text={link} label={t('friendInvitation.picture')} className="size-32!" />;
}
