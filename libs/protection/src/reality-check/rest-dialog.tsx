import { useCommand } from '@heptad/feature-module';
import { Button, Dialog } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** Tells every open page that a rest has begun, and what stays open (ROLE-015). */
export function RestDialog({
  kind,
  onClose,
}: {
  readonly kind: 'timeOut' | 'excluded';
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('protection');
  const send = useCommand();
  const open = (): void => {
    onClose();
    void send('protection.open');
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t(`watch.rest.${kind}`)}
      description={t('watch.rest.hint')}
      actions={
        <>
          <Button variant="secondary" onClick={open}>
            {t('watch.rest.details')}
          </Button>
          <Button onClick={onClose}>{t('watch.rest.read')}</Button>
        </>
      }
    />
  );
}
