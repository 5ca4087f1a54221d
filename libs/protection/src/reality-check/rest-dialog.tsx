import { useCommand } from '@heptad/feature-module';
import { Button, Dialog } from '@heptad/ui-kit';
import { useState } from 'react';
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
  const [leading, setLeading] = useState<'on' | 'lost'>();
  const open = async (): Promise<void> => {
    setLeading('on');
    try {
      // First the page: where its code does not come, the note stands, and the details can be asked for again.
      await send('protection.open');
    } catch {
      return setLeading('lost');
    }
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t(`watch.rest.${kind}`)}
      description={t('watch.rest.hint')}
      actions={
        <>
          <Button variant="secondary" busy={leading === 'on'} onClick={() => void open()}>
            {t('watch.rest.details')}
          </Button>
          <Button onClick={onClose}>{t('watch.rest.read')}</Button>
        </>
      }
    >
      {leading === 'lost' && (
        <p role="alert" className="text-sm text-danger">
          {t('watch.failed')}
        </p>
      )}
    </Dialog>
  );
}
