import { Button, Dialog } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLeadOn } from './use-lead-on';

/** Tells every open page that a rest has begun, and what stays open (ROLE-015). */
export function RestDialog({
  kind,
  onClose,
}: {
  readonly kind: 'timeOut' | 'excluded';
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('protection');
  const { isLeading, isLost, leadOn } = useLeadOn(onClose);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t(`watch.rest.${kind}`)}
      description={t('watch.rest.hint')}
      actions={
        <>
          <Button variant="secondary" busy={isLeading} onClick={() => void leadOn()}>
            {t('watch.rest.details')}
          </Button>
          <Button onClick={onClose}>{t('watch.rest.read')}</Button>
        </>
      }
    >
      {isLost && (
        <p role="alert" className="text-sm text-danger">
          {t('watch.failed')}
        </p>
      )}
    </Dialog>
  );
}
