import { Button, Dialog } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

export interface SafetyDialogProps {
  readonly open: boolean;
  /** Closes the dialog; called before what follows. */
  readonly onClose: () => void;
  readonly onUnderstood: () => void;
}

/**
 * Warns of people who pose as support and hand out card numbers (SHELL-039). "I understand" closes it, then runs the callback
 * (SHELL-040); Escape and a press outside do nothing, so that it is read.
 */
export function SafetyDialog({ open, onClose, onUnderstood }: SafetyDialogProps) {
  const { t } = useTranslation('site');
  const understood = (): void => {
    onClose();
    onUnderstood();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      dismissible={false}
      title={t('safety.title')}
      description={t('safety.body')}
      actions={<Button onClick={understood}>{t('safety.understood')}</Button>}
    />
  );
}
