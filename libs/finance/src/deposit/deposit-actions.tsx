import { randomId } from '@heptad/device';
import { writeFailureText } from '@heptad/idempotent-write';
import { Button, Dialog } from '@heptad/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelDepositMutation, useSayPaidMutation } from '../payments/payment-queries';

/** What may be done to an order that waits: say that it is paid, or give it up. Both may be said twice and count once. */
export function DepositActions({ orderNo, ready }: { readonly orderNo: string; readonly ready: boolean }) {
  const { t } = useTranslation('finance');
  const [sayPaid, paid] = useSayPaidMutation();
  const [cancel, cancelled] = useCancelDepositMutation();
  const [asking, setAsking] = useState(false);
  const why = writeFailureText(paid.error ?? cancelled.error, t, t('unknownOutcome'));
  const giveUp = (): void => {
    setAsking(false);
    paid.reset();
    void cancel({ orderNo, key: randomId() });
  };
  return (
    <div className="flex flex-col gap-3">
      {why !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {why}
        </p>
      )}
      <Button
        size="l"
        block
        disabled={!ready}
        busy={paid.isLoading || cancelled.isLoading}
        onClick={() => {
          cancelled.reset();
          void sayPaid({ orderNo, key: randomId() });
        }}
      >
        {t('deposit.iHavePaid')}
      </Button>
      <Button block variant="secondary" busy={cancelled.isLoading} onClick={() => setAsking(true)}>
        {t('deposit.cancel')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('deposit.cancelTitle')}
        description={t('deposit.cancelHint')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('deposit.keep')}
            </Button>
            <Button onClick={giveUp}>{t('deposit.cancel')}</Button>
          </>
        }
      />
    </div>
  );
}
