import type { ApiError } from '@heptad/api-client';
import { writeFailureText } from '@heptad/idempotent-write';
import { Button, Dialog } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

export interface AskFirstProps {
  readonly open: boolean;
  readonly title: string;
  readonly description: string;
  /** What the button says that does it. */
  readonly action: string;
  readonly busy: boolean;
  /** Of a mutation that ends it. */
  readonly error: ApiError | object | undefined;
  readonly onSure: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something is ended. */
export function AskFirst({ open, title, description, action, busy, error, onSure, onClose }: AskFirstProps) {
  const { t } = useTranslation('account');
  const failure = writeFailureText(error, t, t('devices.unknownOutcome'));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('devices.keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onSure}>
            {action}
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <p role="alert" className="text-sm break-words text-danger">
          {failure}
        </p>
      )}
    </Dialog>
  );
}
